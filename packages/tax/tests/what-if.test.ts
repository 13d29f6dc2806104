/** The effect and causes of a change, and the working in words. */
import { formatPounds, pence, pounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculation, type CauseName, calculate, whatIf } from '../src/index.ts';
import { explain } from '../src/words/index.ts';
import { facts, person } from './people.ts';

/** Each slice of income is rounded down separately. */
const PENNIES = 8;

/** Causes that are tax themselves, and reductions; the others decide which band income falls in. */
const SIGNS: Readonly<Partial<Record<CauseName, number>>> = {
	statePensionLumpSumCharge: 1,
	giftAidCharge: 1,
	highIncomeChildBenefitCharge: 1,
	winterFuelPaymentCharge: 1,
	transitionProfit: 1,
	pensionCharges: 1,
	studentLoan: 1,
	postgraduateLoan: 1,
	class2: 1,
	class4: 1,
	capitalGainsTax: 1,
	capitalGainsTaxSetOff: -1,
	marriageAllowance: -1,
	marriedCouplesAllowance: -1,
	ventureCapitalTrust: -1,
	enterpriseInvestmentScheme: -1,
	seedEnterpriseInvestmentScheme: -1,
	communityInvestment: -1,
	maintenance: -1,
	financeCosts: -1,
	loanInterest: -1,
	annualPayments: 1,
	taxDeducted: -1,
	earlierYears: 1,
	laterCode: -1,
};

function bandTax({ bands }: Calculation): number {
	return bands.reduce((total, { tax }) => total + tax, 0);
}

