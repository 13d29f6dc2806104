/**
 * Every year at its limits: an answer at the limit and one a pound above it, with amounts worked by hand from GOV.UK's
 * rates for the year, so that a wrong pound or hundredth of a percent in a year's figures shows.
 */
import { type FactsInput, pounds } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { annualAllowance } from '../src/pensions/annual-allowance.ts';
import { facts } from './people.ts';

type Year = FactsInput['taxYear'];

const years: readonly Year[] = ['2023-24', '2024-25', '2025-26', '2026-27'];

function answer(taxYear: Year, given: Omit<FactsInput, 'taxYear'>): Calculation {
	return calculate(facts({ taxYear, ...given }), { alternatives: false });
}

const trade = (turnover: number) => ({ trades: [{ turnover, tradingAllowance: false }] });

describe('income tax on £200,000, which leaves no allowance', () => {
	// 37,700 at 20%, 87,440 at 40%, 74,860 at 45%.
	it.each(years)('%s: of pay in England and in Wales', (year) => {
		for (const residence of ['uk', 'wales'] as const)
			expect(answer(year, { residence, employments: [{ pay: 200_000 }] }).incomeTaxCharged).toBe(7_620_300);
	});

	it.each([
		['2023-24', 81_060.88],
		['2024-25', 83_680.61],
		['2025-26', 83_666.1],
		['2026-27', 83_634.35],
	] as const)('%s: of pay in Scotland', (year, tax) => {
		const { incomeTaxCharged } = answer(year, { residence: 'scotland', employments: [{ pay: 200_000 }] });
		expect(incomeTaxCharged / 100).toBe(tax);
	});

	// 5,000 at 0%, 32,700 at 20%, 87,440 at 40%, 74,860 at 45%.
	it.each(years)('%s: of interest', (year) => {
		expect(answer(year, { savings: { untaxedUkInterest: 200_000 } }).incomeTaxCharged).toBe(7_520_300);
	});

	// The allowance at 0% and the rest of 37,700 at the ordinary rate, 87,440 at the upper, 74,860 at the additional.
	it.each([
		['2023-24', 62_179.66],
		['2024-25', 62_223.41],
		['2025-26', 62_223.41],
		['2026-27', 64_716.21],
	] as const)('%s: of dividends', (year, tax) => {
		expect(answer(year, { dividends: { ukDividends: 200_000 } }).incomeTaxCharged / 100).toBe(tax);
	});
});

describe('the savings allowance', () => {
	// 20,000 less 12,570, less the starting band of 5,000, less 1,000: 1,430 at 20%.
	it.each(years)('%s: is £1,000 of interest in the basic band', (year) => {
		expect(answer(year, { savings: { untaxedUkInterest: 20_000 } }).incomeTaxCharged).toBe(28_600);
	});

	// 37,700 at 20%, 9,730 at 40%, 500 at 0%, 500 at 40%.
	it.each(years)('%s: is £500 in the higher band', (year) => {
		const given = { employments: [{ pay: 60_000 }], savings: { untaxedUkInterest: 1000 } };
		expect(answer(year, given).incomeTaxCharged).toBe(1_163_200);
	});
});

describe('the limit on reliefs (ITA 2007 s.24A)', () => {
	it.each(years)('%s: is £50,000 or a quarter of income', (year) => {
		const left = (otherPensions: number, qualifyingLoanInterest: number) =>
			answer(year, { pensions: { otherPensions }, reliefs: { qualifyingLoanInterest } }).adjustedNetIncome;
		expect(left(100_000, 60_000)).toBe(5_000_000);
		expect(left(300_000, 80_000)).toBe(22_500_000);
	});
});

describe('payments on account (TMA 1970 s.59A; S.I. 1996/1654)', () => {
	it.each(years)('%s: from £1,000', (year) => {
		const reason = (amount: number) => answer(year, { otherIncome: { amount } }).paymentsOnAccount.reason;
		expect(reason(17_569)).toBe('belowSmallest');
		expect(reason(17_570)).toBe('due');
	});

	// 325,160 of pay is taxed 132,525.00; 80% of that is 106,020.00.
	it.each(years)('%s: not if more than 80 percent was taken off', (year) => {
		const reason = (taxDeducted: number) =>
			answer(year, { employments: [{ pay: 325_160, taxDeducted }] }).paymentsOnAccount.reason;
		expect(reason(106_020)).toBe('due');
		expect(reason(106_021)).toBe('mostlyTakenOff');
	});
});

describe('Class 2', () => {
	it.each([
		['2023-24', 6725, 179.4],
		['2024-25', 6725, 179.4],
		['2025-26', 6845, 182],
		['2026-27', 7105, 189.8],
	] as const)('%s: may be paid below profits of £%d', (year, limit, amount) => {
		const paid = (profit: number) => answer(year, { ...trade(profit), class2: { voluntary: true } }).class2;
		expect(paid(limit - 1) / 100).toBe(amount);
		expect(paid(limit)).toBe(0);
	});

	it('is owed above £12,570 in 2023-24 only', () => {
		expect(answer('2023-24', trade(12_570)).class2).toBe(0);
		expect(answer('2023-24', trade(12_571)).class2).toBe(17_940);
		expect(answer('2024-25', trade(12_571)).class2).toBe(0);
	});
});

