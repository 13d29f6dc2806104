/** The working as a person would write it: figure, rule in words, what it came from, source. */
import { formatPounds } from '@halfpenny/facts';
import type { Calculation, WorkingLine } from '../calculation.ts';
import { ruleWords } from './rules.ts';

const INDENT = '    ';

/** The whole working as text, a paragraph a figure, in HMRC's order. */
export function explain(calculation: Calculation): string {
	const byId = new Map(calculation.working.map((line) => [line.id, line]));
	const heading = `Tax year ${calculation.taxYear}`;
	return `${[heading, ...calculation.working.map((line) => paragraph(line, byId))].join('\n\n')}\n`;
}

function paragraph(line: WorkingLine, byId: ReadonlyMap<string, WorkingLine>): string {
	const { label, rule, source } = ruleWords[line.rule];
	const rows = [`${label}: ${formatPounds(line.value)}`, `${INDENT}${rule}`];
	if (line.inputs.length > 0) {
		rows.push(`${INDENT}From: ${line.inputs.map((input) => describe(input, byId)).join('; ')}`);
	}
	rows.push(`${INDENT}Source: ${source}`);
	return rows.join('\n');
}

/** A figure by its label and amount; a fact by its path. */
function describe(input: string, byId: ReadonlyMap<string, WorkingLine>): string {
	const line = byId.get(input);
	return line ? `${ruleWords[line.rule].label} ${formatPounds(line.value)}` : `your answer ${input}`;
}
