/** The document shows every box and figure in its place, for any name, and is the same for the same input. */

import { type Facts, formatPounds, pence } from '@halfpenny/facts';
import { boxLabel } from '@halfpenny/messages/questions';
import { calculate } from '@halfpenny/tax';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SheetText, textOf } from '../../tests/pdf-text.ts';
import { anyFacts, factsOf, samplePerson } from '../../tests/people.ts';
import type { Box } from '../box.ts';
import { toBoxes } from '../to-boxes.ts';
import { boxTypes, readableValue } from './box-value.ts';
import { toPrintable } from './printable.ts';
import { type ReturnPdfOptions, returnPdf } from './return-pdf.ts';

const draft: ReturnPdfOptions = { status: 'draft', madeOn: '2026-01-15' };
const receipt = { irmark: 'XLCBMKVLZXIXPOJXMSQYOPHZTZU6BBAQ', acceptedAt: '2026-01-14T09:31:12' };

function inputOf(facts: Facts) {
	const calculation = calculate(facts);
	const filled = toBoxes(facts, calculation);
	if (!filled.ok) throw new Error(JSON.stringify(filled.problems));
	return { facts, calculation, boxes: filled.boxes };
}

async function sheetsOf(facts: Facts, options = draft): Promise<readonly SheetText[]> {
	const { calculation, boxes } = inputOf(facts);
	return textOf(await returnPdf(facts, calculation, boxes, options));
}

function linesOf(sheets: readonly SheetText[]): readonly string[] {
	return sheets.flatMap(({ lines }) => lines);
}

const person = { uniqueTaxpayerReference: '2234567890', firstName: 'Jo', lastName: 'Made-Up' };
const job = { employer: 'Example Ltd', payeReference: '123/AB456', companyDirector: false };

function employed(count: number): Facts {
	const employments = Array.from({ length: count }, (_, index) => ({ ...job, pay: 1000 + index }));
	return factsOf({ taxYear: '2025-26', residence: 'uk', person, employments });
}

