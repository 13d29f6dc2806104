/** The tax on income stacked in order, to compare splits of allowances. */
import { lower, penceDown, times } from '../amount.ts';

/** The upper limit of a rate; the last has none. In millionths. */
export type RateBand = { readonly upTo: bigint | null; readonly rate: bigint };

/** Taxable income of each kind, from the bottom of the stack to its top. */
export type Stack = {
	readonly other: bigint;
	readonly property: bigint;
	readonly savings: bigint;
	readonly dividends: bigint;
	readonly lumpSums: bigint;
	readonly gains: bigint;
};

/** The bands of each kind, and its nil-rate amounts. */
export type StackRules = {
	readonly other: readonly RateBand[];
	readonly property: readonly RateBand[];
	readonly savings: readonly RateBand[];
	readonly dividends: readonly RateBand[];
	/** The upper limit of the savings nil rate. */
	readonly startingRateLimit: bigint;
	readonly savingsNil: bigint;
	readonly dividendsNil: bigint;
};

const positive = (value: bigint): bigint => (value > 0n ? value : 0n);

/** The tax between two heights, each slice cut off after the penny. */
function between(from: bigint, to: bigint, bands: readonly RateBand[]): bigint {
	let below = 0n;
	let tax = 0n;
	for (const { upTo, rate } of bands) {
		const top = upTo === null ? to : lower(to, upTo);
		tax += penceDown(times(positive(top - (from > below ? from : below)), rate));
		below = upTo ?? to;
	}
	return tax;
}

/** The part of an amount under the starting rate when it begins at a height. */
const starting = (amount: bigint, height: bigint, limit: bigint): bigint =>
	lower(amount, positive(limit - height));

/**
 * The tax of a stack, in millionths of a pound. Nil-rate amounts are the lowest of their kind and use up their band.
 */
export function taxOfStack(stack: Stack, rules: StackRules): bigint {
	const { other, property, savings, dividends, lumpSums, gains } = stack;
	const aboveProperty = other + property;
	const aboveSavings = aboveProperty + savings;
	const aboveDividends = aboveSavings + dividends;
	const aboveLumpSums = aboveDividends + lumpSums;
	const started = starting(savings, aboveProperty, rules.startingRateLimit);
	const nil = lower(savings - started, rules.savingsNil);
	const gainsStarted = starting(gains, aboveLumpSums, rules.startingRateLimit);
	const gainsNil = lower(gains - gainsStarted, rules.savingsNil - nil);
	return (
		between(0n, other, rules.other) +
		between(other, aboveProperty, rules.property) +
		between(aboveProperty + started + nil, aboveSavings, rules.savings) +
		between(aboveSavings + lower(dividends, rules.dividendsNil), aboveDividends, rules.dividends) +
		between(aboveDividends, aboveLumpSums, rules.other) +
		between(aboveLumpSums + gainsStarted + gainsNil, aboveLumpSums + gains, rules.savings)
	);
}
