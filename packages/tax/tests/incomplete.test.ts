/** A blank never silently counts as 0: the fact is named with the figure that waits for it. */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { facts } from './people.ts';

const base = { taxYear: '2025-26', residence: 'uk' } as const;

function answer(input: FactsInput): Calculation {
	return calculate(facts(input), { alternatives: false });
}

/** The facts that an answer waits for. */
function waitsFor(input: Omit<FactsInput, 'taxYear'>): readonly string[] {
	return answer({ ...base, ...input }).incomplete.map(({ fact }) => fact);
}

const job = (pay: number) => ({ pay, taxDeducted: 0 });

describe('a gain waits', () => {
	it('for the cost of an asset (TCGA 1992 s.38)', () => {
		const sold = { kind: 'other', date: '2025-06-01', proceeds: 20_000 } as const;
		expect(waitsFor({ capitalGains: { disposals: [sold] } })).toEqual(['capitalGains.disposals[0].costs']);
		expect(waitsFor({ capitalGains: { disposals: [{ ...sold, costs: 0 }] } })).toEqual([]);
		expect(waitsFor({ capitalGains: { disposals: [{ kind: 'other', gain: 9 }] } })).toEqual([]);
	});

	const sale = { date: '2025-06-01', type: 'sell', quantity: 100, amount: 50_000 } as const;
	const holding = (more: object) => ({
		holdings: [{ name: 'Acme', kind: 'listedShares' as const, trades: [sale], ...more }],
	});

	it('for the purchase of shares that were sold', () => {
		expect(waitsFor({ capitalGains: holding({}) })).toEqual(['capitalGains.holdings[0].openingQuantity']);
		expect(waitsFor({ capitalGains: holding({ openingQuantity: 99, openingCost: 5 }) })).toEqual([
			'capitalGains.holdings[0].trades',
		]);
		expect(waitsFor({ capitalGains: holding({ openingQuantity: 100 }) })).toEqual([
			'capitalGains.holdings[0].openingCost',
		]);
		expect(waitsFor({ capitalGains: holding({ openingQuantity: 100, openingCost: 0 }) })).toEqual([]);
	});

	it('not for shares bought in the 30 days after (s.106A(5)), but for those bought later', () => {
		const buy = (date: string) => ({ date, type: 'buy' as const, quantity: 100, amount: 10 });
		expect(waitsFor({ capitalGains: holding({ trades: [sale, buy('2025-07-01')] }) })).toEqual([]);
		expect(waitsFor({ capitalGains: holding({ trades: [sale, buy('2025-07-02')] }) })).toEqual([
			'capitalGains.holdings[0].openingQuantity',
		]);
	});
});

describe('a charge on pension savings waits', () => {
	const savings = (pay: number, given: object) =>
		waitsFor({ employments: [job(pay)], pensionCharges: { savings: given } });
	const told = { byEmployers: 0, beforeTax: 0, salarySacrifice: 0 };

	it('for what three years left unused, if savings exceed the allowance (FA 2004 s.228A)', () => {
		const year = { saved: 10_000, allowance: 60_000 };
		const path = 'pensionCharges.savings.earlierYears';
		expect(savings(60_000, { ...told, saved: 65_000 })).toEqual([path]);
		expect(savings(60_000, { ...told, saved: 65_000, earlierYears: [] })).toEqual([]);
		expect(savings(60_000, { ...told, saved: 65_000, earlierYears: [year, year, year] })).toEqual([]);
		const blank = [{ saved: 10_000 }, year, { allowance: 60_000 }];
		expect(savings(60_000, { ...told, saved: 65_000, earlierYears: blank })).toEqual([
			`${path}[0].allowance`,
			`${path}[2].saved`,
		]);
		expect(savings(60_000, { ...told, saved: 60_000, earlierYears: blank })).toEqual([]);
	});

	it('and says what they could save: £5,000 at 20% and 40% if pay ends £270 below the higher rate', () => {
		const { incomplete } = answer({
			...base,
			employments: [job(50_000)],
			pensionCharges: { savings: { ...told, saved: 65_000 }, unauthorisedPayment: 100 },
		});
		// 270 at 20% and 4,730 at 40%: the £40 on the unauthorised payment stays.
		expect(incomplete[0]?.couldSave).toBe(5_400 + 189_200);
	});

	it('for what employers paid, if that could taper the allowance (s.228ZA)', () => {
		expect(savings(250_000, { saved: 60_000 })).toEqual([
			'pensionCharges.savings.byEmployers',
			'pensionCharges.savings.beforeTax',
			'pensionCharges.savings.salarySacrifice',
		]);
		// 200,000 with all of 60,000 is 260,000: not above it.
		expect(savings(200_000, { saved: 60_000 })).toEqual([]);
		// Savings up to the lowest tapered allowance cannot be charged.
		expect(savings(400_000, { saved: 10_000 })).toEqual([]);
		expect(savings(250_000, { ...told, saved: 60_000 })).toEqual([]);
	});
});

