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

describe('a table that has heads nobody knows', () => {
	const heads = row(100, ['Balance', 40], ['Gross Pay', 200], ['Shop Purchases', 300], ['Net Pay', 400]);
	const table = [
		...heads,
		...row(116, ['Current', 40], ['2,000.00', 205], ['207.36', 310], ['1,633.44', 395]),
		...row(132, ['YTD', 40], ['14,000.00', 200], ['2,280.96', 305], ['11,434.08', 390]),
	];

	it('has no figure in their columns', () => {
		expect(valuesOf(payslip, table)).toEqual({
			...{ grossPay: '2000.00', payToDate: '14000.00', netPay: '1633.44' },
		});
	});

	it('has this period under a head that only says it is of money, beside the year to date', () => {
		for (const head of ['Amount', 'Value', 'Total £']) {
			const two = [
				...row(100, ['Description', 40], [head, 210], ['YTD', 315]),
				...row(116, ['PAYE tax', 40], ['190.40', 210], ['1,332.80', 300]),
				...row(132, ['NI', 40], ['76.16', 215], ['533.12', 310]),
			];
			expect(valuesOf(payslip, two)).toEqual({
				...{ incomeTax: '190.40', nationalInsurance: '76.16', taxToDate: '1332.80' },
			});
		}
	});

	it('has none of this period under another head beside it', () => {
		const three = [
			...row(100, ['Description', 40], ['Carried over', 150], ['This period', 260], ['YTD', 400]),
			...row(116, ['PAYE tax', 40], ['12.40', 170], ['190.40', 280], ['1,332.80', 380]),
			...row(132, ['NI', 40], ['6.16', 175], ['76.16', 285], ['533.12', 390]),
		];
		expect(valuesOf(payslip, three)).toEqual({
			...{ incomeTax: '190.40', nationalInsurance: '76.16', taxToDate: '1332.80' },
		});
	});
});

describe('tables side by side in one drawn box', () => {
	const line = (x: number, top: number, bottom: number) => ({ x, top, bottom });
	const box = [30, 560].map((x) => line(x, 90, 180));
	const cells = [240, 310, 460, 530].map((x) => line(x, 112, 170));

	it('have each their own heading', () => {
		const table = [
			...row(95, ['Pay', 40], ['Tax deducted', 320]),
			...row(
				115,
				['In previous employment', 40],
				['6,123.45', 262],
				['In previous employment', 320],
				['805.20', 493],
			),
			...row(
				135,
				['In this employment', 40],
				['46,950.00', 257],
				['In this employment', 320],
				['7,852.40', 483],
			),
			...row(155, ['Total for year', 40], ['53,073.45', 257], ['Total for year', 320], ['8,657.60', 483]),
		];
		expect(valuesOf(p60, table, [...box, ...cells])).toEqual({
			...{ payInThisEmployment: '46950.00', taxInThisEmployment: '7852.40', totalPay: '53073.45' },
			...{ payInPreviousEmployments: '6123.45', taxInPreviousEmployments: '805.20', totalTax: '8657.60' },
		});
	});
});

describe('parts of a form with letters', () => {
	it('are headings as without them', () => {
		const part = (y: number, heading: string, ...amounts: readonly [string, string, string]) => [
			...row(y, [heading, 40]),
			...row(y + 14, ['In previous employments', 40], [amounts[0], 300]),
			...row(y + 28, ['In this employment', 40], [amounts[1], 300]),
			...row(y + 42, ['Total for year', 40], [amounts[2], 300]),
		];
		const form = [
			...part(100, 'A. Pay', '6,123.45', '46,950.00', '53,073.45'),
			...part(170, '(b) Income Tax deducted', '805.20', '7,852.40', '8,657.60'),
		];
		expect(valuesOf(p60, form)).toMatchObject({ payInThisEmployment: '46950.00', totalTax: '8657.60' });
	});

	it('are none where a number goes on in the next line', () => {
		const lines = [
			...row(100, ['Employee: Amelia Bell. National Insurance number: QQ 12 34 56', 40]),
			...row(116, ['C. Works number: 10452.', 40]),
		];
		const { nationalInsuranceNumber, worksNumber } = valuesOf(p60, lines);
		expect([nationalInsuranceNumber, worksNumber]).toEqual([undefined, '10452']);
	});
});

