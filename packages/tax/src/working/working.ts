/** The working of a calculation: every figure with its rule and what it came from, in HMRC's order. */
import { type Facts, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import type { Figures } from '../figures.ts';
import { contributionLines } from './contributions.ts';
import { adjustmentLines, dueLines } from './due.ts';
import { entryLines } from './entries.ts';
import { incomeLines } from './income.ts';
import type { Line } from './line.ts';
import { reliefLines } from './reliefs.ts';
import { taxLines } from './tax.ts';

const declared: readonly Line[] = [
	...incomeLines,
	...reliefLines,
	...taxLines,
	...contributionLines,
	...adjustmentLines,
	...dueLines,
];

/** Every line whose figure is not nil, and the totals. Inputs that are not there are left out. */
export function working(facts: Facts, figures: Figures): WorkingLine[] {
	const lines = entryLines(facts, figures.pages);
	const shown = new Map<string, string[]>();
	for (const { id } of lines) show(shown, id);
	for (const { id, rule, value, inputs, always } of declared) {
		const amount = value(figures);
		if (amount === 0 && !always) continue;
		lines.push({
			id,
			rule,
			value: pence(amount),
			inputs: inputs.flatMap((input) => resolve(input, shown, facts)),
		});
		show(shown, id);
	}
	return lines;
}

/** Files a line under its own id and, where it belongs to an entry, under the id of all entries (`employments[].c1.1`). */
function show(shown: Map<string, string[]>, id: string): void {
	const family = id.replace(/\[\d+\]/, '[]');
	const members = shown.get(family);
	if (members) members.push(id);
	else shown.set(family, [id]);
}

function resolve(input: string, shown: Map<string, string[]>, facts: Facts): readonly string[] {
	return shown.get(input) ?? factPaths(facts, input);
}

/** The paths of the facts that a path stands for, if answered: `employments[].pay` stands for that of each job. */
function factPaths(facts: Facts, path: string): string[] {
	const [list, field] = path.split('[].');
	if (list === undefined || field === undefined) return isAnswered(facts, path) ? [path] : [];
	const entries = read(facts, list);
	return Array.isArray(entries)
		? entries.flatMap((entry, index) => (isAnswered(entry, field) ? [`${list}[${index}].${field}`] : []))
		: [];
}

function isAnswered(from: unknown, path: string): boolean {
	return path.split('.').reduce<unknown>(read, from) !== undefined;
}

function read(from: unknown, key: string): unknown {
	return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}
