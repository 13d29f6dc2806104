/** Writes out the working: each figure with its rule in words, its calculation and its source. */
import { type Facts, formatPounds } from '@halfpenny/facts';
import type { Calculation, WorkingLine } from '../calculation.ts';
import type { Rounding } from '../working/arithmetic.ts';
import { answerInWords } from './answers.ts';
import { matchingInWords } from './matching.ts';
import { ruleWords } from './rules.ts';
import { summary } from './summary.ts';
import { workedOut } from './worked-out.ts';

const INDENT = '    ';

/**
 * The whole working as text, a paragraph for each figure, in HMRC's order; then what to pay and when, what the figures
 * leave out, and the alternatives. Given the facts, it shows answers with their amounts.
 */
export function explain(calculation: Calculation, facts?: Facts): string {
	const byId = new Map(calculation.working.map((line) => [line.id, line]));
	const input: Input = (id, rounding) => figureInWords(byId.get(id)) ?? answerInWords(id, facts, rounding);
	const heading = `Tax year ${calculation.taxYear}`;
	const matching = facts ? matchingInWords(facts) : [];
	// Before the gains it explains, or last if all of them are zero.
	const found = calculation.working.findIndex(({ id }) => id.startsWith('c18.'));
	const place = found === -1 ? calculation.working.length : found;
	const lines = calculation.working.map((line) => paragraph(line, input));
	lines.splice(place, 0, ...matching);
	return `${[heading, ...lines, ...summary(calculation, facts)].join('\n\n')}\n`;
}

type Input = (id: string, rounding?: Rounding) => string;

function paragraph(line: WorkingLine, input: Input): string {
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
