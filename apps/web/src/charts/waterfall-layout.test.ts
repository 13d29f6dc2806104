/** Bars follow each other without a gap, on a scale that fits them all. */
import { pence } from '@halfpenny/facts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeSteps } from './waterfall-layout.ts';

const step = (amount: number, isSum = false) => ({
	key: String(amount),
	label: '',
	amount: pence(amount),
	isSum,
});

it('starts each bar where the previous one ended', () => {
	const placed = placeSteps([step(1000), step(500), step(-300), step(1200, true)]);
	expect(placed.map(({ from, width }) => [from, width])).toEqual([
		[0, 1000 / 1500],
		[1000 / 1500, 500 / 1500],
		[1200 / 1500, 300 / 1500],
		[0, 1200 / 1500],
	]);
	expect(placed.map(({ direction }) => direction)).toEqual(['more', 'more', 'less', 'sum']);
});

it('leaves room below zero for a refund', () => {
	const [, refund] = placeSteps([step(1000), step(-1500), step(-500, true)]);
	expect(refund).toMatchObject({ from: 0, width: 1, soFar: -500, zero: 500 / 1500 });
});

it('keeps every bar within the whole', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), (amounts) => {
			for (const { from, width } of placeSteps(amounts.map((amount) => step(amount)))) {
				expect(from).toBeGreaterThanOrEqual(0);
				expect(from + width).toBeLessThanOrEqual(1 + 1e-9);
			}
		}),
	);
});
