/** The result's rows add up to it, and the bills to the balance. */
import { pounds, sum } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate, type Settlement, settlementOf } from '../src/index.ts';
import { amount, facts, person } from './people.ts';

const runs = { numRuns: Number(process.env.RUNS ?? 400) };

function settled(input: Parameters<typeof facts>[0]): Settlement & { readonly of: Calculation } {
	const given = facts(input);
	const of = calculate(given, { working: false });
	return { ...settlementOf(given, of), of };
}

const year = { taxYear: '2025-26', residence: 'uk' } as const;

describe('for every person', () => {
	const anyone = fc.record({ input: person, paid: fc.option(amount, { nil: undefined }) });

	it('the rows add up to what is owed, and each has a name', () => {
		fc.assert(
			fc.property(anyone, ({ input, paid }) => {
				const given = { ...input, ...(paid === undefined ? {} : { paymentsOnAccountMade: paid }) };
				const { parts, paid: made, balance, of } = settled(given);
				const due = sum(parts.map((part) => part.amount));
				expect(due).toBe(of.totalDue);
				expect(sum([due, ...made.map((one) => one.amount)])).toBe(balance);
				const later = parts.find(({ name }) => name === 'laterCode')?.amount ?? 0;
				expect(later).toBe(-(facts(given).taxCodes?.underpaymentInLaterCode ?? 0) + 0);
			}),
			runs,
		);
	});

	it('the bills are the balance with both payments on account, none without an amount', () => {
		fc.assert(
			fc.property(person, (input) => {
				const { bills, balance, of } = settled(input);
				const { first, second } = of.paymentsOnAccount;
				expect(sum(bills.map((bill) => bill.amount))).toBe(Math.max(0, balance) + first + second);
				for (const bill of bills) expect(bill.amount).toBe(sum(bill.parts.map((part) => part.amount)));
				expect(bills.every((bill) => bill.amount > 0)).toBe(true);
			}),
			runs,
		);
	});
});

it('asks on 31 January for the year and the first payment on account, and on 31 July for the second', () => {
	const { bills, of } = settled({ ...year, trades: [{ turnover: 30_000, tradingAllowance: false }] });
	const { totalDue, paymentsOnAccount } = of;
	expect(bills).toEqual([
		{
			date: '2027-01-31',
			amount: totalDue + paymentsOnAccount.first,
			parts: [
				{ kind: 'balance', amount: totalDue },
				{ kind: 'first', amount: paymentsOnAccount.first },
			],
		},
		{
			date: '2027-07-31',
			amount: paymentsOnAccount.second,
			parts: [{ kind: 'second', amount: paymentsOnAccount.second }],
		},
	]);
});

it('names the Child Benefit charge within the income tax, and the student loan beside it', () => {
	const { parts } = settled({
		...year,
		employments: [{ pay: 66_000, taxDeducted: 13_000 }],
		childBenefit: { received: 1_350, children: 1 },
		studentLoans: { plans: ['plan2'], deducted: 3_000 },
	});
	expect(parts.map(({ name }) => name)).toEqual(['incomeTax', 'nationalInsurance', 'studentLoan', 'taxPaid']);
	expect(parts[0]?.within).toEqual([{ name: 'highIncomeChildBenefitCharge', amount: pounds(405) }]);
});

it('names the charge for charities’ claims beyond the tax within the income tax', () => {
	const { parts } = settled({
		...year,
		savings: { untaxedUkInterest: '6812.07' },
		pensions: { statePension: 11_973 },
		reliefs: { giftAid: 240 },
	});
	expect(parts[0]).toEqual({
		name: 'incomeTax',
		amount: pounds(60),
		within: [{ name: 'giftAidCharge', amount: pounds(17) }],
	});
});

describe('collection through a tax code', () => {
	const job = { pay: 40_000, taxDeducted: 4_896 };
	const small = { ...year, employments: [job] };

	it('takes a small bill from a person with a job', () => {
		expect(settled(small).codingOut).toEqual({ amount: pounds(590), fileBy: '2026-12-30' });
	});

	it.each([
		['nothing is owed', { employments: [{ ...job, taxDeducted: 5_486 }] }],
		['it was asked not to', { ...small, collection: { taxOwedNotCodedOut: true } }],
		['£3,000 or more is owed', { ...small, otherIncome: { amount: 12_050 } }],
		['payments made it smaller', { ...small, otherIncome: { amount: 12_050 }, paymentsOnAccountMade: 2_000 }],
		['it would double the tax on the pay', { employments: [{ pay: 16_000, taxDeducted: 300 }] }],
		['there is no pay', { otherIncome: { amount: 16_000 } }],
		['Class 2 is in it', { ...small, trades: [{ turnover: 900 }], class2: { voluntary: true } }],
	])('does not happen if %s', (_, input) => {
		expect(settled({ ...year, ...input }).codingOut).toBeUndefined();
	});
});
