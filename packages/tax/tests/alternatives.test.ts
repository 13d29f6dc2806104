/** The cheapest division is never beaten, and the fixed order fills kinds of income in turn. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFixedOrder } from '../src/alternatives.ts';
import { cheapestDivision } from '../src/stages/cheapest-division.ts';
import { status } from '../src/stages/stage-03a-status.ts';
import type { Amounts } from '../src/stages/stage-05-set-off/amounts.ts';
import { type SetOff, setOff } from '../src/stages/stage-05-set-off/settle.ts';
import { bands } from '../src/stages/stage-06-bands.ts';
import { taxIn } from '../src/stages/stage-08-income-tax.ts';

const wholePounds = (max: number) =>
	fc.oneof(fc.integer({ min: 0, max }), fc.integer({ min: 0, max: 6000 })).map((pounds) => pounds * 100);

const amounts = fc
	.record({
		year: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
		residence: fc.constantFrom('uk' as const, 'scotland' as const),
		pool: wholePounds(40_000),
		nonSavings: wholePounds(160_000),
		savings: wholePounds(60_000),
		dividends: wholePounds(60_000),
		extension: wholePounds(10_000),
	})
	.map(({ year, residence, pool, nonSavings, savings, dividends, extension }): Amounts => {
		const place = status(year, residence);
		const taxable = Math.max(0, nonSavings + savings + dividends - pool);
		return {
			status: place,
			pool,
			nonSavings,
			savings,
			dividends,
			extension,
			savingsAllowance:
				taxable > place.ukAdditionalFrom + extension
					? 0
					: taxable > place.ukBasicLimit + extension
						? 50_000
						: 100_000,
			dividendAllowance: place.dividendAllowance,
			keptForDividends: 0,
		};
	});

function taxOf(given: Amounts, division: SetOff): number {
	return taxIn(bands(division, given, given.status));
}

const RUNS = Number(process.env.RUNS ?? 3000);

/** Pennies that rounding of slices can differ by. */
const PENNIES = 5;

describe('the cheapest division', () => {
	it('is not beaten by any other', () => {
		fc.assert(
			fc.property(
				amounts,
				fc.double({ min: 0, max: 1, noNaN: true }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(given, one, other) => {
					const least = taxOf(given, cheapestDivision(given));
					const whole = (amount: number) => Math.floor(amount / 100) * 100;
					const first = Math.min(given.nonSavings, whole(given.pool * one));
					const second = Math.min(given.savings, whole((given.pool - first) * other));
					const third = Math.min(given.dividends, given.pool - first - second);
					const rest = given.pool - first - second - third;
					const topped = Math.min(given.nonSavings, first + rest);
					const division: SetOff = {
						againstNonSavings: topped,
						againstSavings: second,
						againstDividends: third,
						nonSavings: given.nonSavings - topped,
						savings: given.savings - second,
						dividends: given.dividends - third,
					};
					expect(least).toBeLessThanOrEqual(taxOf(given, division) + PENNIES);
				},
			),
			{ numRuns: RUNS },
		);
	});

	it('costs no more than HMRC’s two', () => {
		fc.assert(
			fc.property(amounts, (given) => {
				const least = taxOf(given, cheapestDivision(given));
				expect(least).toBeLessThanOrEqual(taxOf(given, setOff(given)) + PENNIES);
				expect(least).toBeLessThanOrEqual(taxOf(given, inFixedOrder(given)) + PENNIES);
			}),
			{ numRuns: RUNS },
		);
	});

	it('uses all that income has room for, as HMRC’s do', () => {
		fc.assert(
			fc.property(amounts, (given) => {
				const income = given.nonSavings + given.savings + given.dividends;
				for (const divide of [cheapestDivision, inFixedOrder, setOff]) {
					const { nonSavings, savings, dividends } = divide(given);
					expect(nonSavings + savings + dividends).toBe(Math.max(0, income - given.pool));
				}
			}),
			{ numRuns: RUNS },
		);
	});
});
