/** Rules that only an unusual return reaches, each with the answer worked by hand from its source. */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate } from '../src/index.ts';
import { facts } from './people.ts';

type Given = Omit<FactsInput, 'taxYear'>;

/** The answer for 2024-25. */
function answer(given: Given): Calculation {
	return calculate(facts({ taxYear: '2024-25', ...given }), { alternatives: false });
}

function box(given: Given, id: string): number | undefined {
	const line = answer(given).working.find((one) => one.id === id);
	return line && line.value / 100;
}

describe('the savings allowance (ITA 2007 s.12B): any income above a limit lowers it', () => {
	it.each([
		// 36,700 at 20%; all interest nil.
		[49_270, 7340],
		// The pound that would be taxed at 40% is set against the allowance: 36,702 at 20%; 500 nil, 499 at 20%.
		[49_271, 7440.2],
		// No allowance. 37,700 at 20%, 86,440 at 40%; 500 nil, 500 at 40%.
		[124_140, 42_316],
		// 86,441 at 40%; 999 at 40%, 1 at 45%.
		[124_141, 42_516.45],
	])('£1,000 of interest beside pay of £%d', (pay, tax) => {
		const given = { employments: [{ pay }], savings: { untaxedUkInterest: 1000 } };
		expect(answer(given).incomeTaxCharged / 100).toBe(tax);
	});
});

describe('payments on account that the person reduces (TMA 1970 s.59A(4))', () => {
	// 17,430 at 20% is 3,486.00: two halves of 1,743.00.
	it.each([
		[1742.99, 1742.99, 'reduced'],
		[1743, 1743, 'due'],
		[2000, 1743, 'due'],
	])('to £%d are £%d', (reducedPaymentOnAccount, first, reason) => {
		const { paymentsOnAccount } = answer({ otherIncome: { amount: 30_000 }, reducedPaymentOnAccount });
		expect(paymentsOnAccount).toEqual({ required: true, first: first * 100, second: first * 100, reason });
	});
});

describe('the married couple’s allowance in the year of marriage (ITA 2007 s.54, Table A)', () => {
	// 11,080 less a twelfth, rounded down, for each tax month before the day of marriage; a tenth of the rest.
	it.each([
		['2024-04-05', 1108],
		['2024-04-06', 1108],
		['2024-05-05', 1108],
		['2024-05-06', 1015.7],
		['2024-06-05', 1015.7],
		['2024-06-06', 923.4],
		['2025-01-06', 277],
		['2025-04-05', 92.4],
	])('married on %s', (dateOfMarriage, relief) => {
		const { reliefs } = answer({
			pensions: { otherPensions: 30_000 },
			reliefs: {
				marriedCouplesAllowance: { higherIncome: true, spouseDateOfBirth: '1935-04-05', dateOfMarriage },
			},
		});
		expect((reliefs.marriedCouplesAllowance ?? 0) / 100).toBe(relief);
	});

	it('needs one of the two to be born before 6 April 1935', () => {
		const claim = (person: FactsInput['person'], spouseDateOfBirth?: string) =>
			answer({
				...(person && { person }),
				pensions: { otherPensions: 30_000 },
				reliefs: {
					marriedCouplesAllowance: { higherIncome: true, ...(spouseDateOfBirth && { spouseDateOfBirth }) },
				},
			}).reliefs.marriedCouplesAllowance;
		expect(claim(undefined)).toBeUndefined();
		expect(claim({ firstName: 'Ada' }, '1935-04-06')).toBeUndefined();
		expect(claim({ dateOfBirth: '1935-04-05' }, '1940-01-01')).toBe(110_800);
		expect(claim({ dateOfBirth: '1940-01-01' }, '1935-04-05')).toBe(110_800);
	});
});

describe('student loans of several plans (HMRC stage 27, c27.41)', () => {
	// The lowest threshold of the plans held: 24,990 of plan 1. Plan 5 has none before April 2026.
	it.each([
		[['plan1', 'plan2'], 135_000],
		[['plan2', 'plan1'], 135_000],
		[['plan4', 'plan2'], 114_300],
		[['plan5'], 0],
		[['plan5', 'plan1'], 135_000],
		[[], 0],
	] as const)('%j', (plans, due) => {
		const given = { employments: [{ pay: 40_000 }], studentLoans: { plans: [...plans] } };
		expect(answer(given).studentLoan).toBe(due);
	});
});

