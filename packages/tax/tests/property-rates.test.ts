/** 2027-28: property income with its own rates, and allowances against other income first (GOV.UK, 26 November 2025). */
import type { FactsInput } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { cheapestDivision } from '../src/stages/cheapest-division.ts';
import { status } from '../src/stages/stage-03a-status.ts';
import type { Amounts } from '../src/stages/stage-05-set-off/amounts.ts';
import { bands } from '../src/stages/stage-06-bands.ts';
import { taxIn } from '../src/stages/stage-08-income-tax.ts';
import { facts } from './people.ts';

type Income = Omit<FactsInput, 'taxYear'>;

const pay = (amount: number): Income => ({ employments: [{ pay: amount }] });
const rent = (rents: number, financeCosts = 0): Income => ({ ukProperty: { rents, financeCosts } });
const interest = (amount: number): Income => ({ savings: { untaxedUkInterest: amount } });
const answer = (income: Income, taxYear: FactsInput['taxYear'] = '2027-28') =>
	calculate(facts({ taxYear, ...income }));

describe('the tax of 2027-28', () => {
	it.each([
		// 17,430 × 20% + 10,000 × 22%
		['pay and rents', { ...pay(30_000), ...rent(10_000) }, 5686_00],
		// Pay is covered, and 4,570 of the rents; 5,430 × 22%
		['little pay and rents', { ...pay(8000), ...rent(10_000) }, 1194_60],
		// 7,430 × 20% + 1,000 × 0% + 5,000 × 22%
		['pay and interest', { ...pay(20_000), ...interest(6000) }, 2586_00],
		// 27,430 × 20% + 10,270 × 22% + 9,730 × 42%
		['rents across the basic rate limit', { ...pay(40_000), ...rent(20_000) }, 11_832_00],
		// No allowance is left: 37,700 × 20% + 82,300 × 40% + 5,140 × 42% + 14,860 × 47%
		['rents across the higher rate limit', { ...pay(120_000), ...rent(20_000) }, 49_603_00],
		// 5,686 less 4,000 × 22%
		['finance costs of homes', { ...pay(30_000), ...rent(10_000, 4000) }, 4806_00],
		// A loss of earlier years goes against rents: 17,430 × 20% + 10,000 × 22%
		[
			'rents after a loss of earlier years',
			{ ...pay(30_000), ukProperty: { rents: 15_000, lossBroughtForward: 5000 } },
			5686_00,
		],
	])('%s', (_what, income, expected) => {
		expect(answer(income).totalIncomeTaxDue).toBe(expected);
	});

	it('on pay only is the same as the year before', () => {
		for (const amount of [9000, 12_570, 30_000, 50_271, 110_000, 200_000]) {
			for (const residence of ['uk', 'wales', 'scotland'] as const) {
				const [before, after] = (['2026-27', '2027-28'] as const).map(
					(year) => answer({ ...pay(amount), residence }, year).totalIncomeTaxDue,
				);
				expect(after).toBe(before);
			}
		}
	});

	it('on rents in Scotland is the same as the year before, since nothing is settled', () => {
		for (const rents of [5000, 20_000, 60_000]) {
			const income = { residence: 'scotland' as const, ...pay(30_000), ...rent(rents) };
			expect(answer(income).incomeTaxCharged).toBe(answer(income, '2026-27').incomeTaxCharged);
			expect(answer(income).bands.map((slice) => slice.income)).not.toContain('property');
		}
	});

	it('shows property income as its own kind, and sets allowances against pay first', () => {
		const { bands: slices, alternatives, working } = answer({ ...pay(30_000), ...rent(10_000) });
		expect(slices.map(({ income, rate, tax }) => [income, rate, tax])).toEqual([
			['nonSavings', 2000, 3486_00],
			['property', 2200, 2200_00],
		]);
		expect(alternatives?.optimum).toMatchObject({
			saving: 0,
			allocation: { nonSavings: 12_570_00, property: 0 },
		});
		const lines = new Map(working.map(({ id, value }) => [id, value]));
		expect(lines.get('c5.76')).toBe(17_430_00);
		expect(lines.get('taxableProperty')).toBe(10_000_00);
		expect(lines.get('propertyBasicTax')).toBe(2200_00);
	});

	it('leaves allowances on pay even if interest would save more', () => {
		// To 2026-27 some would go to interest, to keep it out of the higher rate band.
		const income = { ...pay(48_000), ...interest(3000), dividends: { ukDividends: 4000 } };
		expect(answer(income).alternatives?.optimum.allocation).toMatchObject({
			nonSavings: 12_570_00,
			savings: 0,
		});
	});
});

