/** The dividend in a table with a holding, a rate and several sums. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import { definitions } from '../registry.ts';

type Cell = readonly [head: string, value: string];

function dividendOf(...cells: readonly Cell[]) {
	const words = [
		...segment('Dividend advice, payment date 3 June 2024', 30, 100).words,
		...segment('Final cash dividend', 30, 213).words,
		...cells.flatMap(([head, value], index) => [
			...segment(head, 170 + 90 * index, 200, 8).words,
			...segment(value, 170 + 90 * index, 213).words,
		]),
	];
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'dividend');
	return fields.find(({ name }) => name === 'dividend')?.value;
}
const holding: Cell = ['Holding', '2,450'];

it('is what was credited, and neither the holding nor the rate', () => {
	for (const head of ['Net credited £', 'Net amount (£)', 'Cash paid'])
		expect(dividendOf(holding, ['Gross £', '2,807.03'], ['Charges £', '0.00'], [head, '2,807.03'])).toBe(
			'2807.03',
		);
	expect(dividendOf(holding, ['Charges £', '0.00'], ['Net payment', '120.00'])).toBe('120.00');
});

it('is open where something was taken off it', () => {
	expect(
		dividendOf(holding, ['Gross £', '2,807.03'], ['Charges £', '7.03'], ['Net £', '2,800.00']),
	).toBeUndefined();
});
