/** The working as a person would write it: figure, rule in words, how it is worked out, source. */
import { type Facts, formatPounds } from '@halfpenny/facts';
import type { Calculation, WorkingLine } from '../calculation.ts';
import { answerInWords } from './answers.ts';
import { ruleWords } from './rules.ts';
import { summary } from './summary.ts';
import { workedOut } from './worked-out.ts';

const INDENT = '    ';

/**
 * The whole working as text, a paragraph a figure, in HMRC's order, then what is to pay and when, what the figures leave
 * out, and what else is possible. With the facts, answers are given with their amounts.
 */
export function explain(calculation: Calculation, facts?: Facts): string {
	const byId = new Map(calculation.working.map((line) => [line.id, line]));
	const input = (id: string) => figureInWords(byId.get(id)) ?? answerInWords(id, facts);
	const heading = `Tax year ${calculation.taxYear}`;
	const lines = calculation.working.map((line) => paragraph(line, input));
	return `${[heading, ...lines, ...summary(calculation, facts)].join('\n\n')}\n`;
}

function paragraph(line: WorkingLine, input: (id: string) => string): string {
	const { label, rule, source } = ruleWords[line.rule];
	const rows = [`${label}: ${formatPounds(line.value)}`, `${INDENT}${rule}`];
	const from = workedOut(line, { input, amount: formatPounds });
	if (from !== '') rows.push(`${INDENT}From: ${from}`);
	rows.push(`${INDENT}Source: ${source}`);
	return rows.join('\n');
}

function figureInWords(line: WorkingLine | undefined): string | undefined {
	return line && `${formatPounds(line.value)} (${ruleWords[line.rule].label})`;
}
