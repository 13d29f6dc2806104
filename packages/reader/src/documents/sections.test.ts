/** Which section, column or row an amount is of where labels tell only a part: headings, second lists, heads of pairs of columns. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import { toSegment } from '../engine/layout/segments.ts';
import type { Segment } from '../page.ts';
import { p60 } from './p60/definition.ts';
import { payslip } from './payslip/definition.ts';

const valuesOf = ({ read }: Pick<typeof p60, 'read'>, segments: readonly Segment[]) => {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
};
const row = (y: number, ...cells: [string, number][]) => cells.map(([text, x]) => segment(text, x, y));
const thisPeriod = { grossPay: '660.91', incomeTax: '77.20', nationalInsurance: '33.51', netPay: '517.15' };
const soFar = { payToDate: '20488.21', taxToDate: '2392.80' };

describe('a payslip', () => {
	it('has a second list that no heading parts from that of the year so far', () => {
		const lists = [
			...row(100, ['Tax year to date', 40]),
			...row(120, ['Total pay', 40], ['20,488.21', 300]),
			...row(135, ['Tax paid', 40], ['2,392.80', 300]),
			...row(150, ['NI', 40], ['1,038.81', 300]),
			...row(180, ['Total entitlements', 40], ['660.91', 300]),
			...row(195, ['Income Tax paid', 40], ['77.20', 300]),
			...row(210, ['NI - A', 40], ['33.51', 300]),
			...row(225, ['Pension contrib', 40], ['33.05', 300]),
			...row(240, ['Total Deds', 40], ['143.76', 300]),
			...row(255, ['Net pay', 40], ['517.15', 300]),
		];
		expect(valuesOf(payslip, lists)).toMatchObject({ ...thisPeriod, ...soFar, totalDeductions: '143.76' });
	});

	it('has no net pay in the column of the year, whatever the other column is called', () => {
		const table = [
			...row(100, ['Year', 310], ['August', 400]),
			...row(115, ['Tax', 40], ['1,998.20', 295], ['285.60', 405]),
			...row(130, ['Net pay', 40], ['14,457.17', 290], ['2,065.31', 400]),
		];
		expect(valuesOf(payslip, table)).not.toMatchObject({ netPay: '14457.17' });
	});
});

describe('a certificate of pay and tax', () => {
	const all = {
		...{ payInPreviousEmployments: '6123.45', taxInPreviousEmployments: '805.20', totalTax: '6009.00' },
		...{ payInThisEmployment: '36501.00', taxInThisEmployment: '5203.80', totalPay: '42624.45' },
	};

	it('has pairs of columns, each pair under the start of its heading', () => {
		const table = [
			...row(100, ['Earlier employments', 40], ['This employer', 215], ['Total', 400]),
			...[40, 215, 400].flatMap((x) => row(120, ['Gross pay', x + 35], ['Tax', x + 145])),
			...row(140, ['£6,123.45', 75], ['£805.20', 165], ['£36,501.00', 245], ['£5,203.80', 335]),
			...row(140, ['£42,624.45', 430], ['£6,009.00', 520]),
		];
		expect(valuesOf(p60, table)).toEqual(all);
	});

	it('has rows whose labels stand after both amounts', () => {
		const table = [
			...row(100, ['Taxable income', 130], ['Tax paid', 275]),
			...row(120, ['£6,123.45', 155], ['£805.20', 285], ['Previous employer(s)', 330]),
			...row(137, ['£36,501.00', 150], ['£5,203.80', 275], ['In this job', 330]),
			...row(154, ['£42,624.45', 150], ['£6,009.00', 275], ['Totals for year', 330]),
		];
		expect(valuesOf(p60, table)).toEqual(all);
	});

	it('has a loan whose letters are parted', () => {
		expect(valuesOf(p60, row(100, ['P/G loan', 40], ['924', 200]))).toEqual({ postgraduateLoan: '924.00' });
	});
});

describe('a heading in bold', () => {
	const bold = (segments: readonly Segment[]) =>
		segments.map((each) => toSegment(each.words.map((word) => ({ ...word, font: 2 }))));

	it('is not the first line of the label under it, where that has an amount of its own', () => {
		const lists = [
			...row(100, ['Gross pay', 40], ['660.91', 300]),
			...row(114, ['Tax', 40], ['77.20', 300]),
			...row(128, ['NI', 40], ['33.51', 300]),
			...row(142, ['Net pay', 40], ['550.20', 300]),
			...bold(row(170, ['Since 6 April', 40])),
			...row(181, ['Pay', 40], ['20,488.21', 300]),
			...row(195, ['Tax', 40], ['2,392.80', 300]),
			...row(209, ['NI', 40], ['1,038.81', 300]),
		];
		expect(valuesOf(payslip, lists)).toMatchObject({
			...{ grossPay: '660.91', incomeTax: '77.20', netPay: '550.20', ...soFar },
		});
	});
});

describe('the gross pay of this period in a box under the year so far', () => {
	const slip = (gross: string) => [
		...row(100, ['PAYE', 40], ['77.20', 300]),
		...row(115, ['NI', 40], ['33.51', 300]),
		...row(145, ['YEAR TO DATE', 40]),
		...row(160, ['Gross pay', 40], ['20,488.21', 300]),
		...row(175, ['Tax paid', 40], ['2,392.80', 300]),
		...row(205, [gross, 40], ['110.71', 200], ['550.20', 400]),
		...[
			segment('TOTAL PAYMENTS (GROSS PAY)', 40, 216, 6),
			segment('TOTAL DEDUCTIONS', 200, 216, 6),
			segment('NET PAY', 400, 216, 6),
		],
	];

	it('puts the year’s own amount in no doubt where sums prove what it is', () => {
		expect(valuesOf(payslip, slip('660.91'))).toMatchObject(soFar);
	});
});

describe('a row called only "Pay" in the last of three lists side by side', () => {
	it('is of the year whose heading stands over that list', () => {
		const lists = [
			...row(100, ['Pay and allowances', 20], ['Deductions', 200], ['Totals to date', 400]),
			...row(118, ['Basic', 20], ['660.91', 120], ['Tax', 200], ['77.20', 320]),
			...row(132, ['NI', 200], ['33.51', 320]),
			...row(146, ['Pay', 400], ['20,488.21', 520]),
			...row(160, ['Tax', 400], ['2,392.80', 525]),
		];
		expect(valuesOf(payslip, lists)).toMatchObject(soFar);
	});
});

describe('cards of the year so far under lists of this period', () => {
	const lists = [
		...row(100, ['PAYMENTS', 20], ['DEDUCTIONS', 300]),
		...row(116, ['Gross pay', 20], ['660.91', 170], ['Tax', 300], ['77.20', 470]),
		...row(130, ['NI', 300], ['33.51', 470]),
	];
	const card = (label: string, amount: string, end: number) =>
		row(190, [label, end - 5 * label.length], [amount, end - 5 * amount.length]).map((each, index) =>
			index === 0 ? each : segment(each.text, each.box.x, 202),
		);
	const cards = [
		...row(170, ['THIS TAX YEAR', 20]),
		...card('Total pay', '20,488.21', 90),
		...card('Income Tax', '2,392.80', 200),
		...card('NI', '1,038.81', 310),
	];

	it('are of their own section, whatever lists stand side by side over it', () => {
		const { grossPay, incomeTax, payToDate, taxToDate } = valuesOf(payslip, [...lists, ...cards]);
		expect([grossPay, incomeTax]).toEqual(['660.91', '77.20']);
		expect([payToDate, taxToDate]).toEqual(['20488.21', '2392.80']);
	});
});
