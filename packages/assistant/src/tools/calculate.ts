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
import { billInLines, linesOfBill } from './bill-lines.ts';
import { entryChange } from './change.ts';
import { unlessDeclared } from './declared.ts';
import { factsWith } from './entries-with.ts';
import { figureOf } from './figure.ts';
import { partsInWords } from './figure-parts.ts';
import { promisedIn } from './promised.ts';
import { seeWorking } from './see-working.ts';
import { defineTool, type ToolResult } from './tool.ts';

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
	const figures = linesOfBill
		.map((rule) => figureOf(rule, calculation, facts))
		.filter((figure) => figure !== undefined);
	const { totalDue, incomplete, taxYear } = calculation;
	return {
		sentences: [
			sayAssistant(owedOrRefund(totalDue)),
			...(incomplete.length > 0 ? [sayAssistant('owe.unfinished')] : []),
			...stillOpen(ports).map((name) => sayAssistant(name)),
			...(figures.length > 0 ? [sayAssistant('owe.lines')] : []),
		],
		fills: {
			taxYear,
			promised: promisedIn(ports),
			totalDue: formatPounds(pence(Math.abs(totalDue))),
			lines: billInLines(calculation),
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
		const shown = partsInWords(rule, calculation, facts);
		return {
			sentences: [sayAssistant('figure'), ...(shown.length > 0 ? [sayAssistant('figure.parts')] : [])],
			fills: {
				...{ label, value: formatPounds(figure.value), explanation: figure.explanation },
				...(shown.length > 0 && {
					parts: shown.map((one) => `\n– ${one}`).join(''),
				}),
			},
			parts: [asPart(figure), { type: 'source', source: { label: figure.source } }, seeWorking],
		};
	}),
});
