/** A declared year as a document has HMRC's figures alone, on one sheet, and says where HMRC has the rest. */
import { pence } from '@halfpenny/facts';
import { calculate, withAmountDue } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../tests/pdf-text.ts';
import { factsOf } from '../../tests/people.ts';
import { type DeclaredPdfOptions, declaredPdf } from './declared-pdf.ts';

const facts = factsOf({
	...{ taxYear: '2025-26', residence: 'uk', person: { firstName: 'Jo', lastName: 'Made-Up' } },
	trades: [{ name: 'Ash Joinery', turnover: 90_000 }],
});
const hmrcLines = [
	{ label: 'Total income', amount: '35998.00' },
	{ label: 'Income tax charged', amount: '4685.60' },
];
const filed: DeclaredPdfOptions = {
	...{ status: 'filed', madeOn: '2026-12-01', hmrcLines, respondedAt: '2026-11-20T06:02:00.000Z' },
};

async function sheets(options: Partial<DeclaredPdfOptions> = {}) {
	const calculation = withAmountDue(calculate(facts), pence(609_128));
	return textOf(await declaredPdf(facts, calculation, { ...filed, ...options }));
}
const words = async (options?: Partial<DeclaredPdfOptions>) =>
	(await sheets(options)).flatMap(({ lines }) => lines).join(' ');

describe('a declared year as a document', () => {
	it('has HMRC’s lines and its amount, and none of our own', async () => {
		expect(await sheets()).toHaveLength(1);
		const text = await words();
		for (const said of ['Final declaration 2025-26', 'Jo Made-Up', 'Total income £35,998.00', '£4,685.60'])
			expect(text).toContain(said);
		expect(text).toContain('HMRC accepted this final declaration on 20 November 2026 at 06:02.');
		expect(text).toContain('You owe .28 £6,091');
		expect(text).not.toMatch(/90,000|this return|TEST/);
	});

	it('says where to find the lines that were not kept', async () => {
		expect(await words()).toContain('Its full calculation is in your HMRC online account');
		expect(await words({ hmrcLines: undefined })).toContain('line by line, is in your HMRC online account');
	});

	it.each([
		['on its way', { status: 'sent' as const }, 'is on its way to HMRC'],
		['on its way as a test', { status: 'sent' as const, test: true }, 'on its way as a test'],
		['a test', { test: true }, 'accepted as a test on 20 November 2026 at 06:02. HMRC doesn’t have it.'],
		['answered at a time we don’t know', { respondedAt: undefined }, 'HMRC accepted this final declaration.'],
	])('says that it is %s', async (_, options, said) => {
		expect(await words(options)).toContain(said);
	});
});
