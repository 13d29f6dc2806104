/** The cheapest division by itself: against every division there is, at real rates in bands small enough to try them all (ITA 2007 s.25(2)). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestDivision } from './cheapest-division.ts';
import { status } from './stage-03a-status.ts';
import type { Amounts } from './stage-05-set-off/amounts.ts';
import type { SetOff } from './stage-05-set-off/settle.ts';
import { bands } from './stage-06-bands.ts';
import { incomeTax } from './stage-08-income-tax.ts';

/** Every limit is a multiple of it, so that the least lies at one, and every rate on it is whole pennies. */
const UNIT = 100_00;
const units = (count: number) => count * UNIT;

const uk = {
	...status('2024-25', 'uk'),
	...{ startingBand: units(5), basicBand: units(20), ukBasicLimit: units(20), higherBand: units(30) },
	...{ ukAdditionalFrom: units(50), topFrom: units(50) },
};
const scotland = {
	...uk,
	...status('2024-25', 'scotland'),
	...{ startingBand: units(5), ukBasicLimit: units(20), ukAdditionalFrom: units(50) },
	...{ starterBand: units(3), basicBand: units(7), intermediateBand: units(6), higherBand: units(12) },
	...{ advancedBand: units(14), topFrom: units(42) },
};

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

const taxOf = (given: Amounts, division: SetOff) =>
	incomeTax(bands(division, given, given.status), given.status).charged;

/** Every way to use all of the pool that income has room for. */
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

describe('the cheapest division', () => {
	it('costs what the cheapest of all costs, and is one of them', () => {
		for (const given of fc.sample(amounts, { numRuns: 1500, seed: 20_261_120 })) {
			const all = everyDivision(given).map((division) => ({ division, tax: taxOf(given, division) }));
			const least = Math.min(...all.map(({ tax }) => tax));
			const found = cheapestDivision(given);
			expect(taxOf(given, found)).toBe(least);
			expect(all.map(({ division }) => division)).toContainEqual(found);
		}
	});

	it('of equals leaves the least of the lowest kind', () => {
		for (const given of fc.sample(amounts, { numRuns: 300, seed: 20_261_121 })) {
			const all = everyDivision(given);
			const lowest = Math.min(...all.map(({ nonSavings }) => nonSavings));
			const least = Math.min(...all.map((one) => taxOf(given, one)));
			const isFree = all.some((one) => one.nonSavings === lowest && taxOf(given, one) === least);
			if (isFree) expect(cheapestDivision(given).nonSavings).toBe(lowest);
		}
	});

	it('leaves nothing where the pool covers all income', () => {
		const given = { ...{ pool: units(9), nonSavings: units(4), savings: units(3), dividends: units(2) } };
		const [base] = fc.sample(amounts, { numRuns: 1, seed: 1 });
		if (!base) throw new Error('there is a sample');
		for (const pool of [units(9), units(30)])
			expect(cheapestDivision({ ...base, ...given, pool })).toEqual({
				...{ againstNonSavings: units(4), againstSavings: units(3), againstDividends: units(2) },
				...{ nonSavings: 0, savings: 0, dividends: 0 },
			});
	});
});
