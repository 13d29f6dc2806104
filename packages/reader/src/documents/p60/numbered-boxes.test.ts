/** Forms of numbered boxes: what the numbers, units and empty boxes beside labels and amounts are not. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { layOut } from '../../engine/layout/segments.ts';
import { p45 } from '../p45/definition.ts';
import { p60 } from './definition.ts';

type Line = readonly [y: number, ...texts: (readonly [text: string, x: number])[]];

function valuesOf({ read }: Pick<typeof p60, 'read'>, lines: readonly Line[]) {
	const words = lines.flatMap(([y, ...texts]) => texts.flatMap(([text, x]) => segment(text, x, y).words));
	const page = layOut({ number: 1, width: 595, height: 842, words, rulings: [] });
	return Object.fromEntries(read(page, []).fields.map(({ name, value }) => [name, value]));
}

/** What makes a page show that its values stand under their labels. */
const details: readonly Line[] = [
	[40, ['National Insurance number', 40], ['Final tax code', 300]],
	[52, ['QQ123456C', 40], ['1257L', 300]],
];

describe('a form of numbered boxes', () => {
	it('has labels whose further lines start under their numbers, and units under them', () => {
		const table: readonly Line[] = [
			...details,
			[100, ['9', 30], ['Table letter', 40], ['10', 118], ['Earnings at the Lower', 130]],
			[110, ['Earnings Limit (LEL)', 118]],
			[124, ['whole £s', 130]],
			[140, ['A', 50], ['6,396', 132]],
		];
		expect(valuesOf(p60, table)).toMatchObject({
			nicTableLetter: 'A',
			earningsAtLowerEarningsLimit: '6396.00',
		});
	});

	it('has labels of two lines beside labels of one, each over its own amount', () => {
		const table: readonly Line[] = [
			[100, ['Table letter', 40], ['Earnings at the Lower Earnings', 118], ['Earnings above LEL to PT', 330]],
			[112, ['A', 40], ['Limit (LEL)', 118], ['6,180', 330]],
			[124, ['6,396', 118]],
		];
		expect(valuesOf(p60, table)).not.toMatchObject({ earningsAtLowerEarningsLimit: '6180.00' });
	});

	it('has a label after a sentence, with its value where the sentence starts', () => {
		const form: readonly Line[] = [
			[40, ["Employee's National Insurance number", 40]],
			[52, ['QQ123456C', 40]],
			[80, ['Surname', 40], ['First name', 300]],
			[92, ['Bell', 40], ['Amelia', 300]],
			[132, ['I certify that the details on this form are correct. Employer name and address', 40]],
			[146, ['Zed Stores', 44]],
			[158, ['2 Tannery Yard, Otley LS21 3AA', 44]],
		];
		expect(valuesOf(p45, form)).toMatchObject({ employerName: 'Zed Stores' });
	});

	it('has empty boxes, whose labels take no amount of the boxes before them', () => {
		const lists: readonly Line[] = [
			...details,
			[100, ['Statutory Maternity Pay', 40], ['0.00', 200], ['Student Loan deductions', 300]],
			[116, ['Statutory Paternity Pay', 40], ['0.00', 200], ['Postgraduate Loan deductions', 300]],
			[132, ['Statutory Adoption Pay', 40], ['0.00', 200]],
		];
		const found = valuesOf(p60, lists);
		expect(found).toMatchObject({ statutoryMaternityPay: '0.00', statutoryPaternityPay: '0.00' });
		expect(found).not.toHaveProperty('studentLoan');
		expect(found).not.toHaveProperty('postgraduateLoan');
	});

	it('has days in three boxes, and labels at the end of a sentence', () => {
		const form: readonly Line[] = [
			[40, ["Employee's National Insurance number", 40]],
			[52, ['QQ123456C', 40]],
			[80, ['Leaving date', 40]],
			[92, ['07', 40], ['10', 100], ['2024', 160], ['DD MM YYYY', 220]],
			[120, ['I certify that the details on this form are', 40]],
			[132, ['correct.', 40], ['Employer name and address', 88]],
			[146, ['Zed Holdings Ltd', 44]],
			[158, ['2 Tannery Yard', 44]],
			[170, ['Otley LS21 3AA', 44]],
		];
		expect(valuesOf(p45, form)).toMatchObject({
			leavingDate: '2024-10-07',
			employerName: 'Zed Holdings Ltd',
		});
	});
});