/** Whole pounds in pence, mostly near the limits. */
const pounds = (most: number) =>
	fc
		.oneof(fc.integer({ min: 0, max: most }), fc.constantFrom(0, 500, 1000, 5000))
		.map((amount) => amount * 100);

const amounts = fc
	.record({
		residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
		others: fc.oneof(pounds(14_000), pounds(60_000)),
		property: fc.oneof(pounds(9000), pounds(150_000)),
		savings: fc.oneof(pounds(9000), pounds(150_000)),
		dividends: fc.oneof(pounds(9000), pounds(150_000)),
		pool: fc.oneof(fc.constant(12_570_00), pounds(60_000)),
		extension: fc.oneof(fc.constant(0), pounds(20_000)),
		savingsAllowance: fc.constantFrom(0, 500_00, 1000_00),
	})
	.map(({ residence, others, ...given }): Amounts & { readonly property: number } => ({
		...given,
		status: status('2027-28', residence),
		nonSavings: others + given.property,
		dividendAllowance: 500_00,
		keptForDividends: 0,
	}));

/** Slices are cut off at a penny, and one division has more slices than another. */
const PENNIES = 4;

describe('the division of allowances in 2027-28', () => {
	it('gives other income its allowances first, and is cheaper than any split of the rest', () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(
				amounts,
				fc.array(fc.tuple(share, share), { minLength: 30, maxLength: 30 }),
				(given, shares) => {
					const found = cheapestDivision(given);
					const { status: of, pool, property, savings, dividends } = given;
					const others = given.nonSavings - property;
					const first = Math.min(pool, others);
					const rest = Math.min(pool - first, property + savings + dividends);
					const own = of.propertyRates !== null;
					expect(found.nonSavings).toBeGreaterThanOrEqual(others - first);
					if (own) expect(found.againstNonSavings).toBe(first);
					const taken = found.againstNonSavings + (found.againstProperty ?? 0);
					expect(taken + found.againstSavings + found.againstDividends).toBe(first + rest);
					const least = taxIn(bands(found, given, of));
					const orders = [
						...[[0, 1, 2] as const, [0, 2, 1] as const, [1, 0, 2] as const],
						...[[1, 2, 0] as const, [2, 0, 1] as const, [2, 1, 0] as const],
					];
					const splits = [
						...orders.map((order) => inOrder([property, savings, dividends], rest, order)),
						...shares.map((by) => byShares([property, savings, dividends], rest, by)),
					];
					for (const [rents, saved, received] of splits) {
						const left = { savings: savings - saved, dividends: dividends - received };
						const kept = property - rents;
						const taxable = own
							? { ...left, nonSavings: others - first, property: kept }
							: { ...left, nonSavings: others - first + kept };
						expect(taxIn(bands(taxable, given, of)) + PENNIES).toBeGreaterThanOrEqual(least);
					}
				},
			),
			{ numRuns: 1000 },
		);
	});
});

type Three = readonly [number, number, number];

/** An amount set against three kinds, one after another. */
function inOrder(kinds: Three, amount: number, order: Three): Three {
	const taken: [number, number, number] = [0, 0, 0];
	let left = amount;
	for (const at of order) {
		taken[at as 0 | 1 | 2] = Math.min(left, kinds[at as 0 | 1 | 2]);
		left -= taken[at as 0 | 1 | 2];
	}
	return taken;
}

/** Some of the first, some of the second, and the rest if there is room. */
function byShares(kinds: Three, amount: number, [one, two]: readonly [number, number]): Three {
	const pound = (pence: number) => Math.floor(pence / 100) * 100;
	const first = pound(Math.min(kinds[0], amount) * one);
	const second = pound(Math.min(kinds[1], amount - first) * two);
	const third = Math.min(kinds[2], amount - first - second);
	const more = inOrder([kinds[0] - first, kinds[1] - second, 0], amount - first - second - third, [0, 1, 2]);
	return [first + more[0], second + more[1], third];
}
