/**
 * The cheapest division by itself, against every possible division, at real rates in bands small enough to try them all
 * (ITA 2007 s.25(2)).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestBasicRateDivision, cheapestDivision } from './cheapest-division.ts';
import { incomeBands } from './income-bands.ts';
import { type Status, status } from './stage-03a-status.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import type { SetOff } from './stage-05-set-off/settle.ts';
import { bands } from './stage-06-bands.ts';
import { taxIn } from './stage-08-income-tax.ts';

/** Every limit is a multiple of it, so the minimum lies at one, and every rate on it gives whole pennies. */
const UNIT = 100_00;
const units = (count: number) => count * UNIT;

/** A status with other limits, and the resulting bands. */
function withLimits(limits: Status): Status {
	return { ...limits, incomes: incomeBands(limits) };
}

const uk = withLimits({
	...status('2024-25', 'uk'),
	...{ startingBand: units(5), basicBand: units(20), ukBasicLimit: units(20), higherBand: units(30) },
	...{ ukAdditionalFrom: units(50), topFrom: units(50) },
});
const scotland = withLimits({
	...uk,
	...status('2024-25', 'scotland'),
	...{ startingBand: units(5), ukBasicLimit: units(20), ukAdditionalFrom: units(50) },
	...{ starterBand: units(3), basicBand: units(7), intermediateBand: units(6), higherBand: units(12) },
	...{ advancedBand: units(14), topFrom: units(42) },
});

const size = (most: number) => fc.integer({ min: 0, max: most }).map(units);
const amounts: fc.Arbitrary<Amounts> = fc.record({
	status: fc.constantFrom(uk, scotland),
	pool: size(16),
	nonSavings: fc.oneof(size(12), size(60)),
	savings: fc.oneof(size(12), size(40)),
	dividends: fc.oneof(size(12), size(40)),
	extension: fc.constantFrom(0, units(3)),
	savingsAllowance: fc.constantFrom(0, units(2), units(4)),
	dividendAllowance: fc.constantFrom(0, units(1), units(3)),
	keptForDividends: fc.constant(0),
});

const taxOf = (given: Amounts, division: SetOff) => taxIn(bands(division, given, given.status));

/** Every way to use as much of the pool as income allows. */
function everyDivision({ pool, nonSavings, savings, dividends }: Amounts): readonly SetOff[] {
	const used = Math.min(pool, nonSavings + savings + dividends);
	const found: SetOff[] = [];
	for (let first = 0; first <= Math.min(used, nonSavings); first += UNIT)
		for (let second = 0; second <= Math.min(used - first, savings); second += UNIT) {
			const third = used - first - second;
			if (third > dividends) continue;
			found.push({
				...{ againstNonSavings: first, againstSavings: second, againstDividends: third },
				...{ nonSavings: nonSavings - first, savings: savings - second, dividends: dividends - third },
			});
		}
	return found;
}

/** The cost of the cheapest division. */
function cheapestOf(given: Amounts, divisions: readonly SetOff[]) {
	const taxed = divisions.map((division) => taxOf(given, division));
	return { tax: Math.min(...taxed), all: divisions };
}

/**
 * Whether a division leaves anything liable above the basic rate (in Scotland, the intermediate rate): other income or
 * interest taxed there, and dividends that fall there, ignoring their nil rate (ITA 2007 s.55B(2)).
 */
function isLiableAbove({ status: of, extension, savingsAllowance }: Amounts, left: SetOff): boolean {
	const { nonSavings, savings, dividends } = left;
	const basic = of.ukBasicLimit + extension;
	const ownBasic = of.starterBand + of.basicBand + of.intermediateBand + extension;
	const starting = Math.min(savings, Math.max(0, of.startingBand - nonSavings));
	const taxedFrom = Math.max(basic, nonSavings + starting + savingsAllowance);
	const all = nonSavings + savings + dividends;
	return nonSavings > ownBasic || nonSavings + savings > taxedFrom || (dividends > 0 && all > basic);
}

type Pounds = readonly [pool: number, nonSavings: number, savings: number, dividends: number];
type Widths = readonly [extension: number, savingsAllowance: number, dividendAllowance: number];

const given = (of: Status, [pool, ...income]: Pounds, [extension, ...nil]: Widths): Amounts => ({
	...{ status: of, pool: units(pool), extension: units(extension), keptForDividends: 0 },
	...{ nonSavings: units(income[0]), savings: units(income[1]), dividends: units(income[2]) },
	...{ savingsAllowance: units(nil[0]), dividendAllowance: units(nil[1]) },
});

