/** Pages whose facts stand on one side of their labels and whose amounts on another. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { p60 } from '../../documents/p60/definition.ts';
import { payslip } from '../../documents/payslip/definition.ts';
import type { Segment } from '../../page.ts';

function given({ read }: Pick<typeof payslip, 'read'>, segments: readonly Segment[]) {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
}

type Rows = readonly (readonly [label: string, value: string])[];

const captions = (y: number, rows: Rows) =>
	rows.flatMap(([label, value], index) => [
		segment(value, 40 + 150 * index, y),
		segment(label, 40 + 150 * index, y + 11, 8),
	]);
const list = (y: number, rows: Rows) =>
	rows.flatMap(([label, value], index) => [
		segment(label, 40, y + 16 * index),
		segment(value, 300, y + 16 * index),
	]);
const valuesFirst = (y: number, rows: Rows) =>
	rows.flatMap(([label, value], index) => [
		segment(value, 40, y + 16 * index),
		segment(label, 140, y + 16 * index),
	]);
const stack = (y: number, rows: Rows) =>
	rows.flatMap(([label, value], index) => [
		segment(label, 40, y + 30 * index),
		segment(value, 40, y + 30 * index + 11),
	]);

const facts: Rows = [
	['Tax code', '1257L'],
	['NI number', 'QQ123456C'],
	['PAYE reference', '123/AB456'],
];
const sums: Rows = [
	['Gross pay', '2,000.00'],
	['Income tax', '190.40'],
	['National Insurance', '76.16'],
	['Pension', '100.00'],
	['Total deductions', '366.56'],
	['Net pay', '1,633.44'],
];
const read = { grossPay: '2000.00', incomeTax: '190.40', nationalInsurance: '76.16', netPay: '1633.44' };

describe('amounts under facts with captions', () => {
	it.each([
		['a list', list],
		['a list with its values first', valuesFirst],
		['a stack', stack],
	] as const)('are read as %s', (_, drawn) => {
		expect(given(payslip, [...captions(100, facts), ...drawn(160, sums)])).toMatchObject(read);
	});
});

describe('amounts before their labels', () => {
	it('are read under facts after theirs', () => {
		expect(given(payslip, [...list(60, facts), ...valuesFirst(160, sums)])).toMatchObject(read);
	});
});

describe('facts in two ways on one page', () => {
	it('are read block by block', () => {
		const employer: Rows = [
			['Employer PAYE reference', '123/AB456'],
			['Final tax code', '1257L'],
		];
		const employee: Rows = [
			['Surname', 'Bell'],
			['Forenames', 'Amelia'],
			['National Insurance number', 'QQ123456C'],
		];
		expect(given(p60, [...list(60, employer), ...captions(160, employee)])).toMatchObject({
			surname: 'Bell',
			forenames: 'Amelia',
		});
		expect(given(p60, [...list(60, employer), ...valuesFirst(160, employee)])).toMatchObject({
			surname: 'Bell',
			forenames: 'Amelia',
		});
	});
});

describe('rows of boxes', () => {
	it('are of what stands at their left', () => {
		const row = (y: number, job: string, pay: string, tax: string) => [
			...[segment(job, 40, y + 2), segment('Pay', 180, y, 8), segment('Tax deducted', 350, y, 8)],
			...[segment(pay, 180, y + 11), segment(tax, 350, y + 11)],
		];
		const rows = [
			...row(160, 'Total for year', '33,000.00', '4,084.00'),
			...row(200, 'This employment', '30,000.00', '3,484.00'),
			...row(240, 'Previous empl.', '3,000.00', '600.00'),
		];
		expect(given(p60, [...stack(40, facts), ...rows])).toMatchObject({
			...{ totalPay: '33000.00', totalTax: '4084.00', payInThisEmployment: '30000.00' },
			...{ taxInThisEmployment: '3484.00', payInPreviousEmployments: '3000.00' },
		});
	});
});

describe('a heading', () => {
	const heading = segment('This tax year', 40, 150, 12);
	const soFar: Rows = [
		['Gross pay', '14,000.00'],
		['Income tax', '1,332.80'],
		['National Insurance', '533.12'],
	];

	it('ends where a second list names its figures again', () => {
		const slip = [...list(60, facts), heading, ...list(170, soFar), ...stack(224, sums)];
		expect(given(payslip, slip)).toMatchObject({ ...read, payToDate: '14000.00', taxToDate: '1332.80' });
	});

	it('says so in many words', () => {
		const others = ['2024/25 so far', 'This tax year up to now', 'Your tax year so far (from 6 April 2024)'];
		for (const other of others)
			expect(
				given(payslip, [...list(60, sums), segment(other, 40, 180, 12), ...list(200, soFar)]),
			).toMatchObject({
				...read,
				payToDate: '14000.00',
			});
	});
});
