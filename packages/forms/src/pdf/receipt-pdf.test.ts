/** The receipt is one sheet: what was accepted, when, and its IRmark, for any name and wording. */
import { formatPounds, sum } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../tests/pdf-text.ts';
import { factsOf } from '../../tests/people.ts';
import { momentInWords } from './dates.ts';
import { toPrintable } from './printable.ts';
import { type FilingReceipt, receiptPdf } from './receipt-pdf.ts';

/** The return that these facts give, and its total. */
function workedOf(input: object): NonNullable<FilingReceipt['worked']> {
	const facts = factsOf({ taxYear: '2024-25', residence: 'uk', ...input });
	return { facts, calculation: calculate(facts) };
}

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
	worked: workedOf({ employments: [{ pay: '20000', taxDeducted: '2000' }] }),
};
const made = { madeOn: '2026-01-15', test: false };

async function linesOf(changes: Partial<FilingReceipt> = {}, options = made): Promise<readonly string[]> {
	const sheets = await textOf(await receiptPdf({ ...receipt, ...changes }, options));
	expect(sheets).toHaveLength(1);
	return sheets.flatMap(({ lines }) => lines);
}

/** The amount at the end of a line. */
function penceIn(line: string): number {
	const [, sign, digits = ''] = /(\D)?£([\d,.]+)$/.exec(line) ?? [];
	return Number(digits.replace(/\D/g, '')) * (sign === ' ' ? 1 : -1);
}

describe('the receipt', () => {
	it('says what was accepted, when, and its IRmark and references', async () => {
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
			`Tax already paid ${toPrintable('−£2,000.00')}`,
			'Refund for the year £514.00',
			'To be repaid by HMRC £514.00',
			'Keep this receipt with your records until 31 January 2031.',
		])
			expect(lines).toContain(line);
		expect(lines.join(' ')).not.toContain('TEST');
	});

	it('has rows that add up, and asks for the first payment on account in January', async () => {
		const worked = workedOf({
			employments: [{ pay: '70000', taxDeducted: '12000' }],
			trades: [{ turnover: '20000', tradingAllowance: true }],
			childBenefit: { received: '1331', children: 1 },
			studentLoans: { plans: ['plan2'], deducted: '100' },
		});
		const lines = await linesOf({ worked });
		const { totalDue, paymentsOnAccount, balancingPayment } = worked.calculation;
		const from = lines.findIndex((line) => line.startsWith('Income Tax £'));
		const to = lines.findIndex((line) => line.startsWith('Tax owed for the year'));
		const counted = lines.slice(from, to).filter((line) => !line.startsWith('including'));
		expect(counted).toHaveLength(4);
		expect(counted.reduce((so, line) => so + penceIn(line), 0)).toBe(totalDue);
		const january = formatPounds(sum([balancingPayment, paymentsOnAccount.first]));
		expect(lines).toContain(`Due on 31 January 2026 ${january}`);
	});

	it('of an amendment, of a partnership, and of practice say so', async () => {
		expect(await linesOf({ amended: true })).toContain('Amendment to the 2024-25 tax return, form SA100');
		const partnership = await linesOf({ form: 'SA800', worked: undefined });
		expect(partnership.join(' ')).not.toContain('£');
		const practice = await linesOf({}, { ...made, test: true });
		expect(practice.join(' ')).toContain('HMRC has not filed it');
		expect(practice).toContain('TEST');
	});

	it('is one sheet with long names and wording, and gives no time if HMRC did not', async () => {
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
