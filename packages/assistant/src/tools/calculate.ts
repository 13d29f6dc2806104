/** What is owed, and any one figure of the calculation by its working. */
import { formatPounds, pence } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { type EntryChange, openScopeQuestions } from '@halfpenny/questions';
import { type Calculation, calculate } from '@halfpenny/tax';
import { type RuleId, ruleWords } from '@halfpenny/tax/words';
import * as z from 'zod';
import type { AnsweredFigure, AnswerPart } from '../answer-part.ts';
import { overlaid } from '../offline/overlay.ts';
import type { AssistantPorts } from '../ports.ts';
import { entryChange } from './change.ts';
import { unlessDeclared } from './declared.ts';
import { factsWith } from './entries-with.ts';
import { figureOf } from './figure.ts';
import { promisedIn } from './promised.ts';
import { seeWorking } from './see-working.ts';
import { defineTool, type ToolResult } from './tool.ts';

/** What the bill is made of, in the order in which it is worked out. */
const partsOfBill: readonly RuleId[] = [
	'employment-income',
	'trade-profits',
	'partnership-profits',
	'property-receipts',
	'property-profit',
	'pensions-received',
	'other-income',
	'savings-income',
	'dividend-income',
	'total-income',
	'personal-allowance',
	'income-tax-due',
	'class2',
	'class4',
	'student-loan',
	'postgraduate-loan',
	'gains-tax-due',
	'tax-taken-off',
	'total-due',
].filter((rule): rule is RuleId => rule in ruleWords);

/** What is owed for the year, by its working. */
export const calculateTool = defineTool({
	name: 'calculate',
	description:
		'What is owed for the year, or what HMRC pays back, with the figures that it is made of. Use it for any question about the bill as a whole.',
	input: z.object({
		told: z
			.array(entryChange)
			.optional()
			.describe('What the person told that is not on the return yet: gives the bill with it as well.'),
	}),
	run: unlessDeclared(({ told = [] }, ports) =>
		withTold(isEmpty(ports) ? notKnown(ports) : bill(ports), told, ports),
	),
});

/** The answer, with what would be owed counting what the person told, where that brings in anything. */
function withTold(result: ToolResult, told: readonly EntryChange[], ports: AssistantPorts): ToolResult {
	if (told.length === 0 || ports.returnType() === 'partnership') return result;
	const facts = factsWith(ports.facts(), overlaid(ports, told));
	const calculation = facts && calculate(facts, { working: false });
	if (!calculation || calculation.totalIncome === 0) return result;
	const { totalDue } = calculation;
	// Nothing is known but what was told: that is the whole answer.
	const before = isEmpty(ports) ? [] : result.sentences;
	return {
		...result,
		sentences: [...before, sayAssistant(totalDue < 0 ? 'owe.soFar.refund' : 'owe.soFar')],
		fills: { ...result.fills, amount: formatPounds(pence(Math.abs(totalDue))) },
	};
}

/** Whether nothing a bill could come from is on the return, while it is still open what there was. */
function isEmpty(ports: AssistantPorts): boolean {
	const entries = ports.entries();
	const { totalIncome } = calculate(ports.facts(), { working: false });
	const isOpen = openScopeQuestions(entries, ports.facts().taxYear).length > 0 || promisedIn(ports) !== '';
	return (
		ports.returnType() === 'individual' &&
		totalIncome === 0 &&
		isOpen &&
		entries.every(({ section }) => section === 'scope')
	);
}

/** Nothing told is not nothing owed. */
function notKnown(ports: AssistantPorts): ToolResult {
	const { taxYear } = ports.facts();
	return {
		sentences: [sayAssistant('owe.unknown'), ...stillOpen(ports).map((name) => sayAssistant(name))],
		fills: { taxYear, promised: promisedIn(ports) },
		parts: [{ type: 'action', action: ports.nextStep().action }],
	};
}

/** What the figures leave out: what was only announced, and what waits for the person. */
function stillOpen(ports: AssistantPorts): readonly ('owe.promised' | 'owe.waiting')[] {
	return [
		...(promisedIn(ports) === '' ? [] : (['owe.promised'] as const)),
		...(ports.openProposals().length > 0 ? (['owe.waiting'] as const) : []),
	];
}

