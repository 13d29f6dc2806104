/** What is told by a page as a whole: values before their labels, names and amounts in sentences, pay under the heading of a year. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { Segment } from '../page.ts';
import { interest } from './interest/definition.ts';
import { p60 } from './p60/definition.ts';
import { payslip } from './payslip/definition.ts';

const valuesOf = ({ read }: Pick<typeof p60, 'read'>, segments: readonly Segment[]) => {
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
};

describe('values that end before their labels start', () => {
	const rows = (...pairs: [string, string][]) =>
		pairs.flatMap(([value, label], index) => [
			segment(value, 160 - 5 * value.length, 100 + index * 12),
			segment(label, 166, 100 + index * 12),
		]);
	const certificate = [
		segment('Tax year to 5 April', 166, 60),
		segment('2025', 300, 60),
		...rows(
			...([
				['Bell', 'Surname'],
				['Amelia', 'First names'],
			] as [string, string][]),
			...([
				['QQ123456C', 'NI number'],
				['123/AB456', 'PAYE reference'],
			] as [string, string][]),
			...([
				['1257L', 'Final tax code'],
				['£24,000.00', 'Pay in this employment'],
			] as [string, string][]),
			...([['£2,000.00', 'Tax deducted in this employment']] as [string, string][]),
		),
	];

	it('are those of the labels after them, whatever stands under a label or a year beside one', () => {
		expect(valuesOf(p60, certificate)).toMatchObject({
			...{
				surname: 'Bell',
				forenames: 'Amelia',
				payInThisEmployment: '24000.00',
				taxInThisEmployment: '2000.00',
			},
		});
	});
});

describe('a letter about interest', () => {
	const letter = (said: string) => [
		segment('Northgate Bank plc', 40, 40, 16),
		segment(
			`In the tax year that ended on 5 April 2024 we paid you ${said} of £412.87 on your account.`,
			40,
			100,
		),
	];

	it('says the year and the interest in a sentence', () => {
		expect(valuesOf(interest, letter('gross interest'))).toMatchObject({
			taxYear: '2023-24',
			interest: '412.87',
		});
	});

	it('says nothing of what was paid besides', () => {
		expect(valuesOf(interest, letter('a loan'))).not.toHaveProperty('interest');
	});
});

describe('whose a payslip is', () => {
	it.each(['Wages slip for Amelia Bell, month 7', 'Payslip for Amelia Bell'])(
		'"%s" says in its title',
		(title) => {
			expect(valuesOf(payslip, [segment(title, 40, 40)])).toMatchObject({ employeeName: 'Amelia Bell' });
		},
	);

	it('is not told by what else a title is for', () => {
		expect(valuesOf(payslip, [segment('Payslip for October', 40, 40)])).not.toHaveProperty('employeeName');
	});

	it('stands after the payroll number in one box', () => {
		const box = [segment('Employee', 40, 40, 8), segment('1259 Amelia Bell', 40, 50)];
		expect(valuesOf(payslip, box)).toMatchObject({ employeeName: 'Amelia Bell' });
	});
});

describe('a row called only "Pay"', () => {
	const under = (heading: string) => [
		segment(heading, 40, 100),
		...[segment('Pay', 40, 120), segment('£14,000.00', 300, 120)],
		...[segment('Income Tax', 40, 138), segment('£1,332.80', 305, 138)],
	];

	it('is the pay of the year under its heading, and no figure elsewhere', () => {
		expect(valuesOf(payslip, under('This tax year so far'))).toMatchObject({ payToDate: '14000.00' });
		expect(valuesOf(payslip, under('This month'))).not.toHaveProperty('payToDate');
	});
});
