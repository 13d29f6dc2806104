/** The document says every box and figure, for any name, and is the same for the same input. */
import { calculate } from '@halfpenny/tax';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { factsOf, samplePerson } from '../../tests/people.ts';
import { toBoxes } from '../to-boxes.ts';
import { toPrintable } from './printable.ts';
import { returnPdf } from './return-pdf.ts';

async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		pages.push(
			items
				.map((item) => ('str' in item ? item.str : ''))
				.join(' ')
				.replace(/\s+/g, ' '),
		);
	}
	await document.destroy();
	return pages;
}

function inputOf(facts = samplePerson('2024-25')) {
	const calculation = calculate(facts);
	const filled = toBoxes(facts, calculation);
	if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
	return { facts, calculation, boxes: filled.boxes, date: '2026-01-15' };
}

describe('the return as a document', () => {
	it('names the person, what is owed, every box and the source of every figure', async () => {
		const input = inputOf();
		const pages = await textOf(await returnPdf(input));
		const text = pages.join(' ');
		expect(text).toContain('Tax return 2024-25');
		expect(text).toContain('For Zoë O’Brien');
		expect(text).toContain('Not filed');
		for (const { box } of input.boxes) expect(text).toContain(box);
		expect(text).toContain('£30,000.00');
		expect(text).toMatch(/Pay, pensions and profits, basic rate at 20%: £[\d,]+\.00 £[\d,]+\.\d\d/);
		expect(text).toContain('Source: HMRC stage');
		expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
		expect(text).toContain('not affiliated with HMRC');
	});

	it('says that it was filed, with the mark', async () => {
		const [first = ''] = await textOf(
			await returnPdf({ ...inputOf(), irmark: 'XLCBMKVLZXIXPOJXMSQYOPHZTZU6BBAQ' }),
		);
		expect(first).toContain('(IRmark): XLCBMKVLZXIXPOJXMSQYOPHZTZU6BBAQ');
		expect(first).not.toContain('Not filed');
	});

	it('numbers the pages of a form that repeats, and holds names that its fonts lack', async () => {
		const job = { payeReference: '123/A', companyDirector: false, employer: 'Łódź 100 Ltd' };
		const facts = factsOf({
			taxYear: '2024-25',
			residence: 'uk',
			person: { uniqueTaxpayerReference: '2234567890', firstName: '李', lastName: 'Wójcik' },
			employments: Array.from({ length: 30 }, () => job),
		});
		const calculation = calculate(facts);
		const boxes = inputOf({ ...facts, person: { uniqueTaxpayerReference: '2234567890' } }).boxes;
		const pages = await textOf(await returnPdf({ facts, calculation, boxes, date: '2026-01-15' }));
		expect(pages.join(' ')).toContain('SA102 Employment, page 30 of 30');
		expect(pages[0]).toContain('For ? Wójcik');
		expect(pages.length).toBeGreaterThan(5);
	});

	it('is the same for the same input', async () => {
		expect(await returnPdf(inputOf())).toEqual(await returnPdf(inputOf()));
	});
});

describe('letters of the standard fonts', () => {
	it.each([
		['£1 – “x” é', '£1 – “x” é'],
		['−5 Łódź 中', '-5 Lódz ?'],
		['a\n\tb', 'a b'],
	])('%s is printed %s', (given, printed) => expect(toPrintable(given)).toBe(printed));
});
