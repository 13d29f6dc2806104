/** Papers whose values stand where a table's would not: cards with captions, lists beside their total, years told by a tax code. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import type { Segment } from '../page.ts';
import { interest } from './interest/definition.ts';
import { p60 } from './p60/definition.ts';
import { payslip } from './payslip/definition.ts';

const page = (segments: readonly Segment[]) => {
	const text = segments.map((each) => each.text).join('\n');
	return { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
};
const valuesOf = ({ read }: Pick<typeof p60, 'read'>, segments: readonly Segment[]) =>
	Object.fromEntries(read(page(segments), []).fields.map(({ name, value }) => [name, value]));
const rows = (...pairs: [string, string][]) =>
	pairs.flatMap(([left, right], index) => [
		segment(left, 50, 100 + index * 18),
		segment(right, 320, 100 + index * 18),
	]);

describe('an interest certificate of cards', () => {
	const card = (value: string, caption: string, x: number) => [
		segment(value, x, 100, 16),
		segment(caption, x, 120, 8),
	];
	const cards = [...card('£412.87', 'Interest paid', 50), ...card('£0.00', 'Tax deducted', 300)];

	it('is read by the captions under its values', () => {
		expect(valuesOf(interest, cards)).toMatchObject({ interest: '412.87', taxDeducted: '0.00' });
	});

	it('leaves out what another text stands right over', () => {
		expect(valuesOf(interest, [...cards, segment('Balance on request', 50, 82, 16)])).not.toHaveProperty(
			'interest',
		);
	});
});

describe('the interest of a bank’s site', () => {
	it.each(['Total gross interest to report', 'Gross interest to declare'])('is that called “%s”', (label) => {
		expect(valuesOf(interest, rows([label, '£412.87'], ['Tax deducted', '£0.00']))).toMatchObject({
			interest: '412.87',
		});
	});

	it('is of whoever is signed in', () => {
		for (const said of ['Signed in as J R Patel', 'You are logged in as J R Patel'])
			expect(
				valuesOf(interest, [segment(said, 300, 40), ...rows(['Gross interest', '£412.87'])]),
			).toMatchObject({ accountHolder: 'J R Patel' });
	});
});

describe('the interest of accounts of which one is free of tax', () => {
	it.each(['Cash ISA, Easy Access', 'Tax-free saver'])('leaves out that of a “%s”', (name) => {
		const at = (y: number, label: string, sum: string) => [segment(label, 50, y), segment(sum, 350, y)];
		const given = [
			...at(100, 'Account', 'Gross interest'),
			...at(118, 'Branch Saver', '115.60'),
			...at(136, 'Fixed Rate Bond', '297.27'),
			...at(154, 'Total', '412.87'),
			...at(220, 'Account', 'Interest paid'),
			...at(238, name, '611.48'),
		];
		expect(valuesOf(interest, given)).toMatchObject({ interest: '412.87' });
	});
});

describe('a list of interest beside its total', () => {
	const list = (total: string) =>
		rows(['Interest added', '£194.04'], ['Interest added', '£218.83'], ['Interest paid', total]);

	it('is the total, where the list adds up to it', () => {
		expect(valuesOf(interest, list('£412.87'))).toMatchObject({ interest: '412.87' });
	});

	it('is open where it does not', () => {
		expect(valuesOf(interest, list('£412.88'))).not.toHaveProperty('interest');
	});
});

describe('a P60 whose total is more than this employment', () => {
	const certificate = (totalTax: string) =>
		rows(
			...([
				['Tax year to 5 April 2025', 'P60'],
				['Final tax code', '1257L'],
				['Pay in this employment', '20,000.00'],
				['Tax in this employment', '1,086.00'],
				['Total pay for year', '30,000.00'],
				['Total tax for year', totalTax],
			] as [string, string][]),
		);

	it('is read where the code takes that tax of it', () => {
		expect(valuesOf(p60, certificate('3,486.00'))).toMatchObject({
			payInThisEmployment: '20000.00',
			totalPay: '30000.00',
			totalTax: '3486.00',
		});
	});

	it('is left out where it does not', () => {
		expect(valuesOf(p60, certificate('3,086.00'))).not.toHaveProperty('totalPay');
	});
});

describe('the National Insurance table of a P60', () => {
	const table = (due: string, ...more: Segment[]) => [
		...['Category', 'At LEL', 'LEL to PT', 'PT to UEL', 'You put in'].map((text, index) =>
			segment(text, 50 + index * 90, 100),
		),
		...['A', '6,396', '6,180', '16,923', due].map((text, index) => segment(text, 50 + index * 90, 116)),
		...more,
	];

	it('has no more in a band than a year holds', () => {
		const bands = (lower: string) => [
			...['Category', 'At LEL', 'LEL to PT'].map((text, index) => segment(text, 50 + index * 90, 100)),
			...['A', '6,396', lower].map((text, index) => segment(text, 50 + index * 90, 116)),
		];
		expect(valuesOf(p60, bands('6,180'))).toMatchObject({ earningsToPrimaryThreshold: '6180.00' });
		expect(valuesOf(p60, bands('16,923'))).not.toHaveProperty('earningsToPrimaryThreshold');
	});

	it('tells the contributions by their pence', () => {
		expect(valuesOf(p60, table('1,946.28'))).toMatchObject({ employeeNationalInsurance: '1946.28' });
	});

	it('tells them by the rates where there are two such amounts, and else does not', () => {
		expect(valuesOf(p60, table('1,946.28', segment('2,500.00', 500, 116)))).toMatchObject({
			employeeNationalInsurance: '1946.28',
		});
		expect(valuesOf(p60, table('1,900.28', segment('2,500.00', 500, 116)))).not.toHaveProperty(
			'employeeNationalInsurance',
		);
	});
});

describe('a name on a payslip under its employer', () => {
	it('is the employee’s where the employer has a value of its own', () => {
		const slip = [
			...[segment('Employer', 50, 100, 8), segment('Acme Widgets Ltd', 50, 109)],
			...[segment('Name', 50, 130, 8), segment('Amelia Ng', 50, 139)],
			...[segment('NI Number', 250, 130, 8), segment('QQ123456C', 250, 139)],
		];
		expect(valuesOf(payslip, slip)).toMatchObject({
			employeeName: 'Amelia Ng',
			employerName: 'Acme Widgets Ltd',
		});
	});
});

describe('a PAYE reference that no label tells', () => {
	it('ends where it may, whatever number follows', () => {
		const lines = [segment('Tidewater Logistics Ltd', 50, 40), segment('120/TL4471 1', 50, 60)];
		expect(valuesOf(p60, lines)).toMatchObject({ payeReference: '120/TL4471' });
	});
});
