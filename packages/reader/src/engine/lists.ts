/** A list of payments and their total may all bear the name of one field: where the others add up to one of them, that one counts. */
import { sum } from '@halfpenny/facts';
import { right } from '../geometry.ts';
import type { FigureFound } from './relations/figure-found.ts';
import type { Amount } from './values/amount.ts';

/** Amounts of one column end within so many points of each other. */
const SAME_END = 3;

/** The figures without those that are entries of a list whose total claims the same field. `repeats` tells the fields of tables, which have no total. */
export function withoutEntries(
	found: readonly FigureFound[],
	amounts: readonly Amount[],
	repeats: (field: string) => boolean,
): FigureFound[] {
	return found.filter((figure) => {
		const rivals = found.filter(
			({ field, amount }) => field === figure.field && amount.value !== figure.amount.value,
		);
		return repeats(figure.field) || !rivals.some((rival) => isEntryOf(figure, rival, { found, amounts }));
	});
}

/** Whether all that claim the field beside `whole`, or all over it in its column from the entry on, add up to it. */
function isEntryOf(
	entry: FigureFound,
	{ field, amount: whole }: FigureFound,
	{ found, amounts }: { readonly found: readonly FigureFound[]; readonly amounts: readonly Amount[] },
): boolean {
	const claims = found.filter((figure) => figure.field === field).map(({ amount }) => amount);
	const others = claims.filter(({ value }) => value !== whole.value);
	const column = columnOver(entry.amount, whole, amounts);
	const isOver = column.includes(entry.amount) && isSum(column, whole);
	return (
		isSum(others, whole) ||
		isOver ||
		isInSum(entry.amount, whole, amounts) ||
		isSumOfColumn(entry.amount, whole, amounts)
	);
}

/** Whether the entry is one of those right over a total, from some first one on, that add up to it. */
function isInSum(entry: Amount, whole: Amount, amounts: readonly Amount[]): boolean {
	return amounts.some((first) => {
		const column = columnOver(first, whole, amounts);
		return first.box.y <= entry.box.y && column.includes(entry) && isSum(column, whole);
	});
}

/** Whether a column from the entry down adds up to a total that stands elsewhere, as over the list of what it is made of. */
function isSumOfColumn(first: Amount, whole: Amount, amounts: readonly Amount[]): boolean {
	const column = amounts
		.filter(({ box }) => Math.abs(right(box) - right(first.box)) < SAME_END && box.y >= first.box.y)
		.sort((one, other) => one.box.y - other.box.y);
	return column.some((_, last) => isSum(column.slice(0, last + 1), whole));
}

/** The amounts of a column from the first down to the total under them. */
function columnOver(first: Amount, whole: Amount, amounts: readonly Amount[]): Amount[] {
	return amounts.filter(
		(each) =>
			Math.abs(right(each.box) - right(whole.box)) < SAME_END &&
			each.box.y >= first.box.y &&
			each.box.y < whole.box.y,
	);
}

/** The total under a column of entries, as the field that the first of them claims: for tables of one field a column. */
export function totalsOfColumns(
	{ amounts }: { readonly amounts: readonly Amount[] },
	found: readonly FigureFound[],
): FigureFound[] {
	return found.flatMap((entry) =>
		amounts
			.filter((whole) => !found.some(({ amount }) => amount === whole))
			.filter((whole) => {
				const column = columnOver(entry.amount, whole, amounts);
				return column.includes(entry.amount) && isSum(column, whole);
			})
			.map((amount) => ({ ...entry, amount })),
	);
}

function isSum(parts: readonly Amount[], whole: Amount): boolean {
	return parts.length > 1 && sum(parts.map(({ value }) => value)) === whole.value;
}