/** People for whom only one division is cheapest, each for a different reason; in units, found by trial. */
const rare: readonly (readonly [why: string, of: Status, Pounds, Widths])[] = [
	['savings all below the basic rate limit', scotland, [2, 15, 6, 7], [0, 4, 1]],
	['savings all below the extended limit', scotland, [3, 16, 8, 5], [3, 0, 1]],
	['savings in their allowance beside all dividends', uk, [4, 18, 7, 1], [0, 4, 3]],
	['the same with bands extended', uk, [6, 22, 8, 3], [3, 4, 5]],
	['dividends in their allowance beside all savings', scotland, [3, 14, 7, 4], [0, 4, 3]],
	['the same with bands extended', scotland, [3, 18, 6, 4], [3, 4, 3]],
	['both in their allowances', uk, [5, 20, 5, 4], [0, 4, 1]],
	['the same with bands extended', uk, [6, 24, 5, 4], [3, 4, 3]],
	['other income up to the intermediate rate', scotland, [3, 18, 1, 7], [0, 4, 5]],
	['the same with bands extended', scotland, [5, 23, 2, 9], [3, 2, 3]],
	['other income up to the basic rate', uk, [5, 23, 2, 4], [0, 4, 1]],
	['the same with the band extended', uk, [6, 28, 4, 3], [3, 4, 1]],
	['other income kept whole', uk, [1, 10, 6, 6], [0, 4, 5]],
	['other income kept whole, with bands extended', uk, [1, 18, 1, 6], [3, 0, 5]],
	['savings up to the basic rate limit', uk, [4, 0, 21, 8], [0, 0, 3]],
	['savings up to the extended limit', uk, [5, 2, 25, 3], [3, 4, 1]],
	['savings in their allowance', uk, [3, 19, 3, 6], [0, 2, 3]],
	['savings in their allowance, with bands extended', uk, [6, 23, 5, 7], [3, 2, 3]],
	['savings at the starting rate', uk, [4, 0, 8, 5], [0, 0, 3]],
	['savings at the starting rate and in their allowance', scotland, [3, 0, 9, 3], [0, 2, 1]],
	['savings at what other income leaves of the starting rate', scotland, [3, 1, 6, 6], [3, 0, 3]],
	['savings beside dividends in their allowance', uk, [5, 2, 21, 4], [0, 2, 3]],
	['the same with bands extended', scotland, [5, 2, 22, 5], [3, 2, 3]],
	['savings kept whole', uk, [2, 1, 1, 3], [0, 0, 1]],
];

describe('the cheapest division', () => {
	it('costs the same as the best of all divisions, and is one of them', () => {
		for (const one of fc.sample(amounts, { numRuns: 1500, seed: 20_261_120 })) {
			const { tax, all } = cheapestOf(one, everyDivision(one));
			const found = cheapestDivision(one);
			expect(taxOf(one, found)).toBe(tax);
			expect(all).toContainEqual(found);
		}
	});

	it.each(rare)('is found where only one is cheapest: %s', (_why, of, pounds, widths) => {
		const one = given(of, pounds, widths);
		const found = cheapestDivision(one);
		const { tax, all } = cheapestOf(one, everyDivision(one));
		expect(taxOf(one, found)).toBe(tax);
		expect(all).toContainEqual(found);
	});

	it('prefers, between equals, the one that leaves least of the lowest kind', () => {
		for (const one of fc.sample(amounts, { numRuns: 300, seed: 20_261_121 })) {
			const { tax, all } = cheapestOf(one, everyDivision(one));
			const lowest = Math.min(...all.map(({ nonSavings }) => nonSavings));
			const isFree = all.some((other) => other.nonSavings === lowest && taxOf(one, other) === tax);
			if (isFree) expect(cheapestDivision(one).nonSavings).toBe(lowest);
		}
	});

	it.each([9, 30])('leaves nothing if a pool of %i covers all income', (pool) => {
		expect(cheapestDivision(given(uk, [pool, 4, 3, 2], [0, 2, 1]))).toEqual({
			...{ againstNonSavings: units(4), againstSavings: units(3), againstDividends: units(2) },
			...{ nonSavings: 0, savings: 0, dividends: 0 },
		});
	});
});

describe('the cheapest division that leaves nothing above the basic rate', () => {
	const near = fc.tuple(amounts, size(12), size(6)).map(([one, more, less]) => ({
		...one,
		nonSavings: Math.max(0, one.status.ukBasicLimit + one.extension + more - less),
		...{ savings: one.savings % units(7), dividends: one.dividends % units(5) },
	}));

	it('costs the same as the best of those; if there is none, the best of all', () => {
		for (const one of fc.sample(fc.oneof(near, amounts), { numRuns: 1500, seed: 20_261_122 })) {
			const all = everyDivision(one);
			const within = all.filter((left) => !isLiableAbove(one, left));
			const { tax } = cheapestOf(one, within.length > 0 ? within : all);
			const found = cheapestBasicRateDivision(one);
			expect(taxOf(one, found)).toBe(tax);
			expect(isLiableAbove(one, found)).toBe(within.length === 0);
		}
	});

	it.each([
		['savings in their allowance and no dividends', [6, 18, 5, 4], [0, 4, 5]],
		['the same with bands extended', [3, 23, 4, 1], [3, 4, 5]],
		['fewer savings than their allowance and no dividends', [8, 25, 2, 5], [3, 4, 5]],
	] as const)('is found where only one is: %s', (_why, pounds, widths) => {
		const one = given(uk, pounds, widths);
		const within = everyDivision(one).filter((left) => !isLiableAbove(one, left));
		expect(within.length).toBeGreaterThan(0);
		expect(isLiableAbove(one, cheapestBasicRateDivision(one))).toBe(false);
		expect(taxOf(one, cheapestBasicRateDivision(one))).toBe(cheapestOf(one, within).tax);
	});
});
