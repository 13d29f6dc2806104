import { pence } from '@halfpenny/facts';
import { makeP60, type P60Options } from '@halfpenny/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPdf } from '../../read-bytes.ts';
import { loadPdfium, type Pdfium } from '../../sources/pdf/pdfium.ts';
import { payslip } from '../payslip/definition.ts';

let pdfium: Pdfium;
beforeAll(async () => {
	pdfium = await loadPdfium();
});

async function read(options: P60Options) {
	const result = readPdf(pdfium, await makeP60(options));
	if (!result.ok) throw new Error(result.problem);
	return result.value;
}

describe('tax against pay and code on a P60', () => {
	it('confirms both where it agrees', async () => {
		const { fields, warnings } = await read({});
		expect(warnings).toEqual([]);
		for (const name of ['totalPay', 'totalTax'])
			expect(fields.find((field) => field.name === name)?.checks).toEqual(['sum', 'tax']);
	});

	it('offers them as unsure, with the reason, where it does not', async () => {
		const { fields, abstained, warnings } = await read({ taxInThisEmployment: pence(159_440) });
		expect(warnings).toEqual(['taxDisagrees']);
		expect(fields.map(({ name }) => name)).not.toContain('payInThisEmployment');
		expect(abstained.filter(({ reason }) => reason === 'unsure').map(({ name }) => name)).toEqual(
			expect.arrayContaining(['payInThisEmployment', 'taxInThisEmployment', 'totalPay', 'totalTax']),
		);
	});

	it.each([
		['of a month alone', { finalTaxCode: '1257L M1', taxInThisEmployment: pence(159_440) }],
		['of a year without figures', { taxYear: '2019-20', taxInThisEmployment: pence(159_440) }],
		['for a refund', { taxInThisEmployment: pence(-12_345) }],
	])('says nothing by a code %s', async (_, options) => {
		const { fields, warnings } = await read(options);
		expect(warnings).toEqual([]);
		expect(fields.find(({ name }) => name === 'totalTax')?.checks).toEqual(['sum']);
	});
});

describe('tax against pay and code on a payslip', () => {
	const slip = (month: string, tax: string) => {
		const rows = [
			['Pay date', '28/06/2024'],
			['Tax period', month],
			['Tax code', '1257L'],
			['Gross pay to date', '9,000.00'],
			['Tax paid to date', tax],
		].flatMap(([label = '', value = ''], index) => [
			segment(label, 50, 100 + index * 18),
			segment(value, 320, 100 + index * 18),
		]);
		const text = rows.map((row) => row.text).join('\n');
		return payslip.read(
			{ number: 1, width: 595, height: 842, words: [], rulings: [], segments: rows, text },
			[],
		);
	};

	it('counts the months so far', () => {
		// 9,000 less 3 x 1,048.25 at 20%
		const { fields, warnings } = slip('3', '1,171.05');
		expect(warnings).toEqual([]);
		expect(fields.find(({ name }) => name === 'taxToDate')?.checks).toEqual(['tax']);
		expect(slip('3', '4,000.00').warnings).toEqual(['taxDisagrees']);
	});

	it('says nothing where the number is not that of the month, as of a week', () => {
		expect(slip('13', '4,000.00').warnings).toEqual([]);
	});
});