describe('Class 4 (GOV.UK, National Insurance rates)', () => {
	it.each([
		['2023-24', 3587.6],
		['2024-25', 2456.6],
		['2025-26', 2456.6],
		['2026-27', 2456.6],
	] as const)('%s: on £60,000', (year, due) => {
		// 37,700 at the main rate and 9,730 at 2%.
		expect(answer(year, trade(60_000)).class4 / 100).toBe(due);
	});

	it.each([
		['2023-24', '1957-04-06', '1957-04-07'],
		['2024-25', '1958-04-06', '1958-04-07'],
		['2025-26', '1959-04-06', '1959-04-07'],
		['2026-27', '1960-04-05', '1960-04-06'],
	] as const)('%s: not for people born by %s', (year, old, young) => {
		const due = (dateOfBirth: string) => answer(year, { ...trade(30_000), person: { dateOfBirth } }).class4;
		expect(due(old)).toBe(0);
		expect(due(young)).toBeGreaterThan(0);
	});
});

describe('student loans', () => {
	it.each([
		['2023-24', { plan1: 22_015, plan2: 27_295, plan4: 27_660 }],
		['2024-25', { plan1: 24_990, plan2: 27_295, plan4: 31_395 }],
		['2025-26', { plan1: 26_065, plan2: 28_470, plan4: 32_745 }],
		['2026-27', { plan1: 26_900, plan2: 29_385, plan4: 33_795, plan5: 25_000 }],
	] as const)('%s: 9 percent of what is above the threshold of the plan', (year, thresholds) => {
		for (const [plan, threshold] of Object.entries(thresholds)) {
			const studentLoans = { plans: [plan as 'plan1'] };
			const due = (pay: number, interest = 0) =>
				answer(year, { employments: [{ pay }], savings: { untaxedUkInterest: interest }, studentLoans })
					.studentLoan;
			expect(due(threshold + 10_000)).toBe(90_000);
			expect(due(threshold + 10_000, 2000), 'unearned income up to £2,000 does not count').toBe(90_000);
			expect(due(threshold + 10_000, 2001), 'above, all of it does').toBe(108_000);
		}
	});

	it.each(years)('%s: 6 percent above £21,000 for a postgraduate loan', (year) => {
		const given = { employments: [{ pay: 31_000 }], studentLoans: { postgraduate: true } };
		expect(answer(year, given).postgraduateLoan).toBe(60_000);
	});
});

describe('the High Income Child Benefit Charge', () => {
	it.each([
		['2023-24', 50_000, 100],
		['2024-25', 60_000, 200],
		['2025-26', 60_000, 200],
		['2026-27', 60_000, 200],
	] as const)('%s: from £%d by a hundredth for each £%d', (year, threshold, step) => {
		const charge = (pay: number) =>
			answer(year, { employments: [{ pay }], childBenefit: { received: 1000 } }).highIncomeChildBenefitCharge;
		expect(charge(threshold + step - 1)).toBe(0);
		expect(charge(threshold + step)).toBe(1000);
		expect(charge(threshold + 99 * step)).toBe(99_000);
		expect(charge(threshold + 200 * step)).toBe(100_000);
	});
});

describe('the Winter Fuel Payment', () => {
	it.each(['2025-26', '2026-27'] as const)('%s: is kept up to a total income of £35,000', (year) => {
		const charge = (otherPensions: number) =>
			answer(year, { pensions: { otherPensions }, winterFuelPayment: 200 }).winterFuelPaymentCharge;
		expect(charge(35_000)).toBe(0);
		expect(charge(35_001)).toBe(20_000);
	});
});

describe('relief for investments and maintenance', () => {
	it.each([
		['2023-24', 3000, 401],
		['2024-25', 3000, 428],
		['2025-26', 3000, 436],
		['2026-27', 2000, 453],
	] as const)('%s: on £10,000 each', (year, trusts, maintenance) => {
		const { reliefs } = answer(year, {
			employments: [{ pay: 120_000 }],
			reliefs: {
				ventureCapitalTrust: 10_000,
				enterpriseInvestmentScheme: 10_000,
				seedEnterpriseInvestmentScheme: 10_000,
				communityInvestment: 10_000,
				maintenancePayments: 10_000,
			},
		});
		expect(reliefs).toEqual({
			ventureCapitalTrust: trusts * 100,
			enterpriseInvestmentScheme: 300_000,
			seedEnterpriseInvestmentScheme: 500_000,
			communityInvestment: 50_000,
			maintenance: maintenance * 100,
		});
	});

	it.each(years)('%s: 20 percent of the finance costs of a let home', (year) => {
		const given = { ukProperty: { rents: 20_000, financeCosts: 4000, propertyAllowance: false } };
		const { reliefs } = answer(year, { ...given, employments: [{ pay: 30_000 }] });
		expect(reliefs.financeCosts).toBe(80_000);
	});
});

