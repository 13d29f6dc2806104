import { pence } from '@halfpenny/facts';
import {
	fieldsOnP60,
	makeP60,
	type P60Options,
	type P60Style,
	p60Styles,
	printings,
} from '@halfpenny/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../read-bytes.ts';
import type { Reading } from '../../reading.ts';
import { loadPdfium, type Pdfium } from '../../sources/pdf/pdfium.ts';
import { expectedTax } from '../paye/tax.ts';

let pdfium: Pdfium;
beforeAll(async () => {
	pdfium = await loadPdfium();
});

async function read(options: P60Options): Promise<Reading> {
	const result = readPdf(pdfium, await makeP60(options));
	if (!result.ok) throw new Error(result.problem);
	return result.value;
}

/** Fields as `name` or `name row 2`, with values. */
function plain(fields: readonly { name: string; value: string; row?: number }[]) {
	return Object.fromEntries(fields.map(({ name, value, row }) => [row ? `${name} row ${row}` : name, value]));
}
function printedOn(options: P60Options) {
	return plain(fieldsOnP60(options).map(({ field, ...rest }) => ({ name: field, ...rest })));
}

/** With the tax that the tables take where the code tells it: what does not fit is left out. */
function taxed<
	Given extends Required<
		Pick<
			P60Options,
			| 'finalTaxCode'
			| 'taxYear'
			| 'payInPreviousEmployments'
			| 'payInThisEmployment'
			| 'taxInPreviousEmployments'
		>
	>,
>(given: Given): Given {
	const pay = pence(given.payInPreviousEmployments + given.payInThisEmployment);
	const tax = expectedTax({ pay, code: given.finalTaxCode, taxYear: given.taxYear, months: 12 });
	return tax === undefined
		? given
		: { ...given, taxInThisEmployment: pence(tax - given.taxInPreviousEmployments) };
}

const line = { letter: 'A', earningsAtLowerEarningsLimit: pence(0), earningsToPrimaryThreshold: pence(0) };
const people: Record<string, P60Options> = {
	'the usual': {},
	'two employments and both loans': {
		payInPreviousEmployments: pence(1_234_567),
		taxInPreviousEmployments: pence(246_693),
		studentLoan: pence(45_600),
		postgraduateLoan: pence(12_300),
	},
	'a refund in this employment': {
		payInPreviousEmployments: pence(400_005),
		taxInPreviousEmployments: pence(50_000),
		taxInThisEmployment: pence(-12_345),
		finalTaxCode: 'S1257L M1',
		taxYear: '2025-26',
		nationalInsuranceNumber: 'QQ654321',
	},
	'an employer with a long name': {
		employerName: 'Donaudampfschifffahrtsgesellschaft für Elektrizitäten GmbH & Co. KG (UK Branch)',
		employerAddress: ['Tower House', 'Harbour Road', 'Bristol', 'BS1 6XX'],
	},
	'nothing paid before, as zeros': { payInPreviousEmployments: pence(0), taxInPreviousEmployments: pence(0) },
	'two lines of National Insurance': {
		nicLines: [
			{ ...line, earningsToUpperEarningsLimit: pence(5_000), employeeNationalInsurance: pence(1_005) },
			{
				letter: 'M',
				earningsAtLowerEarningsLimit: pence(639_600),
				earningsToPrimaryThreshold: pence(617_400),
				earningsToUpperEarningsLimit: pence(1_993_000),
				employeeNationalInsurance: pence(159_440),
			},
		],
	},
};

/** A name over more than one line: the person is asked about it. */
const offered = ({ abstained }: Reading) => abstained.filter(({ name }) => name === 'employerName');

describe.each(p60Styles)('a P60 in the style %s', (style) => {
	it.each(Object.keys(people))('is read for %s', async (name) => {
		const options = { ...people[name], style };
		const reading = await read(options);
		expect(reading.documentType).toBe('p60');
		expect(reading.warnings).toEqual([]);
		expect(plain([...reading.fields, ...offered(reading)])).toEqual(printedOn(options));
		for (const { text } of offered(reading)) expect(text).toBe(people[name]?.employerName);
	});
});

describe.each(printings)('a file written %s', (printing) => {
	it.each(p60Styles)('is read in the style %s', async (style) => {
		const options = { ...people['a refund in this employment'], style, printing };
		const { fields, pages } = await read(options);
		expect(plain(fields)).toEqual(printedOn(options));
		for (const { box } of fields) {
			const { width = 0, height = 0 } = pages[0] ?? {};
			expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
				true,
			);
		}
	});
});

describe('what is found', () => {
	it('says where it is: inside the page, a box around its text', async () => {
		const { fields, pages } = await read({});
		const pay = fields.find(({ name }) => name === 'payInThisEmployment');
		expect(pages).toEqual([{ width: 595, height: 842 }]);
		expect(pay).toMatchObject({ page: 1, text: '32,500 00', checks: ['sum'] });
		expect(pay?.box.x).toBeCloseTo(387, -1);
		expect(pay?.box.y).toBeCloseTo(236, -1);
		for (const { box } of fields)
			expect(box.x >= 0 && box.x + box.width <= 595 && box.y + box.height <= 842).toBe(true);
	});

	it.each(p60Styles)('%s is of a job, or of a pension', async (style) => {
		expect((await read({ style })).income).toBe(style === 'pensioner' ? 'pension' : 'employment');
	});

	it('is never wrong, whatever the values: it is right, or left out', async () => {
		const values = fc
			.record({
				style: fc.constantFrom<P60Style>(...p60Styles),
				taxYear: fc.constantFrom('2023-24', '2024-25', '2025-26'),
				surname: fc.constantFrom('Ng', "O'Hara", 'van der Berg', 'SMITH-JONES'),
				forenames: fc.constantFrom('J R', 'Amelia', 'JOHN PAUL'),
				worksNumber: fc.constantFrom('7', '000123', 'E/7781', '2025'),
				employerName: fc.constantFrom(
					'Zed',
					'Fernwick Council',
					'Brightwell & Sons',
					'Pay and Tax Services Ltd',
				),
				finalTaxCode: fc.constantFrom('1257L', 'BR', 'K475', 'C1100T', '0T M1', 'D0'),
				payInPreviousEmployments: fc.integer({ min: 1_000_000, max: 9_999_999 }).map(pence),
				taxInPreviousEmployments: fc.integer({ min: 0, max: 999_999 }).map(pence),
				payInThisEmployment: fc.integer({ min: 20_000_000, max: 99_999_999 }).map(pence),
				taxInThisEmployment: fc.integer({ min: -99_999, max: 9_999_999 }).map(pence),
				studentLoan: fc.integer({ min: 0, max: 9_999 }).map((whole) => pence(whole * 100)),
			})
			.map(taxed);
		await fc.assert(
			fc.asyncProperty(values, async (options) => {
				const printed = printedOn(options);
				const { fields } = await read(options);
				expect(printed).toMatchObject(plain(fields));
				expect(fields.length).toBeGreaterThan(0.9 * Object.keys(printed).length);
			}),
			{ numRuns: 80 },
		);
	});
});
