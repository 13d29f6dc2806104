/**
 * Finds the cheapest way to set an amount against two or three sources. Tax is piecewise linear, so the minimum is at a
 * corner: where two lines meet, each marking a change of rate or a source used up. All corners are tried.
 */
import { lower } from '../amount.ts';
import { type RateBand, type Stack, type StackRules, taxOfStack } from './stack.ts';

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** Every height where some rate changes. */
function heights({ other, savings, startingRateLimit }: StackRules): readonly bigint[] {
	const limits = (bands: readonly RateBand[]) => bands.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
	return [...new Set([startingRateLimit, ...limits(other), ...limits(savings)])];
}

/** The heights, also with a nil amount above or below them. */
function heightsBesideNil(rules: StackRules): readonly bigint[] {
	const { savingsNil, dividendsNil } = rules;
	const beside = [0n, savingsNil, -savingsNil, -dividendsNil];
	return heights(rules).flatMap((height) => beside.map((amount) => height + amount));
}

type Priced<Choice> = { readonly choice: Choice; readonly tax: bigint };

/** The cheapest choice; of several, the first. */
function least<Choice>(choices: readonly Choice[], taxOf: (choice: Choice) => bigint): Choice | undefined {
	let best: Priced<Choice> | undefined;
	for (const choice of choices) {
		const tax = taxOf(choice);
		if (!best || tax < best.tax) best = { choice, tax };
	}
	return best?.choice;
}

/** An amount against other income and lump sums, with nothing set against the rest. */
export function cheapestOfTwo(
	sources: Stack,
	amount: bigint,
	more: { readonly other: bigint; readonly lumpSums: bigint },
	rules: StackRules,
): { readonly other: bigint; readonly lumpSums: bigint } {
	const [fewest, most] = [larger(0n, amount - sources.other), lower(sources.lumpSums, amount)];
	const { property, savings, dividends } = sources;
	const below = [0n, property, property + savings, property + savings + dividends];
	const ownHeight = sources.other + more.other - amount;
	const corners = heightsBesideNil(rules)
		.flatMap((height) => below.map((part) => height - part - ownHeight))
		.filter((corner) => corner > fewest && corner < most);
	const toLumpSums = least([fewest, most, ...corners], (lumpSums) =>
		taxOfStack(
			{
				...sources,
				other: ownHeight + lumpSums,
				lumpSums: sources.lumpSums + more.lumpSums - lumpSums,
			},
			rules,
		),
	);
	const lumpSums = toLumpSums ?? fewest;
	return { other: amount - lumpSums, lumpSums };
}

/** What is left of property and of savings; dividends have the rest. */
type Kept = { readonly property: bigint; readonly savings: bigint };

/** An amount against property, savings and dividends, with other income unchanged. */
export function cheapestOfThree(
	sources: Stack,
	amount: bigint,
	rules: StackRules,
): { readonly property: bigint; readonly savings: bigint; readonly dividends: bigint } {
	const { other, property, savings, dividends } = sources;
	const total = property + savings + dividends - amount;
	const keptDividends = (kept: Kept) => total - kept.property - kept.savings;
	const possible = (kept: Kept) =>
		kept.property >= 0n &&
		kept.property <= property &&
		kept.savings >= 0n &&
		kept.savings <= savings &&
		keptDividends(kept) >= 0n &&
		keptDividends(kept) <= dividends;
	const kept = least(corners(sources, total, rules).filter(possible), (one) =>
		taxOfStack({ ...sources, other, ...one, dividends: keptDividends(one) }, rules),
	) ?? { property, savings };
	return {
		property: property - kept.property,
		savings: savings - kept.savings,
		dividends: dividends - keptDividends(kept),
	};
}

/** Where lines cross for property alone, for savings alone, and for both together (which is also dividends alone). */
function corners(sources: Stack, total: bigint, rules: StackRules): readonly Kept[] {
	const { other, property, savings, dividends } = sources;
	const { savingsNil, dividendsNil, startingRateLimit } = rules;
	const own = heightsBesideNil(rules).map((height) => height - other);
	const properties = [0n, property, total, ...own];
	const saved = [0n, savings, total, savingsNil, startingRateLimit, startingRateLimit + savingsNil];
	const both = [total, total - dividends, total - dividendsNil, ...own];
	return [
		...properties.flatMap((one) => saved.map((two) => ({ property: one, savings: two }))),
		...properties.flatMap((one) => both.map((two) => ({ property: one, savings: two - one }))),
		...saved.flatMap((two) => both.map((one) => ({ property: one - two, savings: two }))),
	];
}