describe('the married couple’s allowance (ITA 2007 ss.43, 45 and 46)', () => {
	it.each([
		['2023-24', 10_375, 4010, 34_600],
		['2024-25', 11_080, 4280, 37_000],
		['2025-26', 11_270, 4360, 37_700],
		['2026-27', 11_700, 4530, 39_200],
	] as const)('%s: £%d, at least £%d, less half of income above £%d', (year, most, least, limit) => {
		const relief = (otherPensions: number, dateOfBirth = '1935-04-05') =>
			answer(year, {
				person: { dateOfBirth },
				pensions: { otherPensions },
				reliefs: { marriedCouplesAllowance: { higherIncome: true, dateOfMarriage: '1960-01-01' } },
			}).reliefs.marriedCouplesAllowance;
		expect(relief(limit)).toBe(most * 10);
		expect(relief(limit + 2)).toBe((most - 1) * 10);
		expect(relief(90_000)).toBe(least * 10);
		expect(relief(limit, '1935-04-06')).toBeUndefined();
	});
});

describe('small allowances', () => {
	it.each(years)('%s: £1,000 of trade and of rents', (year) => {
		expect(answer(year, { trades: [{ turnover: 1000 }] }).totalIncome).toBe(0);
		expect(answer(year, { trades: [{ turnover: 1001 }] }).totalIncome).toBe(100_100);
		expect(answer(year, { trades: [{ turnover: 1501, tradingAllowance: true }] }).totalIncome).toBe(50_100);
		const rents = { ukProperty: { rents: 5000, propertyAllowance: true } };
		expect(answer(year, rents).totalIncome).toBe(400_000);
	});

	it.each(years)('%s: £7,500 of a lodger’s rent, half if another lets too', (year) => {
		const left = (receipts: number, shared: boolean) =>
			answer(year, { ukProperty: { rentARoom: { receipts, shared } } }).totalIncome;
		expect(left(7500, false)).toBe(0);
		expect(left(8500, false)).toBe(100_000);
		expect(left(3750, true)).toBe(0);
		expect(left(4750, true)).toBe(100_000);
	});
});

describe('the pension annual allowance (FA 2004 ss.228ZA and 228ZB)', () => {
	it.each(years)('%s: £60,000, tapered from £260,000 if threshold income is above £200,000', (year) => {
		const allowance = (threshold: number, adjusted: number) =>
			annualAllowance(year, pounds(threshold), pounds(adjusted)) / 100;
		expect(allowance(200_000, 300_000)).toBe(60_000);
		expect(allowance(200_001, 300_000)).toBe(40_000);
		expect(allowance(250_000, 260_000)).toBe(60_000);
		expect(allowance(250_000, 260_002)).toBe(59_999);
		expect(allowance(250_000, 359_998)).toBe(10_001);
		expect(allowance(250_000, 370_000)).toBe(10_000);
	});
});

describe('Capital Gains Tax', () => {
	const tax = (year: Year, kind: 'residentialProperty' | 'listedShares', gain: number, pay: number) =>
		answer(year, { employments: [{ pay }], capitalGains: { disposals: [{ kind, gain }] } }).capitalGainsTax;

	// Gains of £20,000 above the exempt amount, for pay in the basic and in the higher band.
	it.each([
		['2023-24', 26_000, 3600, 5600, 2000, 4000],
		['2025-26', 23_000, 3600, 4800, 3600, 4800],
		['2026-27', 23_000, 3600, 4800, 3600, 4800],
	] as const)('%s: on a gain of £%d', (year, gain, homeBasic, homeHigher, basic, higher) => {
		expect(tax(year, 'residentialProperty', gain, 20_000)).toBe(homeBasic * 100);
		expect(tax(year, 'residentialProperty', gain, 60_000)).toBe(homeHigher * 100);
		expect(tax(year, 'listedShares', gain, 20_000)).toBe(basic * 100);
		expect(tax(year, 'listedShares', gain, 60_000)).toBe(higher * 100);
	});

	// £1,000,000 at the rate of the relief; £1,000 above the exempt amount at the higher rate.
	it.each([
		['2023-24', 1_007_000, 100_200],
		['2025-26', 1_004_000, 140_240],
		['2026-27', 1_004_000, 180_240],
	] as const)('%s: business asset disposal relief on a gain of £%d', (year, gain, due) => {
		const { capitalGainsTax } = answer(year, {
			employments: [{ pay: 60_000 }],
			capitalGains: { disposals: [{ kind: 'other', gain, relief: 'badr' }] },
		});
		expect(capitalGainsTax).toBe(due * 100);
	});
});
