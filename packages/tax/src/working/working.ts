/** The working of a calculation: every figure with its rule and inputs, in HMRC's order. */
import { type Facts, factAt, pence } from '@halfpenny/facts';
import type { WorkingLine } from '../calculation.ts';
import type { Figures } from '../figures.ts';
import { termsOf } from './arithmetic.ts';
import { capitalLines } from './capital.ts';
import { declaredLines } from './declared.ts';
import { entryLines } from './entries/entries.ts';
import { lookUp, usedIn } from './used.ts';

/** An input of a line, parsed once: an id, and the fact path it means if no line has the id. */
interface Input {
	readonly id: string;
	/** The list in `employments[].pay`; undefined if the path has none. */
	readonly list: string | undefined;
	/** Whether it is one line or one fact, rather than several. */
	readonly isOne: boolean;
	readonly keys: readonly string[];
	/** The keys as they are written. */
	readonly field: string;
	/** The number of the only line it can be, which saves looking for a fact; undefined if there is none. */
	readonly line: number | undefined;
}

/** A number for each id, to avoid text look-ups during a calculation. */
const numbers = new Map(declaredLines.map(({ id }, number) => [id, number]));

/** The line with the inputs and figures of the year in its arithmetic. */
const declared = declaredLines.map(({ arithmetic, ...line }) => {
	const terms = termsOf(arithmetic);
	const sources = terms.filter(({ used }) => used === undefined).map(({ ids }) => ids.map(takeApart));
	const number = numbers.get(line.id) ?? 0;
	return { ...line, number, sources, uses: terms.flatMap(({ used }) => used ?? []) };
});

/** Lines of entries by family (`employments[].c1.1`), and the ids of all other lines shown. */
interface Shown {
	readonly families: Map<string, string[]>;
	/** By the line's number: 1 if it is shown. */
	readonly lines: Uint8Array;
	/** Lines of capital allowances of the property business. */
	readonly allowances: readonly string[];
	readonly charges: readonly string[];
}

/** Every line whose figure is not zero, and the totals. Missing inputs are left out. */
export function working(facts: Facts, figures: Figures): WorkingLine[] {
	const look = usedIn(facts, figures);
	const { lines, families } = entryLines(facts, figures.pages, look);
	const property = capitalLines('ukProperty.capitalAssets', figures.pages.property?.capital);
	const shown: Shown = {
		families,
		lines: new Uint8Array(numbers.size),
		allowances: property.allowances,
		charges: property.charges,
	};
	lines.push(...property.lines);
	for (const { id, rule, number, value, sources, uses, always } of declared) {
		const amount = value(figures);
		if (amount === undefined || (amount === 0 && !always)) continue;
		const inputs: string[] = [];
		for (const either of sources) resolve(either, shown, facts, inputs);
		lines.push({ id, rule, value: pence(amount), inputs, uses: lookUp(uses, look) });
		shown.lines[number] = 1;
	}
	return lines;
}

const NOTHING: readonly never[] = [];

/** Adds the lines or answered facts of the first input present, unless already there. */
function resolve(either: readonly Input[], shown: Shown, facts: Facts, inputs: string[]): void {
	for (const input of either) {
		if (input.isOne) {
			if (input.line === undefined ? factAt(facts, input.keys) === undefined : shown.lines[input.line] !== 1)
				continue;
			if (!inputs.includes(input.id)) inputs.push(input.id);
			return;
		}
		const found = idsOf(input, shown, facts);
		if (found.length === 0) continue;
		// A set, since a person may have thousands of entries.
		const there = new Set(inputs);
		for (const id of found) if (!there.has(id)) inputs.push(id);
		return;
	}
}

function idsOf({ id, list, field, keys }: Input, shown: Shown, facts: Facts): readonly string[] {
	if (id === '*allowances') return shown.allowances;
	if (id === '*charges') return shown.charges;
	if (list === undefined) return NOTHING;
	const members = shown.families.get(id);
	if (members) return members;
	const entries = factAt(facts, list);
	if (!Array.isArray(entries)) return NOTHING;
	const ids: string[] = [];
	for (const [index, entry] of entries.entries())
		if (factAt(entry, keys) !== undefined) ids.push(`${list}[${index}].${field}`);
	return ids;
}

function takeApart(id: string): Input {
	const [list, field] = id.split('[].');
	const isOne = field === undefined && !id.startsWith('*');
	const written = field ?? id;
	return {
		id,
		list: field === undefined ? undefined : list,
		keys: written.split('.'),
		field: written,
		isOne,
		line: isOne ? numbers.get(id) : undefined,
	};
}