describe('a change', () => {
	it('that takes the personal allowance says so', () => {
		const before = facts({ taxYear: '2025-26', residence: 'uk', employments: [{ pay: 100_000 }] });
		const effect = whatIf(before, { employments: [{ pay: pounds(110_000) }] });
		expect(effect.difference).toBe(600_000);
		expect(effect.kept).toBe(400_000);
		expect(effect.causes).toEqual([
			{ name: 'personalAllowance', before: 1_257_000, after: 757_000 },
			{ name: 'higherBand', before: 4_973_000, after: 6_473_000 },
		]);
	});

	it('that brings charges names them', () => {
		const before = facts({
			taxYear: '2025-26',
			pensions: { statePension: 12_000, otherPensions: 22_900 },
			winterFuelPayment: 300,
			childBenefit: { received: 1000 },
		});
		const effect = whatIf(before, {
			pensions: { statePension: pounds(12_000), otherPensions: pounds(50_000) },
		});
		expect(effect.causes.map(({ name }) => name)).toEqual([
			'higherBand',
			'highIncomeChildBenefitCharge',
			'winterFuelPaymentCharge',
		]);
	});

	it('that moves a State Pension lump sum to a higher rate says so', () => {
		// F(No.2)A 2005 s.7: the whole lump sum at the highest rate that other income reaches, 20% and then 40% of 10,000.
		const before = facts({
			taxYear: '2025-26',
			residence: 'uk',
			pensions: { statePension: 10_000, otherPensions: 40_270, statePensionLumpSum: 10_000 },
		});
		const effect = whatIf(before, { pensions: { ...before.pensions, otherPensions: pounds(40_300) } });
		expect(effect.difference).toBe(201_200);
		expect(effect.causes).toContainEqual({
			name: 'statePensionLumpSumCharge',
			before: 200_000,
			after: 400_000,
		});
	});

	it('that leaves too little tax to cover gifts says so', () => {
		// ITA 2007 s.424: 800 given counts as 1,000, and the charity claims 200 on it; no tax covers it once pay is 10,000.
		const before = facts({
			taxYear: '2025-26',
			residence: 'uk',
			employments: [{ pay: 20_000 }],
			reliefs: { giftAid: 800 },
		});
		const effect = whatIf(before, { employments: [{ pay: pounds(10_000) }] });
		expect(effect.causes).toContainEqual({ name: 'giftAidCharge', before: 0, after: 20_000 });
	});

	it('that uses up overpayments on 60-day returns says so', () => {
		// c18.59 and c12.17b: tax paid at 28% on a gain that is taxed at 18% reduces other tax; more pay takes the gain to 28%.
		const before = facts({
			taxYear: '2023-24',
			residence: 'uk',
			employments: [{ pay: 14_570 }],
			capitalGains: {
				disposals: [{ kind: 'residentialProperty', gain: 16_000 }],
				taxPaidOn60DayReturns: 2_800,
			},
		});
		const effect = whatIf(before, { employments: [{ pay: pounds(50_270) }] });
		// 2,000 at 20% leaves 400 of tax, which the 1,000 overpaid wipes out; at 37,700 all of the 20% is owed.
		expect(effect.difference).toBe(754_000);
		expect(effect.causes).toContainEqual({ name: 'capitalGainsTaxSetOff', before: 40_000, after: 0 });
	});

	it('that ends a transfer of marriage allowance says so', () => {
		// ITA 2007 s.55C: the giver may not pay tax above the basic rate.
		const before = facts({
			taxYear: '2025-26',
			residence: 'uk',
			employments: [{ pay: 49_000 }],
			reliefs: { marriageAllowance: 'given' },
		});
		const effect = whatIf(before, { employments: [{ pay: pounds(52_000) }] });
		expect(effect.causes).toContainEqual({
			name: 'marriageAllowanceTransferred',
			before: 126_000,
			after: 0,
		});
	});

	it('of more pay names a cause whenever it costs more or less than the top rate of its bands', () => {
		fc.assert(
			fc.property(person, fc.integer({ min: 1, max: 60_000 }), (input, more) => {
				const before = facts(input);
				const [job = {}, ...others] = before.employments ?? [];
				const pay = pence((job.pay ?? 0) + more * 100);
				const effect = whatIf(before, { employments: [{ ...job, pay }, ...others] });
				const added = effect.after.totalIncome - effect.before.totalIncome;
				const bands = [...effect.before.bands, ...effect.after.bands];
				const plain = (added * Math.max(0, ...bands.map(({ rate }) => rate))) / 10_000;
				if (effect.difference > plain + PENNIES || effect.difference < -PENNIES) {
					expect(effect.causes).not.toEqual([]);
				}
			}),
			{ numRuns: Number(process.env.RUNS ?? 400) },
		);
	});

	it('of more pay equals, to the penny, the tax of the bands and the named charges and reductions', () => {
		fc.assert(
			fc.property(person, fc.integer({ min: 1, max: 60_000 }), (input, more) => {
				const before = facts(input);
				const [job = {}, ...others] = before.employments ?? [];
				const pay = pence((job.pay ?? 0) + more * 100);
				const effect = whatIf(before, { employments: [{ ...job, pay }, ...others] });
				// Reductions larger than the tax change with it, without their own cause.
				fc.pre([effect.before, effect.after].every((answer) => answer.incomeTaxDueAfterTaxReductions > 0));
				const named = effect.causes.map((one) => (SIGNS[one.name] ?? 0) * (one.after - one.before));
				const inBands = bandTax(effect.after) - bandTax(effect.before);
				expect(named.reduce((total, one) => total + one, inBands)).toBe(effect.difference);
			}),
			{ numRuns: Number(process.env.RUNS ?? 400) },
		);
	});

	/** Every relief claimed, and its own cause; undefined if only its effects are named. */
	const claims = [
		['pensionReliefAtSource', pounds(5000), undefined],
		['giftAid', pounds(4000), undefined],
		['giftAidBroughtBack', pounds(4000), undefined],
		['retirementAnnuityPayments', pounds(5000), 'pensionPayments'],
		['paymentToEmployersSchemeNoTaxRelief', pounds(5000), 'pensionPayments'],
		['overseasPensionSchemeContributions', pounds(5000), 'pensionPayments'],
		['sharesOrSecurities', pounds(5000), 'giftsOfAssets'],
		['landAndBuildings', pounds(5000), 'giftsOfAssets'],
		['blind', true, 'blindPersonsAllowance'],
		['blindSurplusFromSpouse', pounds(1000), 'blindPersonsAllowance'],
		['marriageAllowance', 'received', undefined],
		['marriageAllowance', 'given', undefined],
		['qualifyingLoanInterest', pounds(5000), 'deductedReliefs'],
		['postCessationTradeReliefAndCertainOtherLosses', pounds(5000), 'deductedReliefs'],
		['preIncorporationLosses', pounds(5000), 'deductedReliefs'],
		['paymentsToTradeUnionsForDeathBenefits', pounds(90), 'deductedReliefs'],
		['annualPaymentsMade', pounds(800), 'annualPayments'],
		['ventureCapitalTrust', pounds(5000), 'ventureCapitalTrust'],
		['enterpriseInvestmentScheme', pounds(5000), 'enterpriseInvestmentScheme'],
		['seedEnterpriseInvestmentScheme', pounds(5000), 'seedEnterpriseInvestmentScheme'],
		['communityInvestment', pounds(5000), 'communityInvestment'],
		['maintenancePayments', pounds(3000), 'maintenance'],
		['nonDeductibleLoanInterest', pounds(5000), 'loanInterest'],
	] as const;

	it.each(
		claims.flatMap((claim) =>
			(['uk', 'scotland'] as const).flatMap((residence) =>
				[30_000, 60_000, 110_000].map((pay) => [...claim, residence, pay] as const),
			),
		),
	)(
		'that claims %s of %s names a cause, its own being %s (%s, pay of %d)',
		(name, value, own, residence, pay) => {
			const before = facts({ taxYear: '2025-26', residence, employments: [{ pay }] });
			const { difference, causes } = whatIf(before, { reliefs: { [name]: value } });
			const names = causes.map((cause) => cause.name);
			if (difference !== 0) expect(names).not.toEqual([]);
			if (own !== undefined) expect(names).toContain(own);
		},
	);

	it('of a Venture Capital Trust payment names the relief, to the penny', () => {
		const before = facts({ taxYear: '2025-26', residence: 'uk', employments: [{ pay: 60_000 }] });
		const effect = whatIf(before, { reliefs: { ventureCapitalTrust: pounds(5000) } });
		expect(effect.difference).toBe(-150_000);
		expect(effect.causes).toEqual([{ name: 'ventureCapitalTrust', before: 0, after: 150_000 }]);
	});

	it.each<[string, Parameters<typeof whatIf>[1], CauseName]>([
		['the tax of a job', { employments: [{ pay: pounds(30_000), taxDeducted: pounds(500) }] }, 'taxDeducted'],
		['tax of earlier years', { taxCodes: { underpaymentOfEarlierYears: pounds(90) } }, 'earlierYears'],
		['tax in a later code', { taxCodes: { underpaymentInLaterCode: pounds(90) } }, 'laterCode'],
		[
			'finance costs',
			{ ukProperty: { rents: pounds(9000), propertyAllowance: false, financeCosts: pounds(900) } },
			'financeCosts',
		],
	])('of %s names it', (_what, change, name) => {
		const before = facts({
			...{ taxYear: '2025-26', residence: 'uk', employments: [{ pay: 30_000 }] },
			ukProperty: { rents: 9000, propertyAllowance: false },
		});
		expect(whatIf(before, change).causes.map((cause) => cause.name)).toEqual([name]);
	});

	it('that changes nothing has no cause', () => {
		const before = facts({ taxYear: '2025-26', employments: [{ pay: 30_000 }] });
		expect(whatIf(before, {})).toMatchObject({ difference: 0, kept: 0, causes: [] });
	});
});

