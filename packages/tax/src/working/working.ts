/** The working of a calculation: every figure with its rule and what it came from, in HMRC's order. */
import { type Facts, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import type { Figures } from '../figures.ts';
import { capitalLines } from './capital.ts';
import { contributionLines } from './contributions.ts';
import { adjustmentLines, dueLines } from './due.ts';
import { entryLines } from './entries.ts';
import { incomeLines } from './income.ts';
import type { Line } from './line.ts';
import { reliefLines } from './reliefs.ts';
import { taxLines } from './tax.ts';

/** An input of a line, taken apart once: an id, and the fact path that it is if no line has the id. */
interface Input {
	readonly id: string;
	/** The list of `employments[].pay`; undefined where the path has none. */
	readonly list: string | undefined;
	readonly keys: readonly string[];
}

const declared = [
	...incomeLines,
	...reliefLines,
	...taxLines,
	...contributionLines,
	...adjustmentLines,
	...dueLines,
].map((line: Line) => ({ ...line, sources: line.inputs.map(takeApart) }));

/** Lines of entries by family (`employments[].c1.1`), and the ids of all others that are shown. */
interface Shown {
	readonly families: Map<string, string[]>;
	readonly ids: Set<string>;
}

/** Every line whose figure is not nil, and the totals. Inputs that are not there are left out. */
export function working(facts: Facts, figures: Figures): WorkingLine[] {
	const { lines, families } = entryLines(facts, figures.pages);
	const shown: Shown = { families, ids: new Set() };
	const property = capitalLines('ukProperty.capitalAssets', figures.pages.property?.capital);
	lines.push(...property.lines);
	for (const { id, rule, value, sources, always } of declared) {
		const amount = value(figures);
		if (amount === 0 && !always) continue;
		const inputs: string[] = [];
		for (const source of sources) resolve(source, shown, facts, inputs);
		if (id === 'PRO36') inputs.push(...property.allowances);
		if (id === 'PRO38' || id === 'PRO41') inputs.push(...property.charges);
		lines.push({ id, rule, value: pence(amount), inputs });
		shown.ids.add(id);
	}
	return lines;
}

/** Adds the lines or the answered facts that an input stands for. */
function resolve({ id, list, keys }: Input, shown: Shown, facts: Facts, inputs: string[]): void {
	if (list === undefined) {
		if (shown.ids.has(id) || isAnswered(facts, keys)) inputs.push(id);
		return;
	}
	const members = shown.families.get(id);
	if (members) {
		inputs.push(...members);
		return;
	}
	const entries = read(facts, list);
	if (!Array.isArray(entries)) return;
	for (let index = 0; index < entries.length; index++) {
		if (isAnswered(entries[index], keys)) inputs.push(`${list}[${index}].${keys.join('.')}`);
	}
}

function takeApart(id: string): Input {
	const [list, field] = id.split('[].');
	return field === undefined
		? { id, list: undefined, keys: id.split('.') }
		: { id, list, keys: field.split('.') };
}

function isAnswered(from: unknown, keys: readonly string[]): boolean {
	let value = from;
	for (const key of keys) {
		value = read(value, key);
		if (value === undefined) return false;
	}
	return true;
}

function read(from: unknown, key: string): unknown {
	return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}
