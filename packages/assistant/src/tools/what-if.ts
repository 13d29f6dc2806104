/** Tries out changes on a copy of the facts: nothing on the return changes. */
import { type Facts, formatPounds, fromPounds, type Pence, pence, sum, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import { type EntryChange, findSection, presentAnswer } from '@halfpenny/questions';
import { calculate, whatIf } from '@halfpenny/tax';
import * as z from 'zod';
import type { AnswerPart } from '../answer-part.ts';
import { WEEKS_OF_YEAR } from '../language/counts.ts';
import { overlaid } from '../offline/overlay.ts';
import type { AssistantPorts } from '../ports.ts';
import { entryChange } from './change.ts';
import { unlessDeclared } from './declared.ts';
import { factsWith } from './entries-with.ts';
import { defineTool, type ToolResult } from './tool.ts';
import { whyDifferent } from './what-if-why.ts';

/** What can be tried out. */
export const triedKinds = [
	...(['pension', 'giftAid', 'pay', 'profit', 'costs', 'rent', 'propertyCosts', 'mortgage'] as const),
	...(['interest', 'dividends', 'tax'] as const),
] as const;

/** One of them. */
export type TriedKind = (typeof triedKinds)[number];

type Change = Partial<Omit<Facts, 'taxYear'>>;

/** The bill with so much more of something. */
export const whatIfTool = defineTool({
	name: 'whatIf',
	description:
		'What the bill would be with so much more (or less) of something in the year. Changes nothing.',
	input: z.object({
		kind: z.enum(triedKinds).optional(),
		amount: z
			.string()
			.regex(/^-?\d{1,10}\.\d\d$/)
			.optional()
			.describe('More than now in the whole year, decimal pounds: "2000.00"; less with a minus sign.'),
		becomes: z
			.string()
			.optional()
			.describe('What it comes to with that, where that was said; only remembered, the amount counts.'),
		per: z
			.enum(['week', 'month'])
			.optional()
			.describe('How often it was said to come; by the week it was counted for all of them.'),
		why: z
			.literal('yes')
			.optional()
			.describe('Says which figures change, and why, instead of the bill alone.'),
		whole: z
			.string()
			.optional()
			.describe('What it comes to in twelve months, where fewer are tried; only remembered.'),
		also: z
			.array(z.object({ kind: z.enum(triedKinds), amount: z.string().regex(/^-?\d{1,10}\.\d\d$/) }))
			.max(5)
			.optional()
			.describe('What else is more or less at the same time.'),
		told: z
			.array(entryChange)
			.optional()
			.describe('Answers as they would be, instead of a kind and an amount.'),
	}),
	run: unlessDeclared(({ kind, amount, also = [], told, why, per }, ports): ToolResult => {
		if (told) return asTold(told, ports);
		if (kind === undefined || amount === undefined) return { sentences: [sayAssistant('whatIf.what')] };
		const facts = ports.facts();
		if (also.length > 0) return together([{ kind, amount }, ...also], facts);
		const added = fromPounds(amount) ?? ZERO;
		const change = changeOf(kind, facts, added);
		if (!change)
			return { sentences: [sayAssistant('whatIf.nowhere')], fills: { what: sayAssistant(`tried.${kind}`) } };
		const { before, after, difference } = whatIf(facts, change);
		const reasons = why ? whyDifferent(facts, { ...facts, ...change }) : { sentences: [], fills: {} };
		return {
			sentences: [
				sayAssistant(added < 0 ? 'whatIf.lessOf' : 'whatIf.moreOf'),
				...(per === 'week' ? [sayAssistant('whatIf.weeks')] : []),
				sayAssistant(`whatIf.note.${noteOf(kind, added)}`),
				sayAssistant(difference === 0 ? 'whatIf.same' : 'whatIf.bills'),
				...(difference === 0 ? [] : [sayAssistant(difference < 0 ? 'whatIf.less' : 'whatIf.more')]),
				...reasons.sentences,
				sayAssistant('whatIf.unchanged'),
			].filter((sentence) => sentence !== ''),
			fills: {
				...reasons.fills,
				weeks: String(WEEKS_OF_YEAR),
				what: sayAssistant(`tried.${kind}`),
				added: size(added),
				before: inWords(before.totalDue),
				after: inWords(after.totalDue),
				difference: size(difference),
			},
			parts: chartOf(before.totalDue, after.totalDue),
		};
	}),
});

/** The bill with several things more or less at the same time. */
function together(
	levers: readonly { readonly kind: TriedKind; readonly amount: string }[],
	now: Facts,
): ToolResult {
	let facts = now;
	for (const { kind, amount } of levers) {
		const then = factsTried(kind, amount, facts);
		if (!then)
			return { sentences: [sayAssistant('whatIf.nowhere')], fills: { what: sayAssistant(`tried.${kind}`) } };
		facts = then;
	}
	const told = levers.map(({ kind, amount }) => {
		const added = fromPounds(amount) ?? ZERO;
		const fills = { added: size(added), what: sayAssistant(`tried.${kind}`) };
		return added < 0 ? sayAssistant('whatIf.each.less', fills) : sayAssistant('whatIf.each.more', fills);
	});
	return compared(now, facts, told.join('; '));
}

/** The bill with other answers than now. */
function asTold(told: readonly EntryChange[], ports: AssistantPorts): ToolResult {
	const now = ports.facts();
	const facts = factsWith(now, overlaid({ ...ports, openProposals: () => [] }, told));
	if (!facts) return { sentences: [sayAssistant('whatIf.what')] };
	return compared(now, facts, told.flatMap(inWordsOf).join('; '));
}

function compared(now: Facts, facts: Facts, told: string): ToolResult {
	const before = calculate(now, { working: false }).totalDue;
	const after = calculate(facts, { working: false }).totalDue;
	const difference = pence(after - before);
	return {
		sentences: [
			sayAssistant('whatIf.told'),
			sayAssistant(difference === 0 ? 'whatIf.same' : 'whatIf.bills'),
			...(difference === 0 ? [] : [sayAssistant(difference < 0 ? 'whatIf.less' : 'whatIf.more')]),
			sayAssistant('whatIf.unchanged'),
		],
		fills: {
			told,
			before: inWords(before),
			after: inWords(after),
			difference: size(difference),
		},
		parts: chartOf(before, after),
	};
}

/** A changed answer as the page writes it: `Rents: £9,000.00`. */
function inWordsOf(change: EntryChange): readonly string[] {
	if (change.operation === 'remove' && change.field === undefined)
		return [sayAssistant('whatIf.without', { what: sectionWords(change.section).title })];
	if (change.operation !== 'set') return [];
	const { section, field, value } = change;
	const question = findSection(section)?.questions.find(({ id }) => id === field);
	return question
		? [
				`${questionWords(section, field).label.replace(/\?$/, '')}: ${presentAnswer(section, question, value)}`,
			]
		: [];
}

function noteOf(kind: TriedKind, added: Pence) {
	if (kind === 'pay' && added < 0) return 'lessPay';
	return kind === 'pension' || kind === 'giftAid' || kind === 'pay' ? kind : 'none';
}

function size(amount: Pence): string {
	return formatPounds(pence(Math.abs(amount)));
}

/** A bill in words: owed, or paid back. */
function inWords(totalDue: Pence): string {
	const amount = size(totalDue);
	return totalDue < 0 ? sayAssistant('bill.refund', { amount }) : sayAssistant('bill.owed', { amount });
}

function chartOf(before: Pence, after: Pence): readonly AnswerPart[] {
	if (before < 0 || after < 0 || before === after) return [];
	const bars = [
		{ label: sayAssistant('chart.now'), value: before },
		{ label: sayAssistant('chart.then'), value: after },
	];
	return [{ type: 'chart', chart: { title: sayAssistant('chart.bills'), bars } }];
}

/** What there is of a kind now, and the facts with another amount of it; undefined where it has no place yet. */
interface Tried {
	readonly now: (facts: Facts) => Pence | undefined;
	readonly change: (facts: Facts, then: Pence) => Change | undefined;
}

const tried: Readonly<Record<TriedKind, Tried>> = {
	pension: {
		now: ({ reliefs }) => reliefs?.pensionReliefAtSource,
		change: ({ reliefs }, pensionReliefAtSource) => ({ reliefs: { ...reliefs, pensionReliefAtSource } }),
	},
	giftAid: {
		now: ({ reliefs }) => reliefs?.giftAid,
		change: ({ reliefs }, giftAid) => ({ reliefs: { ...reliefs, giftAid } }),
	},
	pay: {
		now: ({ employments = [] }) => employments[0]?.pay,
		change: ({ employments: [main, ...others] = [] }, pay) => ({
			employments: [{ ...main, pay }, ...others],
		}),
	},
	tax: {
		now: ({ employments = [] }) => employments[0]?.taxDeducted,
		change: ({ employments: [main, ...others] = [] }, taxDeducted) =>
			main && { employments: [{ ...main, taxDeducted }, ...others] },
	},
	profit: {
		now: ({ trades = [] }) => trades[0]?.turnover,
		change: ({ trades: [main, ...others] = [] }, turnover) => ({
			trades: [{ ...main, turnover }, ...others],
		}),
	},
	costs: {
		now: ({ trades: [main] = [] }) => totalOf(main?.expenses),
		change: ({ trades: [main, ...others] = [] }, then) =>
			main && {
				trades: [
					{ ...main, tradingAllowance: false, expenses: costsOf(main.expenses, 'otherExpenses', then) },
					...others,
				],
			},
	},
	rent: {
		now: ({ ukProperty }) => ukProperty?.rents,
		change: ({ ukProperty }, rents) => ({ ukProperty: { ...ukProperty, rents } }),
	},
	propertyCosts: {
		now: ({ ukProperty }) => totalOf(ukProperty?.expenses),
		change: ({ ukProperty }, then) =>
			ukProperty && {
				ukProperty: {
					...ukProperty,
					propertyAllowance: false,
					expenses: costsOf(ukProperty.expenses, 'other', then),
				},
			},
	},
	mortgage: {
		now: ({ ukProperty }) => ukProperty?.financeCosts,
		change: ({ ukProperty }, financeCosts) => ({ ukProperty: { ...ukProperty, financeCosts } }),
	},
	interest: {
		now: ({ savings }) => savings?.untaxedUkInterest,
		change: ({ savings }, untaxedUkInterest) => ({ savings: { ...savings, untaxedUkInterest } }),
	},
	dividends: {
		now: ({ dividends }) => dividends?.ukDividends,
		change: ({ dividends }, ukDividends) => ({ dividends: { ...dividends, ukDividends } }),
	},
};

/** What there is of a kind now, in pence; nothing is zero. */
export function triedNow(kind: TriedKind, facts: Facts): Pence {
	return tried[kind].now(facts) ?? ZERO;
}

type Costs = Readonly<Record<string, Pence | undefined>>;

function totalOf(costs: Costs | undefined): Pence {
	return sum(Object.values(costs ?? {}).flatMap((one) => one ?? []));
}

/** Costs that come to another total: more goes to the rest of them, and less leaves one figure. */
function costsOf<Kind extends string>(costs: Costs | undefined, rest: Kind, then: Pence): Costs {
	const more = pence(then - totalOf(costs));
	return more >= 0 ? { ...costs, [rest]: sum([costs?.[rest] ?? ZERO, more]) } : { [rest]: then };
}

/** The facts with so much more or less of a kind, decimal pounds; undefined where there is not so much to take from. */
export function factsTried(kind: TriedKind, amount: string, facts: Facts): Facts | undefined {
	const change = changeOf(kind, facts, fromPounds(amount) ?? ZERO);
	return change && { ...facts, ...change };
}

/** Undefined where nothing of the kind is there to take from. */
function changeOf(kind: TriedKind, facts: Facts, added: Pence): Change | undefined {
	const then = triedNow(kind, facts) + added;
	return then < 0 ? undefined : tried[kind].change(facts, pence(then));
}
