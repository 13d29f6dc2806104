/** What belongs to which column or row: heads of several lines, rows of two scopes, rows that nobody knows, a list under its total. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { Ruling, Segment } from '../page.ts';
import { interest } from './interest/definition.ts';
import { p60 } from './p60/definition.ts';
import { payslip } from './payslip/definition.ts';

const valuesOf = (
	{ read }: Pick<typeof p60, 'read'>,
	segments: readonly Segment[],
	rulings: readonly Ruling[] = [],
) => {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings, segments, text };
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
};
const row = (y: number, ...cells: [string, number][]) => cells.map(([text, x]) => segment(text, x, y));

describe('heads of one and of two lines in one drawn box', () => {
	const heads = [
		...row(100, ['NIC table letter', 40], ['Earnings at the Lower', 140], ['Above LEL, up to PT', 260]),
		...row(110, ['Earnings Limit', 140]),
	];
	const figures = row(130, ['A', 60], ['£6,396', 215], ['£6,180', 350]);
	const line = (x: number, top: number, bottom: number) => ({ x, top, bottom });
	const box = [30, 400].map((x) => line(x, 90, 150));
	const cells = [140, 255, 390].map((x) => line(x, 126, 146));

	it('are each over the cell that reaches to it', () => {
		expect(valuesOf(p60, [...heads, ...figures], [...box, ...cells])).toMatchObject({
			earningsAtLowerEarningsLimit: '6396.00',
			earningsToPrimaryThreshold: '6180.00',
		});
	});
});

describe('a table of pay and tax whose rows name jobs', () => {
	it('has pay in the column whose head is not that of tax, and tax in the other', () => {
		const table = [
			...row(100, ['Amount (£)', 300], ['Tax deducted (£)', 420]),
			...row(120, ['Pension that we paid you', 40], ['46,950.00', 305], ['7,852.40', 440]),
			...row(140, ['From previous employments', 40], ['6,123.45', 310], ['805.20', 450]),
			...row(160, ['Total for the year', 40], ['53,073.45', 305], ['8,657.60', 440]),
		];
		expect(valuesOf(p60, table)).toEqual({
			...{ payInThisEmployment: '46950.00', taxInThisEmployment: '7852.40', totalPay: '53073.45' },
			...{ payInPreviousEmployments: '6123.45', taxInPreviousEmployments: '805.20', totalTax: '8657.60' },
		});
	});
});

describe('rows of this period and the year to date', () => {
	const heads = row(100, ['This period', 300], ['Year to date', 420]);
	const rows = [
		...row(120, ['Pay', 40]),
		...row(138, ['Gross pay', 40], ['2,000.00', 310], ['14,000.00', 430]),
		...row(156, ['Deductions', 40]),
		...row(174, ['PAYE tax', 40], ['190.40', 320], ['1,332.80', 435]),
	];

	it('keep their columns under the headings that part them', () => {
		expect(valuesOf(payslip, [...heads, ...rows])).toMatchObject({
			...{ grossPay: '2000.00', payToDate: '14000.00', incomeTax: '190.40', taxToDate: '1332.80' },
		});
	});
});

describe('a row that nobody knows', () => {
	const rows = (...labels: string[]) =>
		labels.flatMap((label, index) =>
			row(100 + index * 11, [label, 40], [['190.40', '76.16', '5.00', '100.00'][index] ?? '', 310]),
		);

	it('is not the start of the label under it', () => {
		expect(valuesOf(payslip, rows('PAYE', 'National Insurance', 'Lottery', 'Pension'))).toMatchObject({
			...{ incomeTax: '190.40', nationalInsurance: '76.16', pension: '100.00' },
		});
	});
});

describe('a list of interest under its total', () => {
	const list = (last: string) => [
		...row(100, ['Total interest earned', 40], ['£412.87', 300]),
		...row(140, ['Paid on', 40], ['Interest', 303]),
		...row(158, ['30 Jun 2023', 40], ['£194.04', 300]),
		...row(176, ['31 Dec 2023', 40], [last, 300]),
	];

	it('is what the total is made of', () => {
		expect(valuesOf(interest, list('£218.83'))).toMatchObject({ interest: '412.87' });
	});

	it('leaves open what does not add up to it', () => {
		expect(valuesOf(interest, list('£218.82'))).not.toHaveProperty('interest');
	});
});
