/** Amounts whose column no head tells are offered, not taken, where the page shows that another column may be meant. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { payslip } from '../../documents/payslip/definition.ts';
import type { Segment } from '../../page.ts';

function given(segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(payslip.read(page, []).fields.map(({ name, value }) => [name, value]));
}
const row = (y: number, label: string, ...amounts: string[]) => [
	segment(label, 50, y),
	...amounts.map((amount, index) => segment(amount, 250 + index * 100 - 5 * amount.length, y)),
];

describe('an amount of a payslip whose column no head tells', () => {
	it('is taken where it stands alone', () => {
		expect(given([...row(100, 'Gross pay', '2,000.00'), ...row(118, 'Tax', '190.40')])).toMatchObject({
			grossPay: '2000.00',
			incomeTax: '190.40',
		});
	});

	it('is not where another of its column contradicts what stands elsewhere', () => {
		const other = [
			...[segment('Gross pay', 350, 100), segment('18,000.00', 505, 100)],
			...[segment('Pension', 350, 118), segment('2,442.33', 510, 118)],
		];
		expect(given([...row(100, 'Gross pay', '2,000.00'), ...other])).not.toHaveProperty('pension');
	});

	it('is taken beside another that stands under the name of another figure', () => {
		const year = (...heads: [string, string][]) => [
			...row(100, 'Gross pay', '2,000.00'),
			segment('Year to date', 50, 150),
			...heads.flatMap(([head, amount], index) => [
				segment(head, 200 + 90 * index, 150),
				segment(amount, 200 + 90 * index, 165),
			]),
		];
		const table = year(['Gross pay', '18,000.00'], ['Tax', '1,713.60'], ['NI', '685.44']);
		expect(given(table)).toMatchObject({ payToDate: '18000.00', taxToDate: '1713.60' });
		const open = year(['Gross pay', '18,000.00'], ['Tax', '1,713.60'], ['', '685.44']);
		expect(given(open)).not.toHaveProperty('taxToDate');
	});
});
