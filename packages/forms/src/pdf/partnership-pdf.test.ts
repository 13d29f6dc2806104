/** A partnership's document shows every box, every partner's share of every amount, and whose it is; the same for the same input. */
import { formatPounds, type PartnershipFacts, parsePounds } from '@halfpenny/facts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPartnership, mossAndFern, partnershipFacts } from '../../tests/partnerships.ts';
import { type SheetText, textOf } from '../../tests/pdf-text.ts';
import { partnershipBoxes } from '../sa800/partnership-return.ts';
import { partnershipPdf } from './partnership-pdf.ts';
import { toPrintable } from './printable.ts';
import type { ReturnPdfOptions } from './return-pdf.ts';

const draft: ReturnPdfOptions = { status: 'draft', madeOn: '2026-01-15' };

function boxesOf(facts: PartnershipFacts) {
	const result = partnershipBoxes(facts);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.boxes;
}

async function sheetsOf(facts: PartnershipFacts, options = draft): Promise<readonly SheetText[]> {
	return textOf(await partnershipPdf(facts, boxesOf(facts), options));
}

/** Spaces do not count: long text wraps. */
function wordsOf(sheets: readonly SheetText[]): string {
	return sheets
		.flatMap(({ lines }) => lines)
		.join(' ')
		.replace(/\s+/g, '');
}

function readable(value: string): string {
	const amount = /^-?\d+\.\d\d$/.test(value) ? parsePounds(value, true) : undefined;
	return amount?.ok ? formatPounds(amount.value) : value;
}

describe('a partnership’s return as a document', () => {
	it('shows every box with its number, title and figure', async () => {
		for (const facts of fc.sample(anyPartnership, { numRuns: 8 })) {
			const words = wordsOf(await sheetsOf(facts));
			for (const { box, title, value } of boxesOf(facts)) {
				if (!/^-?\d+\.\d\d$/.test(value)) continue;
				const line = toPrintable(`${box} ${title} ${readable(value)}`).replace(/\s+/g, '');
				expect({ line, found: words.includes(line) }).toEqual({ line, found: true });
			}
		}
	}, 60_000);

	it('shows the statement: partners, shares, and the amounts of each', async () => {
		const lines = (await sheetsOf(partnershipFacts(mossAndFern))).flatMap((one) => one.lines);
		expect(lines).toEqual(
			expect.arrayContaining([
				'Partnership statement',
				'Ann Moss, UTR 1097172564 60%',
				'Ben Fern, UTR 2108834503 40%',
				'N2.11 Ann Moss £46,817.00',
				'N2.11 Ben Fern £31,212.00',
				'N1.11 The partnership £78,029.00',
			]),
		);
	});

	it('starts with whose it is, what it made, and who signs; ticks and texts are read in place', async () => {
		const sheets = await sheetsOf(partnershipFacts(mossAndFern));
		const cover = sheets[0]?.lines ?? [];
		expect(cover).toEqual(
			expect.arrayContaining([
				'Partnership return 2024-25',
				'Moss & Fern',
				'Unique Taxpayer Reference 2234567890',
				'Accounts from 6 April 2024 to 5 April 2025',
				'To be signed for all partners by Ann Moss',
				'Draft',
				'Profit of the trade',
				'£78,029',
				'Ann Moss £46,817.00 Ben Fern £31,212.00',
			]),
		);
		const lines = sheets.flatMap((one) => one.lines);
		expect(lines).toContain('11.3 Nominated partner Ann Moss');
		expect(
			lines.some((line) => line.startsWith('11.3 The nominated partner declares') && line.endsWith('Yes')),
		).toBe(true);
	});

	it('has a one-sheet cover and stays within every sheet, however many partners', async () => {
		const many = Array.from({ length: 120 }, (_, index) => ({
			name: `Partner of a long name ${index}`.slice(0, 28),
			uniqueTaxpayerReference: '1097172564',
			nominated: index === 0,
			shares: [{ share: '1/120' }],
		}));
		const sheets = await sheetsOf(partnershipFacts({ ...mossAndFern, partners: many }));
		expect(sheets[0]?.lines.join(' ')).toContain('113 more partners');
		expect(sheets.flatMap((one) => one.lines).join(' ')).toContain('Page 120 of 120');
		for (const { lowest, highest, rightmost } of sheets) {
			expect(lowest).toBeGreaterThan(35);
			expect(highest).toBeLessThan(810);
			expect(rightmost).toBeLessThan(545);
		}
	});

	it('is made for an incomplete partnership, and says what is wrong with its shares', async () => {
		const half = { ...mossAndFern, name: undefined, partners: [{ name: 'Ann', shares: [{ share: 50 }] }] };
		const facts = partnershipFacts(JSON.parse(JSON.stringify(half)));
		const sheets = await textOf(await partnershipPdf(facts, [], draft));
		const words = sheets.flatMap((one) => one.lines).join(' ');
		expect(words).toContain('Name not given yet');
		expect(words).toContain('the partners’ shares don’t add up');
		const empty = partnershipFacts({ taxYear: '2024-25' });
		const bare = await textOf(await partnershipPdf(empty, [], draft));
		expect(bare[0]?.lines).toContain('No profit and no income');
	});

	it('says that HMRC accepted it, and marks practice as practice', async () => {
		const receipt = { irmark: 'XLCBMKVLZXIXPOJXMSQYOPHZTZU6BBAQ', acceptedAt: '2026-01-14T09:31:12' };
		const filed: ReturnPdfOptions = { ...draft, status: 'filed', receipt };
		const [cover] = await sheetsOf(partnershipFacts(mossAndFern), filed);
		expect(cover?.lines).toContain('HMRC accepted this return on 14 January 2026 at 09:31.');
		expect(cover?.lines).toContain(receipt.irmark);
		expect(cover?.lines).toContain('Signed for all partners by Ann Moss');
		for (const { lines } of await sheetsOf(partnershipFacts(mossAndFern), { ...filed, test: true })) {
			expect(lines.join(' ')).toContain('TEST');
		}
	});

	it('is the same for the same input', async () => {
		const facts = partnershipFacts(mossAndFern);
		const first = await partnershipPdf(facts, boxesOf(facts), draft);
		expect(await partnershipPdf(facts, boxesOf(facts), draft)).toEqual(first);
	});
});
