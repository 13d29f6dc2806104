/** Tries out changes on a copy of the facts: nothing on the return changes. */
import { type Facts, formatPounds, fromPounds, type Pence, pence, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { whatIf } from '@halfpenny/tax';
import * as z from 'zod';
import type { AnswerPart } from '../answer-part.ts';
import { defineTool, type ToolResult } from './tool.ts';

/** What can be tried out. */
const triedKinds = ['pension', 'giftAid', 'pay', 'profit', 'costs', 'rent', 'interest', 'dividends'] as const;

/** One of them. */
export type TriedKind = (typeof triedKinds)[number];

type Change = Partial<Omit<Facts, 'taxYear'>>;

/** The bill with so much more of something. */
export const whatIfTool = defineTool({
	name: 'whatIf',
	description:
		'What the bill would be with so much more (or less) of something in the year. Changes nothing.',
	input: z.object({
		kind: z.enum(triedKinds),
		amount: z
			.string()
			.regex(/^-?\d{1,10}\.\d\d$/)
			.describe('More than now in the whole year, decimal pounds: "2000.00"; less with a minus sign.'),
	}),
	run: ({ kind, amount }, ports): ToolResult => {
		const facts = ports.facts();
		const added = fromPounds(amount) ?? ZERO;
		const change = changes[kind](facts, added);
		if (!change)
			return { sentences: [sayAssistant('whatIf.nowhere')], fills: { what: sayAssistant(`tried.${kind}`) } };
		const { before, after, difference } = whatIf(facts, change);
		return {
			sentences: [
				sayAssistant(added < 0 ? 'whatIf.lessOf' : 'whatIf.moreOf'),
				sayAssistant(`whatIf.note.${noteOf(kind)}`),
				sayAssistant(difference === 0 ? 'whatIf.same' : 'whatIf.bills'),
				...(difference === 0 ? [] : [sayAssistant(difference < 0 ? 'whatIf.less' : 'whatIf.more')]),
				sayAssistant('whatIf.unchanged'),
			].filter((sentence) => sentence !== ''),
			fills: {
				what: sayAssistant(`tried.${kind}`),
				added: size(added),
				before: inWords(before.totalDue),
				after: inWords(after.totalDue),
				difference: size(difference),
			},
			parts: chartOf(before.totalDue, after.totalDue),
		};
	},
});

function noteOf(kind: TriedKind) {
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

/** Undefined where nothing of the kind is there to take from. */
const changes: Readonly<Record<TriedKind, (facts: Facts, added: Pence) => Change | undefined>> = {
	pension: ({ reliefs }, added) =>
		moved(reliefs?.pensionReliefAtSource, added, (pensionReliefAtSource) => ({
			reliefs: { ...reliefs, pensionReliefAtSource },
		})),
	giftAid: ({ reliefs }, added) =>
		moved(reliefs?.giftAid, added, (giftAid) => ({ reliefs: { ...reliefs, giftAid } })),
	pay: ({ employments = [] }, added) => {
		const [main, ...others] = employments;
		return moved(main?.pay, added, (pay) => ({ employments: [{ ...main, pay }, ...others] }));
	},
	profit: ({ trades = [] }, added) => {
		const [main, ...others] = trades;
		return moved(main?.turnover, added, (turnover) => ({ trades: [{ ...main, turnover }, ...others] }));
	},
	costs: ({ trades = [] }, added) => {
		const [main, ...others] = trades;
		if (!main) return undefined;
		return moved(main.expenses?.otherExpenses, added, (otherExpenses) => ({
			trades: [
				{ ...main, tradingAllowance: false, expenses: { ...main.expenses, otherExpenses } },
				...others,
			],
		}));
	},
	rent: ({ ukProperty }, added) =>
		moved(ukProperty?.rents, added, (rents) => ({ ukProperty: { ...ukProperty, rents } })),
	interest: ({ savings }, added) =>
		moved(savings?.untaxedUkInterest, added, (untaxedUkInterest) => ({
			savings: { ...savings, untaxedUkInterest },
		})),
	dividends: ({ dividends }, added) =>
		moved(dividends?.ukDividends, added, (ukDividends) => ({ dividends: { ...dividends, ukDividends } })),
};

function moved(now: Pence | undefined, by: Pence, change: (then: Pence) => Change): Change | undefined {
	const then = (now ?? 0) + by;
	return then < 0 ? undefined : change(pence(then));
}
