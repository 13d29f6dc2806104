/** Boxes that add several facts: known ones are subtracted, and the rest goes to one of the others. */
import { factAt, pence, toPounds } from '@halfpenny/facts';
import { termsOf } from '../rules/total.ts';
import type { Part } from '../tables/row.ts';
import { penceOf } from './parse-value.ts';
import { type Filled, put, type Reading } from './reading.ts';

/** One fact of a sum. */
interface Summand {
	readonly path: string;
	readonly sign: 1 | -1;
}

/** Every fact of a sum; of alternatives, the one we ask for. */
export function factsOfSum(parts: readonly Part[]): readonly Summand[] {
	return parts
		.filter(({ onlyWith }) => onlyWith === undefined)
		.flatMap(({ paths, sign }) => paths.map((path) => ({ path: path.split('|')[0] ?? path, sign })));
}

/** A sum of several facts: the unknown rest goes to one of them, and the others are named. */
export function parseSum(reading: Reading, { row, box, page }: Filled): void {
	if (row.source.from !== 'facts') return;
	const summands = factsOfSum(row.source.parts);
	const amount = penceOf(box.value);
	if (summands.length < 2 || amount === undefined) return;
	const known = summands.map(({ path }) =>
		penceOf(String(factAt(reading.tree, page.factPrefix + path) ?? '')),
	);
	const open = summands.filter(({ sign }, index) => sign === 1 && known[index] === undefined);
	const target = open.find(isOther) ?? open[0];
	const rest = summands.reduce((left, { sign }, index) => left - sign * (known[index] ?? 0), amount);
	if (!target || (rest === 0 && known.some((one) => one !== undefined))) return;
	const path = page.factPrefix + target.path;
	put(reading, path, toPounds(pence(rest)), box, false);
	const others = open.filter((one) => one !== target).map((one) => page.factPrefix + one.path);
	if (others.length > 0) reading.combined.push({ box: row.box, path, others });
}

/** `expenses.otherExpenses`: where an undivided sum goes. */
function isOther({ path }: Summand): boolean {
	return /(^|\.)other[^.]*$/.test(path);
}

/** A total without its parts, which small businesses may give for expenses, goes to other expenses. */
export function parseTotal(reading: Reading, { row, box, page }: Filled): void {
	if (row.source.from !== 'total' || row.source.keep !== 'signed' || row.source.plus !== undefined) return;
	const terms = termsOf(row.source.total);
	const rows = terms.map(({ of }) => page.table.rows.find((one) => one.box === of));
	if (terms.some(({ sign }) => sign < 0) || rows.some((one) => one && page.boxes.has(one.path))) return;
	const summands = rows.flatMap((one) => (one?.source.from === 'facts' ? factsOfSum(one.source.parts) : []));
	const target = summands.length === 1 ? summands[0] : summands.find(isOther);
	const amount = penceOf(box.value);
	if (target && amount) put(reading, page.factPrefix + target.path, toPounds(pence(amount)), box, false);
}