describe('additions to the tax owed', () => {
	it('refunds already made and changes of other years (HMRC stage 12; SA110 boxes 14 to 16)', () => {
		const taxCodes = {
			alreadyRefunded: 100.5,
			increaseForEarlierYears: 50.25,
			decreaseForEarlierYears: 20.1,
		};
		// 17,430 at 20% is 3,486.00; a refund counts in whole pounds.
		const { balancingPayment } = answer({ otherIncome: { amount: 30_000 }, taxCodes });
		expect(balancingPayment / 100).toBe(3616.15);
	});

	it('both kinds of taxable sickness benefit (SA100 INC13)', () => {
		const stateBenefits = { incapacityBenefit: 5000.6, employmentSupportAllowance: 700.6 };
		expect(answer({ stateBenefits }).totalIncome).toBe(570_100);
	});
});

describe('all reductions of tax together (HMRC stage 9, c9.24 to c9.31)', () => {
	// 7,540.00 and 79,730 at 40% is 39,432.00, less 3,000, 3,000, 5,000, 500 and a tenth of 4,280.
	it('leave £27,504', () => {
		const result = answer({
			employments: [{ pay: 120_000 }],
			reliefs: {
				ventureCapitalTrust: 10_000,
				enterpriseInvestmentScheme: 10_000,
				seedEnterpriseInvestmentScheme: 10_000,
				communityInvestment: 10_000,
				maintenancePayments: 10_000,
			},
		});
		expect(result.incomeTaxDueAfterReliefs).toBe(2_750_400);
		expect(result.incomeTaxDueAfterTaxReductions).toBe(2_750_400);
	});
});

describe('the annual allowance charge in Scotland (HMRC stage 25, c25.10 to c25.23)', () => {
	// Above taxable income of 62,430: 62,710 at 45%, 290 at 48%.
	it('reaches the top rate after the advanced band', () => {
		const result = answer({
			residence: 'scotland',
			employments: [{ pay: 75_000 }],
			pensionCharges: { excessOfAnnualAllowance: 63_000 },
		});
		expect(result.pensionCharges / 100).toBe(28_358.7);
	});

	// Nothing taxable: 13,991 at 20%, since c25.14 knows no starter rate, 17,101 at 21%, 31,338 at 42%, 62,710 at 45%,
	// 4,860 at 48%.
	it('fills every band from the lowest', () => {
		const given = { pensionCharges: { excessOfAnnualAllowance: 130_000 } };
		const { pensionCharges } = answer({ residence: 'scotland', ...given });
		expect(pensionCharges / 100).toBe(50_103.67);
	});
});

describe('the rates of gains that changed on 30 October 2024 (GOV.UK, adjustment for 2024 to 2025)', () => {
	const gains = (...disposals: readonly (readonly [string, number])[]) => ({
		capitalGains: {
			disposals: disposals.map(([date, gain]) => ({ kind: 'listedShares' as const, date, gain })),
		},
	});

	it.each([
		// 20,000 at 20% only; 20,000 after the day at 24%; half each, the exempt amount to the later.
		[[['2024-10-29', 23_000]], 400_000, 0],
		[[['2024-10-30', 23_000]], 480_000, 80_000],
		[
			[
				['2024-10-29', 10_000],
				['2024-10-30', 13_000],
			],
			440_000,
			40_000,
		],
	] as const)('%j in the higher band', (disposals, tax, adjustment) => {
		const result = answer({ employments: [{ pay: 60_000 }], ...gains(...disposals) });
		expect(result.capitalGainsTax).toBe(tax);
		expect(result.capitalGainsAdjustment).toBe(adjustment);
	});

	it.each([
		// All in the basic band: 10% and 18%.
		[[['2024-10-29', 13_000]], 100_000],
		[[['2024-10-30', 13_000]], 180_000],
		[
			[
				['2024-10-29', 5000],
				['2024-10-30', 8000],
			],
			140_000,
		],
	] as const)('%j in the basic band', (disposals, tax) => {
		expect(answer({ employments: [{ pay: 20_000 }], ...gains(...disposals) }).capitalGainsTax).toBe(tax);
	});
});

describe('losses of shares against income (ITA 2007 s.131)', () => {
	it('are listed with the losses of the year in the working', () => {
		const given = {
			employments: [{ pay: 60_000 }],
			trades: [
				{
					turnover: 1000,
					tradingAllowance: false,
					expenses: { costOfGoods: 4000 },
					lossAgainstOtherIncome: 3000,
				},
			],
			capitalGains: {
				disposals: [{ kind: 'unlistedShares' as const, gain: -5000 }],
				shareLossesAgainstIncome: 5000,
			},
		};
		expect(answer(given).adjustedNetIncome).toBe(5_200_000);
		expect(box(given, 'c4.25')).toBe(8000);
	});
});
