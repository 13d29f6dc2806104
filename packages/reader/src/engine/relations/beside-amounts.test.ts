/** Amounts before their labels and over their captions: whose label is whose, the page as a whole tells. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { interest } from '../../documents/interest/definition.ts';
import { p60 } from '../../documents/p60/definition.ts';
import { payslip } from '../../documents/payslip/definition.ts';
import type { Segment } from '../../page.ts';

function given({ read }: Pick<typeof payslip, 'read'>, segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
}

describe('amounts before their labels', () => {
	const column = (x: number, ...rows: [string, string][]) =>
		rows.flatMap(([amount, label], index) => [
			segment(amount, x, 100 + index * 18),
			segment(label, x + 60, 100 + index * 18),
		]);
	const [pay, off] = [
		column(50, ['1,900.00', 'Salary'], ['2,000.00', 'Gross pay']),
		column(300, ['190.40', 'Tax'], ['76.16', 'National Insurance'], ['100.00', 'Pension']),
	];

	it('are told by them, whatever stands in the column before', () => {
		expect(given(payslip, [...pay, ...off])).toMatchObject({
			...{ grossPay: '2000.00', incomeTax: '190.40', nationalInsurance: '76.16', pension: '100.00' },
		});
	});

	it('are none where the labels have amounts after them', () => {
		const rows = [segment('Tax', 50, 100), segment('190.40', 150, 100), segment('NI', 50, 118)];
		const more = [segment('76.16', 150, 118), segment('Pension', 250, 100), segment('100.00', 400, 100)];
		expect(given(payslip, [...rows, ...more])).toMatchObject({
			...{ incomeTax: '190.40', nationalInsurance: '76.16', pension: '100.00' },
		});
	});
});

describe('captions under amounts', () => {
	const stack = (gap: number, apart: number, ...rows: [string, string][]) =>
		rows.flatMap(([amount, caption], index) => [
			segment(amount, 50, 100 + index * (20 + gap + apart)),
			segment(caption, 50, 110 + gap + index * (20 + gap + apart)),
		]);
	const slip = (gap: number, apart: number) =>
		stack(gap, apart, ['2,000.00', 'Gross pay'], ['190.40', 'Tax'], ['76.16', 'National Insurance']);

	it('are of what they stand nearer to', () => {
		expect(given(payslip, slip(2, 18))).toMatchObject({ grossPay: '2000.00', incomeTax: '190.40' });
		expect(given(payslip, slip(8, 4))).toMatchObject({ incomeTax: '76.16' });
	});

	it('never give tax on no interest', () => {
		expect(given(interest, stack(16, 4, ['412.87', 'Interest paid'], ['0.00', 'Tax deducted']))).toEqual({});
	});
});

describe('a label over an amount of its own', () => {
	it('is of no other amount that stands level with it', () => {
		const stacks = [segment('Tax', 50, 100), segment('190.40', 50, 112), segment('£1,633.44', 300, 101)];
		expect(given(payslip, stacks)).toMatchObject({ incomeTax: '190.40' });
	});
});

describe('a box of tax beside a box of pay', () => {
	const box = (label: string, amount: string, x: number, y: number) => [
		segment(label, x, y, 8),
		segment(amount, x, y + 10),
	];

	it('is of the same employment', () => {
		const boxes = [
			...box('National Insurance number', 'QQ123456C', 50, 40),
			...box('Final tax code', '1257L', 300, 40),
			...box('Pay in previous employment(s)', '6,123.45', 50, 80),
			...box('Tax deducted', '805.20', 300, 80),
			...box('Pay in this employment', '46,950.00', 50, 120),
			...box('Tax deducted', '7,852.40', 300, 120),
		];
		expect(given(p60, boxes)).toMatchObject({
			...{ taxInPreviousEmployments: '805.20', taxInThisEmployment: '7852.40' },
		});
	});
});