describe('the explanation', () => {
	it('gives each figure with its rule, where it came from and its source', () => {
		const given = facts({
			taxYear: '2025-26',
			residence: 'uk',
			employments: [{ pay: 30_000.99, taxDeducted: 3486 }],
		});
		const text = explain(calculate(given), given);
		expect(text).toContain(
			[
				'Pay from this job: £30,000.00',
				'    Pay before tax from your P60 or P45, plus tips, each rounded down to whole pounds.',
				'    From: £30,000.00 (your answer employments[0].pay of £30,000.99, rounded down to whole pounds)',
				'    Source: ITEPA 2003 s.62; HMRC stage 1, box c1.1 (SA102 boxes 1 and 3)',
			].join('\n'),
		);
		expect(text).toContain('What you owe for the year: £0.00');
		expect(text).toContain('From: £3,486.00 (Income tax due) − £3,486.00 (Tax already taken off)');
	});
});

describe('after the working', () => {
	it('lists payments made and due with their dates, what is missing or left out, and the other answers', () => {
		const given = facts({
			taxYear: '2024-25',
			employments: [{ pay: 9000, taxDeducted: 0 }],
			trades: [{ turnover: 41_000 }],
			savings: { untaxedUkInterest: 800 },
			paymentsOnAccountMade: 3000,
			otherSchedules: ['trusts'],
		});
		const answer = calculate(given);
		const text = explain(answer, given);
		const { first, second } = answer.paymentsOnAccount;
		for (const words of [
			'Less payments on account you made: £3,000.00',
			`Balancing payment, due by 31 January 2026: ${formatPounds(answer.balancingPayment)}`,
			`By 31 January 2026: ${formatPounds(first)}`,
			`By 31 July 2026: ${formatPounds(second)}`,
			'Not in these figures\n    Income from trusts and estates (SA107)',
			'Income tax charged needs your answer residence',
			'With allowances in Making Tax Digital’s order\n    What you would owe: ',
			'The least tax that the law allows\n    No other way of using your allowances costs less.',
		]) {
			expect(text).toContain(words);
		}
	});

	it('says how much less the law allows, and how to claim it', () => {
		const given = facts({
			taxYear: '2024-25',
			residence: 'uk',
			employments: [{ pay: 30_000 }],
			capitalGains: {
				disposals: [
					{ kind: 'residentialProperty', gain: 20_000, date: '2024-07-01' },
					{ kind: 'listedShares', gain: 20_000, date: '2024-07-01' },
				],
			},
		});
		const answer = calculate(given);
		expect(answer.alternatives?.optimum.saving).toBeGreaterThan(0);
		const saving = formatPounds(answer.alternatives?.optimum.saving ?? pence(0));
		expect(explain(answer, given)).toContain(
			`You would save, compared with HMRC’s Self Assessment calculation: ${saving}`,
		);
		expect(explain(answer, given)).toContain('How to claim it: online, by entering an adjustment of');
	});
});
