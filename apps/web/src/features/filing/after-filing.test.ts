/** What we say after filing fits the result, the year and the date. */
import { describe, expect, it } from 'vitest';
import type { Settlement } from '../../returns/settlement/payments-in-words.ts';
import { afterFiling, type Filed } from './after-filing.ts';

const settled: Settlement = {
	...{ parts: [], paid: [], balance: '0.00', bills: [], codingOut: null, repaidTo: null },
};
const balance = { kind: 'balance' as const, amount: '2815.80' };
const onAccount: Settlement = {
	...settled,
	balance: '2815.80',
	bills: [
		{ date: '2026-01-31', amount: '4223.70', parts: [balance, { kind: 'first', amount: '1407.90' }] },
		{ date: '2026-07-31', amount: '1407.90', parts: [{ kind: 'second', amount: '1407.90' }] },
	],
};
const filed: Filed = {
	...{ taxYear: '2024-25', returnType: 'individual', settlement: settled },
	...{ filedOn: '2025-11-20', today: '2025-11-20' },
};

describe('afterFiling', () => {
	it('offers no change of a final declaration', () => {
		const changes = (declared: boolean) =>
			afterFiling({ ...filed, declared }).filter((one) => /mistake/.test(one));
		expect([changes(false).length, changes(true).length]).toEqual([1, 0]);
	});

	it('calls a final declaration by its name', () => {
		const lag = (declared: boolean) =>
			afterFiling({ ...filed, declared }).filter((one) => /a few days/.test(one));
		expect(lag(true)).toEqual(['Your HMRC online account may take a few days to show this declaration.']);
		expect(lag(false)).toEqual(['Your HMRC online account may take a few days to show this return.']);
	});

	it('asks for the first payment on account with the year’s bill, and for the second on its date', () => {
		expect(afterFiling({ ...filed, settlement: onAccount }).slice(0, 2)).toEqual([
			'Pay £4,223.70 to HMRC by 31 January 2026. That is £2,815.80 for 2024-25 and £1,407.90 towards 2025-26: the first payment on account.',
			'Pay £1,407.90 to HMRC by 31 July 2026. That is £1,407.90 towards 2025-26: the second payment on account.',
		]);
	});

	it('says to pay now what was due before today', () => {
		const [first = '', second] = afterFiling({ ...filed, settlement: onAccount, today: '2026-07-31' });
		expect(first).toMatch(/^Pay £4,223.70 to HMRC now. It was due on 31 January 2026, and interest/);
		expect(second).toMatch(/by 31 July 2026/);
	});

	it('does not ask for what a tax code collects, unless it was filed too late for that', () => {
		const settlement: Settlement = {
			...{ ...settled, balance: '590.00', codingOut: { amount: '590.00', fileBy: '2025-12-30' } },
			bills: [{ date: '2026-01-31', amount: '590.00', parts: [{ kind: 'balance', amount: '590.00' }] }],
		};
		const [first = ''] = afterFiling({ ...filed, settlement });
		expect(first).toMatch(/^You filed by 30 December 2025, so HMRC normally collects £590.00 .* in 2026-27/);
		const [late] = afterFiling({ ...filed, settlement, filedOn: '2025-12-31' });
		expect(late).toBe('Pay £590.00 to HMRC by 31 January 2026.');
	});

	it('says how much is refunded, and where to', () => {
		const refund = { ...settled, balance: '-86.40' };
		expect(
			afterFiling({ ...filed, settlement: refund })
				.slice(0, 2)
				.join(' '),
		).toMatch(/£86.40.*no bank account/);
		const known = { ...refund, repaidTo: 'account' as const };
		expect(afterFiling({ ...filed, settlement: known })[1]).toBe(
			'HMRC pays it into the account on your return.',
		);
	});

	it('says what is refunded when payments on account were too high, beside those for next year', () => {
		const settlement = { ...onAccount, balance: '-100.00', bills: onAccount.bills.slice(1) };
		const sentences = afterFiling({ ...filed, settlement }).join(' ');
		expect(sentences).toMatch(/HMRC owes you £100.00.*Pay £1,407.90 to HMRC by 31 July 2026/);
	});

	it('says until when it can be amended and what we keep', () => {
		const sentences = afterFiling(filed).join(' ');
		expect(sentences).toMatch(/until 31 January 2027.*until 31 January 2031/);
	});

	it('tells partners what they have to do', () => {
		const sentences = afterFiling({ ...filed, settlement: null, returnType: 'partnership' });
		expect(sentences[0]).toBe(
			'Each partner enters their share on their own return, due by 31 January 2026 as well.',
		);
		expect(sentences.join(' ')).not.toMatch(/pay|owes/);
	});

	it('tells partners that their deadline has passed', () => {
		const late = { ...filed, settlement: null, returnType: 'partnership', today: '2026-02-01' } as const;
		expect(afterFiling(late)[0]).toContain('That was due on 31 January 2026');
	});

	it('says that there is nothing to pay', () => {
		expect(afterFiling(filed)[0]).toBe('There is nothing to pay.');
	});
});
