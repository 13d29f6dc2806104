/**
 * HMRC's stage 5 as a whole: no division of the pool costs less (ITA 2007 s.25(2)), unless the pool is far above a
 * personal allowance, and a marriage allowance received is kept. Boxes c5.11 to c5.86.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestDivision } from '../cheapest-division.ts';
import { type Status, status } from '../stage-03a-status.ts';
import { bands } from '../stage-06-bands.ts';
import { taxIn } from '../stage-08-income-tax.ts';
import type { Amounts } from './amounts.ts';
import { type SetOff, setOff } from './settle.ts';

const RUNS = 1200;

/** Pennies that rounding of slices can differ by. */
const PENNIES = 5;

const taxOf = (given: Amounts, division: SetOff) => taxIn(bands(division, given, given.status));

/** Whole pounds, many of them near the points where a rate changes. */
function around(most: number, places: readonly number[]): fc.Arbitrary<number> {
	const near = fc
		.tuple(fc.constantFrom(...places), fc.integer({ min: -1200, max: 1200 }))
		.map(([place, more]) => Math.max(0, place + more));
	return fc
		.oneof(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 6000 }), near)
		.map((pounds) => pounds * 100);
}

const inEngland = [12_570, 17_570, 37_700, 50_270, 112_570, 125_140, 137_710];
const inScotland = [14_876, 26_561, 43_662, 75_000, 125_140, 137_710, 50_270];

function people(of: Status, places: readonly number[]): fc.Arbitrary<Amounts> {
	return fc
		.record({
			pool: fc.oneof(
				fc.constant(1_257_000),
				fc.integer({ min: 0, max: 20_000 }).map((one) => one * 100),
			),
			nonSavings: around(160_000, places),
			savings: around(60_000, [500, 1000, 5000, 37_700]),
			dividends: around(60_000, [500, 12_570, 37_700]),
			extension: fc.constantFrom(0, 0, 250_000),
		})
		.map((given) => {
			const { nonSavings, savings, dividends, pool, extension } = given;
			const taxable = Math.max(0, nonSavings + savings + dividends - pool);
			const high =
				taxable > of.ukBasicLimit + extension ? of.savingsAllowanceHigher : of.savingsAllowanceBasic;
			return {
				...{ status: of, ...given, keptForDividends: 0, dividendAllowance: of.dividendAllowance },
				savingsAllowance: taxable > of.ukAdditionalFrom + extension ? 0 : high,
			};
		});
}

describe.each([
	['in England', status('2024-25', 'uk'), inEngland, 11],
	['in Scotland', status('2024-25', 'scotland'), inScotland, 12],
	['in England with lower limits of dividends', status('2026-27', 'uk'), inEngland, 13],
] as const)('HMRC’s division %s', (_where, of, places, seed) => {
	const sample = fc.sample(people(of, places), { numRuns: RUNS, seed });

	it('costs no more than any other division', () => {
		for (const given of sample) {
			const more = taxOf(given, setOff(given)) - taxOf(given, cheapestDivision(given));
			expect(Math.abs(more), JSON.stringify(given)).toBeLessThanOrEqual(PENNIES);
		}
	});

	it('uses as much of the pool as income has room for, each kind up to its own', () => {
		for (const given of sample) {
			const { nonSavings, savings, dividends, pool } = given;
			const found = setOff(given);
			const all = nonSavings + savings + dividends;
			expect(found.nonSavings + found.savings + found.dividends).toBe(Math.max(0, all - pool));
			expect(found.nonSavings).toBe(nonSavings - found.againstNonSavings);
			expect(found.savings).toBe(savings - found.againstSavings);
			expect([found.againstNonSavings >= 0, found.againstSavings >= 0]).toEqual([true, true]);
		}
	});
});

describe('what is kept for dividends (c5.52d), so that a marriage allowance received is not lost', () => {
	const of = status('2024-25', 'uk');
	const given = (
		pounds: Partial<Record<'nonSavings' | 'savings' | 'dividends' | 'kept', number>>,
	): Amounts => ({
		status: of,
		pool: 1_257_000,
		nonSavings: (pounds.nonSavings ?? 0) * 100,
		savings: (pounds.savings ?? 0) * 100,
		dividends: (pounds.dividends ?? 0) * 100,
		extension: 0,
		savingsAllowance: 50_000,
		dividendAllowance: 50_000,
		keptForDividends: (pounds.kept ?? 0) * 100,
	});
	const against = (pounds: Parameters<typeof given>[0]) => {
		const { againstNonSavings, againstSavings, againstDividends } = setOff(given(pounds));
		return [againstNonSavings, againstSavings, againstDividends].map((pence) => pence / 100);
	};

	it('goes against dividends, and the rest against other income', () => {
		expect(against({ nonSavings: 49_900, dividends: 900, kept: 900 })).toEqual([11_670, 0, 900]);
		expect(against({ nonSavings: 45_000, dividends: 5400, kept: 5400 })).toEqual([7170, 0, 5400]);
	});

	it('makes no difference to the tax below the basic rate limit, apart from the dividend’s own rate', () => {
		const person = given({ nonSavings: 49_900, dividends: 900, kept: 900 });
		// 38,230 less 530 above the limit: 37,700 at 20% and 530 at 40%; no dividend is left to tax.
		expect(taxOf(person, setOff(person))).toBe(7540_00 + 212_00);
	});
});
