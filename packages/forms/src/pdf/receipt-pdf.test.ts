/** The receipt is one sheet that says what was accepted, when and under which mark, for any name and words. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../tests/pdf-text.ts';
import { calculationOf } from '../../tests/people.ts';
import { momentInWords } from './dates.ts';
import { type FilingReceipt, receiptPdf } from './receipt-pdf.ts';

const receipt: FilingReceipt = {
	taxYear: '2024-25',
	form: 'SA100',
	amended: false,
	name: 'Zoë Quill',
	uniqueTaxpayerReference: '2234567890',
	irmark: 'XLCBMKVLZXIXPOJXMSQYOPHZTZU6BBAQ',
	acceptedAt: '2026-01-14T09:31:12.000',
	message: 'Thank you for your submission.',
	correlationId: '0123456789ABCDEF0123456789ABCDEF',
	transactionId: 'FEDCBA9876543210FEDCBA9876543210',
	declaredOn: '2026-01-14',
	calculation: { ...calculationOf('2024-25'), totalDue: pence(-12_345) },
};
const made = { madeOn: '2026-01-15', test: false };

async function linesOf(changes: Partial<FilingReceipt> = {}, options = made): Promise<readonly string[]> {
	const sheets = await textOf(await receiptPdf({ ...receipt, ...changes }, options));
	expect(sheets).toHaveLength(1);
	return sheets.flatMap(({ lines }) => lines);
}

describe('the receipt', () => {
	it('says what was accepted, when, and under which mark and references', async () => {
		const lines = await linesOf();
		for (const line of [
			'Tax return 2024-25, form SA100',
			'Zoë Quill',
			'Unique Taxpayer Reference 2234567890',
			'HMRC accepted this return on 14 January 2026 at 09:31.',
			receipt.irmark,
			`HMRC’s reference ${receipt.correlationId}`,
			`Our reference ${receipt.transactionId}`,
			'HMRC said Thank you for your submission.',
			'Refund for the year £123.45',
			'Keep this receipt with your records until 31 January 2031.',
		])
			expect(lines).toContain(line);
		expect(lines.join(' ')).not.toContain('TEST');
	});

	it('of an amendment, of a partnership, and of practice say so', async () => {
		expect(await linesOf({ amended: true })).toContain('Amendment of the tax return 2024-25, form SA100');
		const partnership = await linesOf({ form: 'SA800', calculation: undefined });
		expect(partnership.join(' ')).not.toContain('£');
		const practice = await linesOf({}, { ...made, test: true });
		expect(practice.join(' ')).toContain('HMRC does not have it');
		expect(practice).toContain('TEST');
	});

	it('is one sheet with long names and words, and tells no time that HMRC did not give', async () => {
		const lines = await linesOf({
			name: 'Wolfeschlegel '.repeat(8),
			message: 'Word '.repeat(60),
			acceptedAt: '',
		});
		expect(lines).toContain('HMRC accepted this return.');
		expect(momentInWords('soon')).toBeUndefined();
	});

	it('is the same for the same input', async () => {
		expect(await receiptPdf(receipt, made)).toEqual(await receiptPdf(receipt, made));
	});
});