describe('the return as a document', () => {
	it('shows every box with its number and value on one line, for returns of every kind', async () => {
		for (const facts of fc.sample(anyFacts('2024-25'), { numRuns: 12 })) {
			const { calculation, boxes } = inputOf(facts);
			const types = boxTypes('2024-25');
			const lines = linesOf(await textOf(await returnPdf(facts, calculation, boxes, draft)));
			const shown = new Set(lines);
			const words = { yes: 'Yes', no: 'No' };
			// Long values flow below their number, and are checked in parts elsewhere.
			for (const box of boxes.filter(({ value }) => value.length < 30)) {
				const value = toPrintable(readableValue(box, types, words));
				const line = `${boxLabel(box.box)} ${toPrintable(box.title)} ${value}`.replace(/\s+/g, ' ');
				const found = [...shown].some((one) => one.replace(/\s+/g, ' ').startsWith(line));
				expect({ line, found }).toEqual({ line, found: true });
			}
		}
	}, 60_000);

	it('shows every total and every slice of a band', async () => {
		const facts = factsOf({
			taxYear: '2024-25',
			residence: 'scotland',
			person,
			employments: [{ ...job, pay: '64000.50', taxDeducted: 14_000 }],
			savings: { untaxedUkInterest: 1900 },
			dividends: { ukDividends: 3200 },
			trades: [{ name: 'Kiln', description: 'Pottery', turnover: 21_500, tradingAllowance: true }],
			studentLoans: { plans: ['plan4'] },
			paymentsOnAccountMade: 400,
		});
		const { calculation } = inputOf(facts);
		const lines = linesOf(await sheetsOf(facts));
		const amount = (value: number) => formatPounds(pence(value));
		for (const [label, value] of [
			['Total income received', calculation.totalIncome],
			['Total income on which tax is due', calculation.taxableIncome],
			['Income Tax charged', calculation.incomeTaxCharged],
			['Class 4 National Insurance due', calculation.class4],
			['Total tax taken off', calculation.taxDeducted],
			['Student loan repayment still due', calculation.studentLoan],
			['Total due for the year', calculation.totalDue],
			['Due on 31 January 2026', calculation.balancingPayment + calculation.paymentsOnAccount.first],
			['for 2024-25', calculation.balancingPayment],
			['first payment on account for 2025-26', calculation.paymentsOnAccount.first],
			['Due on 31 July 2026', calculation.paymentsOnAccount.second],
		] as const) {
			expect(lines).toContain(`${label} ${amount(value)}`);
		}
		expect(calculation.bands.length).toBeGreaterThan(6);
		for (const slice of calculation.bands) {
			const words = `${amount(slice.amount)} @ ${slice.rate / 100}% = ${amount(slice.tax)}`;
			expect(lines.filter((line) => line.endsWith(words))).not.toEqual([]);
		}
		expect(lines).toContain(`Personal allowance ${toPrintable(amount(-calculation.personalAllowance))}`);
		for (const { value } of calculation.working) expect(lines.join()).toContain(toPrintable(amount(value)));
		expect(lines.some((line) => line.startsWith('Source: ITA 2007'))).toBe(true);
		expect(lines).toContain('Pay from this job: Example Ltd £64,000.00');
	});

	it('starts with whose it is, which year, that it is a draft, and what is owed', async () => {
		const facts = samplePerson('2024-25');
		const [cover] = await sheetsOf(facts);
		const { balancingPayment, paymentsOnAccount } = calculate(facts);
		const january = formatPounds(pence(balancingPayment + paymentsOnAccount.first));
		expect(cover?.lines).toEqual(
			expect.arrayContaining([
				'Tax return 2024-25',
				'6 April 2024 to 5 April 2025',
				'Zoë O’Brien',
				'Unique Taxpayer Reference 2234567890',
				'National Insurance number QQ 12 34 56 C',
				'Draft',
				'You owe',
			]),
		);
		expect(cover?.lines.join(' ')).toContain(`${january} is due on 31 January 2026`);
		expect(cover?.lines.join(' ')).toContain('has not been sent to HMRC');
		expect(cover?.lines.join(' ')).toContain('not affiliated with HMRC');
		expect(cover?.lines.join(' ')).not.toContain('TEST');
	});

	it('says when HMRC accepted it, with its IRmark, and marks practice as practice', async () => {
		const filed: ReturnPdfOptions = { ...draft, status: 'filed', receipt };
		const [cover] = await sheetsOf(samplePerson('2024-25'), filed);
		expect(cover?.lines).toContain('HMRC accepted this return on 14 January 2026 at 09:31.');
		expect(cover?.lines).toContain(receipt.irmark);
		expect(cover?.lines).toContain('Keep it with your records until 31 January 2031.');
		const practice = await sheetsOf(samplePerson('2024-25'), { ...filed, test: true });
		for (const { lines } of practice) expect(lines.join(' ')).toContain('TEST');
		expect(practice[0]?.lines.join(' ')).not.toContain('HMRC accepted');
		const [plain] = await sheetsOf(samplePerson('2024-25'), { ...draft, status: 'filed' });
		expect(plain?.lines).toContain('HMRC accepted this return.');
		const [sent] = await sheetsOf(samplePerson('2024-25'), { ...draft, status: 'sent' });
		expect(sent?.lines.join(' ')).toContain('Sent This return is on its way to HMRC');
	});

	it('shows a refund, and nothing to pay', async () => {
		const [refund] = await sheetsOf(
			factsOf({ taxYear: '2024-25', residence: 'uk', person, employments: [{ ...job, taxDeducted: 5 }] }),
		);
		expect(refund?.lines).toContain('HMRC owes you');
		const [nothing] = await sheetsOf(factsOf({ taxYear: '2024-25', residence: 'uk', person }));
		expect(nothing?.lines).toContain('Nothing to pay');
	});

	it('holds fifty jobs, with contents that point to the right sheets', async () => {
		const sheets = await sheetsOf(employed(50));
		const lines = linesOf(sheets);
		for (let page = 1; page <= 50; page++) {
			expect(lines.some((line) => line.endsWith(`Page ${page} of 50`))).toBe(true);
			expect(lines).toContain(`box 1 Pay before tax £${(999 + page).toLocaleString('en-GB')}.00`);
		}
		const begins = (entry: string) =>
			Number(
				sheets[0]?.lines
					.find((line) => line.startsWith(entry))
					?.split(' ')
					.at(-1),
			);
		expect(sheets[begins('SA102 Employment, 50 pages') - 1]?.lines.join('|')).toMatch(
			/SA102 Employment.*Page 1 of 50/,
		);
		expect(sheets[begins('SA110') - 1]?.lines).toContain('SA110 Tax calculation summary');
		expect(sheets[begins('Tax calculation') - 1]?.lines[1]).toBe('Tax calculation');
		expect(sheets[begins('How each figure') - 1]?.lines[1]).toBe('How each figure was worked out');
		for (const [index, { lines: own }] of sheets.entries()) {
			expect(own.at(-1)).toContain(`Page ${index + 1} of ${sheets.length}`);
		}
	});

	it('keeps everything on the sheet, however long', async () => {
		const disposals = Array.from({ length: 300 }, (_, index) => ({
			kind: 'listedShares' as const,
			description: `Shares of a company with a name that is long, number ${index}`,
			proceeds: '9999999.99',
		}));
		const facts = factsOf({
			taxYear: '2024-25',
			residence: 'uk',
			person: { ...person, firstName: 'Wolfeschlegelsteinhausen'.repeat(2), lastName: 'Oo' },
			employments: [{ ...job, employer: 'W'.repeat(28), pay: '9999999999.99' }],
			otherIncome: { amount: 1, description: `${'long '.repeat(40)}${'W'.repeat(39)}` },
			capitalGains: { disposals },
		});
		const sheets = await sheetsOf(facts);
		expect(sheets.length).toBeGreaterThan(8);
		for (const { lowest, highest, rightmost } of sheets) {
			expect(lowest).toBeGreaterThan(35);
			expect(highest).toBeLessThan(810);
			expect(rightmost).toBeLessThan(545);
		}
		expect(linesOf(sheets).join(' ')).toContain('£9,999,999,999.00');
	});

	it('leaves no sheet with only a page’s last few rows', async () => {
		const none = employed(0);
		let torn = 0;
		for (let count = 20; count < 44; count++) {
			const boxes = Array.from({ length: count }, (_, index): Box => {
				return { form: 'SA105', box: `PRO${index}`, title: 'T', page: 1, path: '', value: '1', origins: [] };
			});
			const bytes = await returnPdf(none, calculate(none), boxes, draft);
			const flowed = (await textOf(bytes)).filter(({ lines }) =>
				lines.some((line) => /continued/.test(line)),
			);
			torn += flowed.length;
			for (const { lines } of flowed) {
				expect(lines.filter((line) => /^box \d+ T/.test(line)).length).toBeGreaterThanOrEqual(5);
			}
		}
		expect(torn).toBeGreaterThan(0);
	});

	it('has a one-sheet cover, however much is on it', async () => {
		const long = { description: 'D', name: 'N', turnover: 200_000, tradingAllowance: false } as const;
		const facts = factsOf({
			taxYear: '2025-26',
			residence: 'scotland',
			person: {
				...person,
				nationalInsuranceNumber: 'QQ123456C',
				firstName: 'Mary '.repeat(5).trim(),
				lastName: 'Wolfeschlegelsteinhausenberg',
			},
			employments: [{ ...job, pay: 30_000 }],
			trades: [long, { ...long, turnover: 100 }],
			partnerships: [
				{ reference: '2234567890', description: 'P', profit: 1 },
				{ reference: '2234567890', description: 'Q', profit: 1, dividends: 5 },
			],
			ukProperty: { rents: 5000, propertyAllowance: false },
			capitalGains: { disposals: [{ kind: 'other', proceeds: 9000 }] },
			savings: { untaxedUkInterest: 40_000, securitiesInterest: 60 },
			dividends: { ukDividends: 90_000 },
		});
		const { calculation, boxes } = inputOf(facts);
		const shown = { ...calculation, unsupported: ['foreign'] as const };
		const options = { status: 'filed', receipt, test: true, madeOn: '2027-01-15' } as const;
		const sheets = await textOf(await returnPdf(facts, shown, boxes, options));
		const cover = sheets[0]?.lines.join(' ') ?? '';
		for (const form of ['101', '102', '103F', '103S', '104F', '104S', '105', '108', '110']) {
			expect(cover).toContain(`SA${form} `);
		}
		expect(cover).toContain('How each figure was worked out');
		expect(sheets[0]?.lowest).toBeGreaterThan(35);
		expect(sheets.at(-1)?.lines.join(' ')).toContain('Source:');
	});

	it('is the same for the same input, but different on another day', async () => {
		const { facts, calculation, boxes } = inputOf(samplePerson('2025-26'));
		const first = await returnPdf(facts, calculation, boxes, draft);
		expect(await returnPdf(facts, calculation, boxes, draft)).toEqual(first);
		expect(await returnPdf(facts, calculation, boxes, { ...draft, madeOn: '2026-01-16' })).not.toEqual(first);
	});

	it('is made for a year without a form: only the calculation, for a person without a name', async () => {
		const facts = factsOf({
			taxYear: '2026-27',
			employments: [{ pay: 30_000 }],
			otherSchedules: ['foreign'],
		});
		const sheets = await textOf(await returnPdf(facts, calculate(facts), [], draft));
		expect(sheets[0]?.lines).toContain('Name not given yet');
		expect(linesOf(sheets).join(' ')).toContain('These figures leave out parts of this return');
		expect(linesOf(sheets)).toContain('Total income received £30,000.00');
		const brief = await textOf(await returnPdf(facts, calculate(facts, { working: false }), [], draft));
		expect(linesOf(brief)).toContain('Total income received £30,000.00');
		expect(brief).toHaveLength(2);
	});
});

describe('letters of the standard fonts', () => {
	it.each([
		['£1 – “x” é Œ Š', '£1 – “x” é Œ Š'],
		['−5 Łódź 中 Ŵyn', '–5 Lódz ? Wyn'],
		['a\n\tb', 'a b'],
	])('%s is printed %s', (given, printed) => expect(toPrintable(given)).toBe(printed));
});
