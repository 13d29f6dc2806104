import { bindPdfs, makeP60, makePage, type P60Options } from '@halfpenny/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../read-bytes.ts';
import { loadPdfium, type Pdfium } from '../../sources/pdf/pdfium.ts';

let pdfium: Pdfium;
beforeAll(async () => {
	pdfium = await loadPdfium();
});

function read(bytes: Uint8Array) {
	const result = readPdf(pdfium, bytes);
	if (!result.ok) throw new Error(result.problem);
	return result.value;
}
const fieldOf = (bytes: Uint8Array, name: string) => read(bytes).fields.find((field) => field.name === name);

const letter = [
	'Dear Ms Bell,',
	'Your P60 End of Year Certificate for the tax year to 5 April 2025 is enclosed.',
];

describe('a document', () => {
	it('of several pages is read on the page with the P60', async () => {
		const bytes = await bindPdfs(await makePage(letter), await makeP60());
		expect(read(bytes)).toMatchObject({
			documentType: 'p60',
			warnings: [],
			pages: [{ width: 595 }, { width: 595 }],
		});
		expect(fieldOf(bytes, 'payInThisEmployment')?.page).toBe(2);
	});

	it('with the same P60 twice is one P60', async () => {
		const bytes = await bindPdfs(await makeP60(), await makeP60());
		expect(read(bytes).warnings).toEqual([]);
		expect(read(bytes).fields).toHaveLength(17);
	});

	it('with two P60s gives the first and says so', async () => {
		const other: P60Options = { style: 'bureau', employerName: 'Zed', payeReference: '951/Z1' };
		const bytes = await bindPdfs(await makeP60(), await makeP60(other));
		expect(read(bytes).warnings).toEqual(['several']);
		expect(fieldOf(bytes, 'payeReference')?.value).toBe('123/AB456');
	});

	it.each([
		['a letter about a P60', letter],
		[
			'a guide to one',
			[
				'How to read your P60 End of Year Certificate',
				'Surname',
				'National Insurance number',
				'In previous employment(s)',
				'In this employment',
				'Total for year',
				'Final tax code',
				'Tax year to 5 April 2025',
			],
		],
		[
			'a payslip',
			[
				'PAYSLIP',
				'National Insurance number: QQ123456C',
				'Tax code: 1257L',
				'Total pay: 2,500.00',
				'Tax deducted: 300.00',
				'Net pay: 2,000.00',
				'Employer PAYE reference: 123/AB456',
				'Your P60 comes in May',
			],
		],
		[
			'a P45',
			[
				'P45 Part 1A Details of employee leaving work',
				'Surname: Bell',
				'National Insurance number: QQ123456C',
				'Leaving date: 12/09/2024',
				'Pay in this employment: 12,000.00',
				'Tax in this employment: 1,200.00',
				'Employer PAYE reference: 123/AB456',
			],
		],
		[
			'a pension statement',
			[
				'Annual pension statement',
				'Surname: Bell',
				'National Insurance number: QQ123456C',
				'Total pension for year: 12,000.00',
				'Tax deducted for year: 120.00',
			],
		],
		['a shopping list', ['Milk 1.20', 'Bread 2.00', 'Total 3.20']],
	])('that is %s is no P60', async (_what, lines) => {
		expect(read(await makePage(lines)).documentType).not.toBe('p60');
	});

	it('titled a certificate, that names the P45 its previous pay is from, is a P60', async () => {
		const lines = [
			'P60 Certificate - Tax Year Ended 5th April 2026',
			'Surname: Bell',
			'NI No: QQ123456C',
			'Previous employment (P45)',
			'Final tax code: 1257L',
		];
		expect(read(await makePage(lines)).documentType).toBe('p60');
		expect(read(await makePage(['P45', ...lines])).documentType).toBe('unknown');
	});

	it('whose totals disagree keeps the rest and says so', async () => {
		const lines = [
			'P60 End of Year Certificate',
			'Tax year to 5 April 2025',
			'Surname: Bell',
			'National Insurance number: QQ123456C',
			'Pay in previous employment: 100.00',
			'Pay in this employment: 30,000.00',
			'Total pay for year: 30,100.01',
			'Tax in this employment: 3,486.00',
			'Total tax for year: 3,486.00',
		];
		const { fields, warnings } = read(await makePage(lines));
		expect(warnings).toEqual(['p60.totalsDisagree']);
		expect(fields.map(({ name }) => name).sort()).toEqual([
			'nationalInsuranceNumber',
			'surname',
			'taxInThisEmployment',
			'taxYear',
			'totalTax',
		]);
	});
});
