/** Each payment is mentioned once, on the right date, and not if a tax code collects it. */
import { describe, expect, it } from 'vitest';
import { billsToPay, paymentsInWords, type Settlement, yearsAfter } from './payments-in-words.ts';

const balance = { kind: 'balance' as const, amount: '590.00' };
const first = { kind: 'first' as const, amount: '500.00' };
const small: Settlement = {
	...{ parts: [], paid: [], balance: '590.00', repaidTo: null },
	codingOut: { amount: '590.00', fileBy: '2026-12-30' },
	bills: [{ date: '2027-01-31', amount: '590.00', parts: [balance] }],
};
const told = { taxYear: '2025-26', today: '2026-11-20' };

describe('a small bill for someone with a job', () => {
	it('is collected through a later year’s tax code, if filed by 30 December', () => {
		expect(paymentsInWords(small, told)).toEqual([
			'File by 30 December 2026, and HMRC normally collects £590.00 through your tax code in 2027-28, a little each payday. You don’t need to pay that by 31 January 2027 unless HMRC tells you to.',
		]);
	});

	it('is payable after that date, and payable now once it is late', () => {
		expect(paymentsInWords(small, { ...told, today: '2026-12-31' })).toEqual([
			'Pay £590.00 to HMRC by 31 January 2027.',
		]);
		expect(paymentsInWords(small, { ...told, today: '2027-02-01' })).toEqual([
			'Pay £590.00 to HMRC now. It was due on 31 January 2027, and interest is added for each day until you pay.',
		]);
	});

	it('leaves the payment on account payable', () => {
		const bills = [{ date: '2027-01-31', amount: '1090.00', parts: [balance, first] }];
		const [asked, code] = paymentsInWords({ ...small, bills }, told);
		expect(asked).toMatch(/^Pay £500.00 .* £500.00 towards 2026-27: the first/);
		expect(asked).not.toContain('590');
		expect(code).toMatch(/normally collects £590.00/);
		const [all, ...more] = paymentsInWords({ ...small, bills }, { ...told, today: '2026-12-31' });
		expect(all).toMatch(/^Pay £1,090.00 .* £590.00 for 2025-26 and £500.00 towards 2026-27/);
		expect(more).toEqual([]);
	});

	it('is not among the user’s own payments, before filing and after filing in time', () => {
		const both = { ...small, bills: [{ date: '2027-01-31', amount: '1090.00', parts: [balance, first] }] };
		expect(billsToPay(small, told)).toEqual([]);
		expect(billsToPay(small, { today: '2027-02-01', filedOn: '2026-12-30' })).toEqual([]);
		expect(billsToPay(both, told).map(({ amount }) => amount)).toEqual(['500.00']);
		expect(billsToPay(both, { today: '2026-12-31' }).map(({ amount }) => amount)).toEqual(['1090.00']);
	});

	it('is not called late while today’s date is unknown', () => {
		expect(paymentsInWords(small, { taxYear: '2025-26', today: undefined })).toEqual([
			'Pay £590.00 to HMRC by 31 January 2027.',
		]);
	});
});

it('counts tax years past the turn of a century', () => {
	expect([yearsAfter('2024-25', 1), yearsAfter('2097-98', 2)]).toEqual(['2025-26', '2099-00']);
});
