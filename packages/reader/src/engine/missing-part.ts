/** Finds the part of a sum that no label tells: the amount that stands on the page and makes the sum come out, to the penny. */
import type { SumCheck } from '../definition.ts';
import { type AmountRules, isContradicted } from './choice.ts';
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
	check: SumCheck,
	found: readonly FigureFound[],
	amounts: readonly Amount[],
): FigureFound[] {
	const lacking = lackingIn(check, found);
	if (!lacking) return [];
	const amount = amounts.find(
		(each) =>
			each.value === lacking.value &&
			lacking.value > 0 &&
			each.hasPence &&
			!found.some((figure) => figure.amount.box === each.box),
	);
	return amount ? [{ field: lacking.field, amount, confidence: BY_SUM }] : [];
}

/** The one field that a sum lacks, and how much that must be. */
function lackingIn({ add, total, optional }: SumCheck, found: readonly FigureFound[]) {
	const of = (name: string) => found.filter(({ field }) => field === name);
	const absent = [...add, total].filter((name) => of(name).length === 0);
	const needed = absent.filter((name) => !optional.includes(name));
	const [field, ...others] = needed.length > 0 ? needed : absent;
	const known = [...add, total].filter((name) => !absent.includes(name)).flatMap(of);
	const isEvery = known.length === add.length || known.length >= ENOUGH_PARTS;
	const isWhole = isEvery && known.every(({ amount }) => amount.hasPence && amount.value !== 0);
	if (field === undefined || others.length > 0 || !isWhole) return undefined;
	const amountIn = (name: string) => of(name)[0]?.amount.value ?? 0;
	const parts = add.reduce((sum, name) => sum + amountIn(name), 0);
	return { field, value: field === total ? parts : amountIn(total) - parts };
}

/**
 * The figures, those that were taken for the same figure of another scope where they are what a sum lacks: the gross pay of this period
 * claims the pay so far, which a larger amount claims as well. `sameFigure` gives the field of that figure in the other scopes.
 */
export function withScopesBySums(
	found: readonly FigureFound[],
	{ sums, fieldOf }: AmountRules,
	sameFigure: (field: string) => readonly string[],
): FigureFound[] {
	const isOpen = (figure: FigureFound) => isContradicted(figure, found, { sums, fieldOf });
	const clear = found.filter((figure) => !isOpen(figure));
	const lacking = sums.flatMap((check) => lackingIn(check, clear) ?? []);
	return found.map((figure) => {
		const own = lacking.find(
			({ field, value }) => value === figure.amount.value && sameFigure(field).includes(figure.field),
		);
		const isLeast = found.every(
			({ field, amount }) => field !== figure.field || amount.value >= figure.amount.value,
		);
		return own && isOpen(figure) && isLeast ? { ...figure, field: own.field, confidence: BY_SUM } : figure;
	});
}
