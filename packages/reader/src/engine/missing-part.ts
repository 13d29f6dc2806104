/** Finds the part of a sum that no label tells: the amount that stands on the page and makes the sum come out, to the penny. */
import type { SumCheck } from '../definition.ts';
import type { FigureFound } from './relations/figure-found.ts';
import type { Amount } from './values/amount.ts';

/** The confidence before the sum itself confirms it. */
const BY_SUM = 0.95;

/** So many parts leave nothing to chance where one that may be missing is not on the page. */
const ENOUGH_PARTS = 3;

/** The figures with what their sums lack, where all the other parts are found and the amount is printed. */
export function withMissingParts(
	found: readonly FigureFound[],
	amounts: readonly Amount[],
	sums: readonly SumCheck[],
): FigureFound[] {
	const added = sums.flatMap((check) => missingOf(check, found, amounts));
	const fields = new Set(added.map(({ field }) => field));
	const each = [...fields].flatMap((field) => {
		const same = added.filter((figure) => figure.field === field);
		const isOpen = same.some(({ amount }) => amount.value !== same[0]?.amount.value);
		return isOpen ? [] : same.slice(0, 1);
	});
	return [...found, ...each];
}

function missingOf(
	{ add, total, optional }: SumCheck,
	found: readonly FigureFound[],
	amounts: readonly Amount[],
): FigureFound[] {
	const of = (name: string) => found.filter(({ field }) => field === name);
	const absent = [...add, total].filter((name) => of(name).length === 0);
	const needed = absent.filter((name) => !optional.includes(name));
	const [missing, ...others] = needed.length > 0 ? needed : absent;
	const known = [...add, total].filter((name) => !absent.includes(name)).flatMap(of);
	const isEvery = known.length === add.length || known.length >= ENOUGH_PARTS;
	const isWhole = isEvery && known.every(({ amount }) => amount.hasPence && amount.value !== 0);
	if (missing === undefined || others.length > 0 || !isWhole) return [];
	const amountIn = (name: string) => of(name)[0]?.amount.value ?? 0;
	const parts = add.reduce((sum, name) => sum + amountIn(name), 0);
	const value = missing === total ? parts : amountIn(total) - parts;
	const amount = amounts.find(
		(each) =>
			each.value === value &&
			value > 0 &&
			each.hasPence &&
			!found.some((figure) => figure.amount.box === each.box),
	);
	return amount ? [{ field: missing, amount, confidence: BY_SUM }] : [];
}