describe('Class 4 waits', () => {
	it('for the Class 1 earnings of each job that has none', () => {
		const trades = [{ turnover: 40_000, tradingAllowance: false }];
		const first = { ...job(20_000), class1Earnings: 7_430 };
		const result = answer({ ...base, employments: [first, job(40_000)], trades });
		// With 27,430 more: 2,262 - 8% x 34,860 is below nil, so 2% of 27,430 is left.
		expect(result.class4).toBe(164_580);
		expect(result.incomplete).toEqual([
			{ fact: 'employments[1].class1Earnings', figure: 'class4', couldSave: 164_580 - 54_860 },
		]);
	});

	it('not for earnings given as zero', () => {
		const employments = [{ ...job(40_000), class1Earnings: 0 }];
		expect(waitsFor({ employments, trades: [{ turnover: 40_000, tradingAllowance: false }] })).toEqual([]);
	});
});

describe('income waits', () => {
	it.each<[string, Omit<FactsInput, 'taxYear'>]>([
		['pensions.taxDeducted', { pensions: { otherPensions: 20_000 } }],
		['pensions.statePensionLumpSumTaxDeducted', { pensions: { statePensionLumpSum: 2_000 } }],
		['ukProperty.rentARoom.receipts', { ukProperty: { rentARoom: {} } }],
		['partnerships[0].property.profit', { partnerships: [{ profit: 1, property: {} }] }],
		['otherIncome.amount', { otherIncome: { expenses: 5 } }],
	])('for %s', (fact, input) => expect(waitsFor(input)).toEqual([fact]));

	it('for the other’s date of birth, if only that can give married couple’s allowance (ITA 2007 s.45)', () => {
		const claims = (dateOfBirth: string) =>
			waitsFor({
				person: { dateOfBirth },
				reliefs: { marriedCouplesAllowance: { higherIncome: true } },
			});
		expect(claims('1940-01-01')).toEqual(['reliefs.marriedCouplesAllowance.spouseDateOfBirth']);
		expect(claims('1935-04-05')).toEqual([]);
	});

	it('for an employer’s deductions for a student loan, which can save no more than is due', () => {
		const { incomplete } = answer({
			...base,
			employments: [job(38_470)],
			studentLoans: { plans: ['plan2'] },
		});
		// 9% of 38,470 - 28,470.
		expect(incomplete).toEqual([{ fact: 'studentLoans.deducted', figure: 'studentLoan', couldSave: 90_000 }]);
	});
});

describe('interest and dividends from abroad', () => {
	const abroad = (taxYear: FactsInput['taxYear'], interest: number, dividends: number) =>
		answer({
			...{ taxYear, savings: { untaxedForeignInterest: interest } },
			dividends: { foreignDividends: dividends },
		}).unsupported;

	it.each([
		['2023-24', 1000],
		['2024-25', 500],
		['2025-26', 500],
		['2026-27', 500],
	] as const)(
		'of %s belong on the foreign pages above £2,000 and £%d (SA100 boxes 3 and 6)',
		(year, most) => {
			expect(abroad(year, 2000.99, most + 0.99)).toEqual([]);
			expect(abroad(year, 2001, 0)).toEqual(['foreign']);
			expect(abroad(year, 0, most + 1)).toEqual(['foreign']);
		},
	);

	it('are named once, next to the person’s answer', () => {
		const facts = { savings: { untaxedForeignInterest: 9_000 }, dividends: { foreignDividends: 50_000 } };
		expect(answer({ ...base, ...facts, otherSchedules: ['trusts', 'foreign'] }).unsupported).toEqual([
			'foreign',
			'trusts',
		]);
	});
});
