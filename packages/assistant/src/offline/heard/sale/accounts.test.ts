/** Whole accounts of sales, in any order and wording; where an amount may be either of two things, nothing is heard. */
import { describe, expect, it } from 'vitest';
import { accountsIn } from './accounts.ts';

const YEAR = '2025-26';
const told = (typed: string) => accountsIn(typed, YEAR)?.map(({ answers }) => answers);

describe('accountsIn', () => {
	it.each([
		[
			'bought the shop unit’s goodwill for 8,000 in 2011, business went for £31,000 on 3 June 2025, lawyer 900'.replace(
				'’',
				"'",
			),
			{ kind: 'other', date: '2025-06-03', proceeds: '31000.00', costs: '8900.00' },
		],
		[
			'Contracts 2 May 2025, completed 30 May. The let house in Ayr: £190,000 achieved, £120,000 paid, LBTT £900.',
			{ kind: 'residentialProperty', date: '2025-05-02', proceeds: '190000.00', costs: '120900.00' },
		],
		[
			'gave my daughter the litecoin on Boxing Day 2025, worth £2,000 that day, I paid £700',
			{ kind: 'cryptoAssets', date: '2025-12-26', proceeds: '2000.00', costs: '700.00' },
		],
		[
			'400 BP shares went at £5 each on 01/09/2025, cost me £3 each',
			{ kind: 'listedShares', date: '2025-09-01', proceeds: '2000.00', costs: '1200.00' },
		],
		[
			"Uncle's clock fetched 9,000 on 4 Oct 2025. He'd paid 2,000, and probate valued it at 6,500",
			{ kind: 'other', date: '2025-10-04', proceeds: '9000.00', costs: '6500.00' },
		],
		[
			"flogged my dad's old clock (he left it to me, probate said 4,200) for 9,100 on 2 Feb 2026",
			{ kind: 'other', date: '2026-02-02', proceeds: '9100.00', costs: '4200.00' },
		],
		[
			'swapped 2 ETH for bitcoin on 11 may 2025, worth £3,900 then, i paid £1,200 for the eth',
			{ kind: 'cryptoAssets', proceeds: '3900.00', costs: '1200.00' },
		],
		[
			'Disposed of 50 acres. Date of contract 12/09/2025. Proceeds £410,000. Purchase price £155,000. Costs of sale £9,300.',
			{ kind: 'other', date: '2025-09-12', proceeds: '410000.00', costs: '164300.00' },
		],
		[
			'BP shares bought for 3,450 sold for 7,812 on the 9th of sept 2025',
			{ date: '2025-09-09', proceeds: '7812.00', costs: '3450.00' },
		],
		['Made a loss of £700 when I sold my dogecoin', { kind: 'cryptoAssets', gain: '-700.00' }],
		['BP shares £3,000 -> £9,000 on 4 May 2025', { proceeds: '9000.00', costs: '3000.00' }],
		[
			'bought the field for 10k in 2010, sold it for 18k. half mine',
			{ proceeds: '9000.00', costs: '5000.00' },
		],
	])('“%s”', (typed, answers) => expect(told(typed)).toEqual([expect.objectContaining(answers)]));

	it('hears several sales in one message', () => {
		const [first, second] =
			told(
				'sold my bitcoin for 5,000 on 3 May 2025, it cost 2,000, and my BP shares for 8,000 on 6 June 2025, they cost 6,500',
			) ?? [];
		expect(first).toMatchObject({ kind: 'cryptoAssets', proceeds: '5000.00', costs: '2000.00' });
		expect(second).toMatchObject({ kind: 'listedShares', date: '2025-06-06', costs: '6500.00' });
	});

	it.each([
		'sold my flat for 250,000',
		'sold a watch, 4,000 and 3,000',
		'sold the field for 9,000 and for 8,000',
		'swapped the fridge at the flat for a new one, 490',
		'thinking of selling the field for 9,000',
		'I sold vases on ebay for 900',
	])('is not certain of “%s”', (typed) => expect(told(typed)).toBeUndefined());

	it('leaves the figures to whoever owns it with somebody else and names no share', () => {
		const [account] =
			accountsIn('we jointly own a field, sold on 1 July 2025 for 20,000, cost us 15,000', YEAR) ?? [];
		expect(account?.shared).toBe('unknown');
		expect(account?.answers.proceeds).toBeUndefined();
	});
});