function bill(ports: AssistantPorts): ToolResult {
	const facts = ports.facts();
	const calculation = calculate(facts, { alternatives: false });
	const figures = partsOfBill
		.map((rule) => figureOf(rule, calculation, facts))
		.filter((figure) => figure !== undefined);
	const { totalDue, incomplete, taxYear } = calculation;
	return {
		sentences: [
			sayAssistant(owedOrRefund(totalDue)),
			...(figures.length > 0 ? [sayAssistant('owe.lines')] : []),
			...(incomplete.length > 0 ? [sayAssistant('owe.unfinished')] : []),
			...stillOpen(ports).map((name) => sayAssistant(name)),
		],
		fills: {
			taxYear,
			promised: promisedIn(ports),
			totalDue: formatPounds(pence(Math.abs(totalDue))),
			lines: figures.map(inOneLine).join('; '),
		},
		parts: [...figures.map(asPart), ...chartOf(calculation), seeWorking],
	};
}

function owedOrRefund(totalDue: number) {
	if (totalDue === 0) return 'owe.nothing';
	return totalDue < 0 ? 'owe.refund' : 'owe.amount';
}

function asPart(figure: AnsweredFigure): AnswerPart {
	return { type: 'figure', figure };
}

function inOneLine({ label, value }: AnsweredFigure): string {
	return `${label} ${formatPounds(value)}`;
}

/** Where the charge comes from; nothing to draw where there are fewer than two. */
function chartOf({ incomeTaxCharged, class2, class4, studentLoan, capitalGainsTax }: Calculation) {
	const bars = [
		{ label: sayAssistant('chart.incomeTax'), value: incomeTaxCharged },
		{ label: sayAssistant('chart.nationalInsurance'), value: pence(class2 + class4) },
		{ label: sayAssistant('chart.studentLoan'), value: studentLoan },
		{ label: sayAssistant('chart.gains'), value: capitalGainsTax },
	].filter(({ value }) => value > 0);
	if (bars.length < 2) return [];
	return [{ type: 'chart', chart: { title: sayAssistant('chart.title'), bars } }] as const;
}

/** One figure, with its rule and how it is worked out. */
export const explainFigureTool = defineTool({
	name: 'explainFigure',
	description: 'How one figure of the calculation comes about: its rule, its sum and its source.',
	input: z.object({
		rule: z.enum(Object.keys(ruleWords) as [RuleId, ...RuleId[]]).describe('The id of the rule.'),
	}),
	run: unlessDeclared(({ rule }, ports): ToolResult => {
		const facts = ports.facts();
		const calculation = calculate(facts, { alternatives: false });
		const figure = figureOf(rule, calculation, facts);
		const { label } = ruleWords[rule];
		if (!figure) return { sentences: [sayAssistant('figure.none')], fills: { label }, parts: [seeWorking] };
		const shown = partsOf(rule, calculation).flatMap((one) => figureOf(one, calculation, facts) ?? []);
		return {
			sentences: [sayAssistant('figure'), ...(shown.length > 0 ? [sayAssistant('figure.parts')] : [])],
			fills: {
				...{ label, value: formatPounds(figure.value), explanation: figure.explanation },
				...(shown.length > 0 && {
					parts: shown.map((one) => `${one.label}: ${formatPounds(one.value)}. ${one.explanation}`).join(' '),
				}),
			},
			parts: [asPart(figure), { type: 'source', source: { label: figure.source } }, seeWorking],
		};
	}),
});

/** The parts of a figure that have a working of their own; of a figure that is another to the penny, that one and its parts. */
function partsOf(rule: RuleId, { working }: Calculation): readonly RuleId[] {
	const shown: RuleId[] = [];
	let line = working.find((one) => one.rule === rule);
	while (line && line.uses.length === 0) {
		const own = line;
		const inputs = working.filter(({ id, value }) => own.inputs.includes(id) && value !== 0);
		const [only, ...others] = inputs;
		if (!only) return shown;
		if (others.length > 0)
			return [...shown, ...inputs.filter(isWorkedOut).map((one) => one.rule)].slice(0, MOST_PARTS);
		shown.push(only.rule);
		line = only;
	}
	return shown;
}

/** Whether a line is more than an amount that the person gave. */
function isWorkedOut({ uses, inputs }: Calculation['working'][number]): boolean {
	return uses.length > 0 || inputs.length > 0;
}

const MOST_PARTS = 6;