describe('an amount under its label in a cell of its own', () => {
	const line = (x: number) => ({ x, top: 90, bottom: 200 });
	const cells = [30, 200, 380, 520].map(line);
	const lists = [
		...row(95, ['DEDUCTIONS', 40], ['YEAR TO DATE', 210], ['WAGES DUE', 390]),
		...row(115, ['Income tax', 40], ['190.40', 160], ['Gross', 210], ['14,000.00', 330]),
		...row(130, ['NI', 40], ['76.16', 165], ['Tax', 210], ['1,332.80', 335]),
		...row(145, ['Total deductions', 40], ['266.56', 160]),
	];
	const net = [segment('Net £', 420, 112), segment('1,733.44', 410, 125, 16)];

	it('is not of the row that it stands level with in the next cell, nor of the heading over that', () => {
		expect(valuesOf(payslip, [...lists, ...net], cells)).toMatchObject({
			...{ netPay: '1733.44', incomeTax: '190.40', payToDate: '14000.00', taxToDate: '1332.80' },
		});
	});
});

describe('a row that only says that it is the total', () => {
	const slip = (heading: string) => [
		...row(100, [heading, 40], ['THIS PAY', 300], ['YTD', 430]),
		...row(118, ['Salary', 40], ['1,900.00', 300], ['13,300.00', 405]),
		...row(136, ['TOTAL', 40], ['2,000.00', 300], ['14,000.00', 405]),
		...row(170, ['DEDUCTIONS', 40], ['THIS PAY', 300], ['YTD', 430]),
		...row(188, ['PAYE', 40], ['190.40', 310], ['1,332.80', 410]),
		...row(206, ['TOTAL', 40], ['190.40', 310], ['1,332.80', 410]),
	];

	it.each(['SALARY & WAGES', 'Wages', 'Salary and allowances', 'Hours and payments', 'Earnings'])(
		'is of what was paid under %s',
		(heading) => {
			expect(valuesOf(payslip, slip(heading))).toMatchObject({ grossPay: '2000.00', payToDate: '14000.00' });
		},
	);

	it('is not of a label that stands over the heads of its table', () => {
		const facts = row(80, ['Net pay:', 400], ['1,809.60', 450]);
		expect(valuesOf(payslip, [...facts, ...slip('SALARY & WAGES')])).toMatchObject({
			...{ grossPay: '2000.00', payToDate: '14000.00', netPay: '1809.60' },
		});
	});

	it('is of nothing that was paid under another heading', () => {
		expect(valuesOf(payslip, slip('Employer contributions'))).not.toHaveProperty('payToDate');
	});
});

describe('sums for information under statutory pay, each under its label in a drawn box', () => {
	const lines = (y: number, ...xs: number[]) => xs.map((x) => ({ x, top: y, bottom: y + 26 }));
	const rulings = [...lines(188, 48, 148, 248), ...lines(240, 48, 298)];
	const shared = (...labels: string[]) =>
		valuesOf(
			p60,
			[
				segment('SMP', 50, 190, 8),
				segment('0.00', 120, 202),
				segment('ShPP', 150, 190, 8),
				segment('0.00', 220, 202),
				...labels.map((label) => segment(label, 50, 242, 8)),
				segment('1,825.05', 200, 254),
			],
			rulings,
		);

	it('are none of it', () => {
		for (const label of ['Your pension savings', 'Sums taken before pay'])
			expect(shared(label)).toMatchObject({
				statutoryMaternityPay: '0.00',
				statutorySharedParentalPay: '0.00',
			});
	});
});
