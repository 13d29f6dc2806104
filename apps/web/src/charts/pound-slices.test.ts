/** The geometry of the pound bar. */
import { pounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthOf, placeSlices, type Slice, ticksOf } from './pound-slices.ts';

const slice = (rate: number, amount: number, band = String(rate)): Slice => ({
	income: 'nonSavings',
	band,
	rate,
	amount: pounds(amount),
	tax: pounds(0),
});

const anySlices = fc.array(
	fc.record({
		rate: fc.constantFrom(0, 1900, 2000, 2100, 4000, 4200, 4500, 4800),
		amount: fc.nat(1_000_000),
	}),
	{ maxLength: 8 },
);

describe('slices on the bar', () => {
	it('put income in no slice first, free of tax', () => {
		const placed = placeSlices(pounds(50_000), [slice(2000, 37_430)]);
		expect(placed.map(({ key, from, to }) => [key, from, to])).toEqual([
			['taxFree.taxFree', 0, pounds(12_570)],
			['nonSavings.2000', pounds(12_570), pounds(50_000)],
		]);
	});

	it('fill the bar from end to end without a gap', () => {
		fc.assert(
			fc.property(anySlices, fc.nat(1_000_000), (list, free) => {
				const slices = list.map(({ rate, amount }, index) => slice(rate, amount, String(index)));
				const total = list.reduce((sum, { amount }) => sum + amount, free);
				const placed = placeSlices(pounds(total), slices);
				placed.forEach((piece, index) => {
					expect(piece.from).toBe(placed[index - 1]?.to ?? 0);
				});
				expect(placed.at(-1)?.to ?? 0).toBe(pounds(total));
			}),
		);
	});

	it('are none when there is no income', () => {
		expect(placeSlices(pounds(0), [])).toEqual([]);
		expect(ticksOf([])).toEqual([]);
	});
});

describe('marks under the bar', () => {
	it('keep both ends and never crowd', () => {
		fc.assert(
			fc.property(anySlices, (list) => {
				const total = list.reduce((sum, { amount }) => sum + amount, 1000);
				const ticks = ticksOf(
					placeSlices(
						pounds(total),
						list.map(({ rate, amount }, i) => slice(rate, amount, String(i))),
					),
				);
				expect(ticks[0]?.at).toBe(0);
				expect(ticks.at(-1)?.at).toBe(1);
				ticks.slice(1).forEach((tick, index) => {
					expect(tick.at - (ticks[index]?.at ?? 0)).toBeGreaterThanOrEqual(0.09);
				});
			}),
		);
	});

	it('leave room for all the letters of the last one', () => {
		const ticks = ticksOf(placeSlices(pounds(18_785), [slice(0, 6000), slice(2000, 215)]));
		expect(ticks.map(({ amount, narrow }) => [amount, narrow])).toEqual([
			[0, true],
			[pounds(12_570), false],
			[pounds(18_785), true],
		]);
	});
});

it('gives a higher rate a deeper colour', () => {
	const depths = [0, 1900, 2000, 2100, 4000, 4200, 4500, 4800].map(depthOf);
	expect(depths).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(depthOf(875)).toBe(1);
	expect(depthOf(3375)).toBe(4);
});
