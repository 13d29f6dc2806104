/** Returns worked by hand from HMRC's specification and from published examples, each with the boxes that decide it. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { type Calculation, calculate, withClaims } from '../src/index.ts';
import { facts } from './people.ts';

function answer(input: FactsInput): Calculation {
	return calculate(facts(input));
}

function box(input: FactsInput, id: string): number | undefined {
	const line = answer(input).working.find((one) => one.id === id);
	return line && line.value / 100;
}

describe('the division of allowances', () => {
	const person: FactsInput = {
		taxYear: '2025-26',
		residence: 'uk',
		employments: [{ pay: 48_000 }],
		savings: { untaxedUkInterest: 3000 },
		dividends: { ukDividends: 4000 },
	};

	it('is HMRC’s pool in Self Assessment, fixed in Making Tax Digital', () => {
		const { incomeTaxCharged, alternatives } = answer(person);
		expect(incomeTaxCharged).toBe(881_325);
		expect(alternatives?.mtd.incomeTaxCharged).toBe(891_325);
		expect(alternatives?.optimum).toMatchObject({ incomeTaxCharged: 881_325, saving: 0, claim: 'none' });
	});

	it('costs more than the optimum if reliefs, pay and savings are large', () => {
		const { alternatives } = answer({
			taxYear: '2024-25',
			residence: 'uk',
			employments: [{ pay: 90_000 }],
			savings: { untaxedUkInterest: 30_000 },
			reliefs: { qualifyingLoanInterest: 30_000 },
		});
		expect(alternatives?.optimum.saving).toBeGreaterThanOrEqual(0);
	});
});

describe('the basic rate band in the lowest lawful answer', () => {
	const gains = (taxYear: FactsInput['taxYear'], date: string, more: object = {}): FactsInput => ({
		taxYear,
		residence: 'uk',
		employments: [{ pay: 30_000 }],
		capitalGains: {
			disposals: [
				{ kind: 'residentialProperty', date, gain: 20_000 },
				{ kind: 'other', date, gain: 20_000 },
			],
			...more,
		},
	});
	const optimum = (input: FactsInput) => answer(input).alternatives?.optimum;

	it('goes to the gains where it saves most (TCGA 1992 s.1I)', () => {
		// 20,270 of the band is left: 20,000 at 10%, 270 of the home at 18% and 16,730 at 24%.
		expect(answer(gains('2024-25', '2024-06-01')).capitalGainsTax).toBe(673_300);
		expect(optimum(gains('2024-25', '2024-06-01'))).toMatchObject({
			...{ capitalGainsTax: 606_380, saving: 66_920, claim: 'box51' },
		});
	});

	it('saves nothing if all gains have the same rates, or the same step between them', () => {
		expect(optimum(gains('2024-25', '2024-11-01'))).toMatchObject({ saving: 0, claim: 'none' });
		expect(optimum(gains('2025-26', '2025-06-01'))).toMatchObject({ saving: 0, claim: 'none' });
		expect(optimum(gains('2023-24', '2023-06-01'))).toMatchObject({ saving: 0, claim: 'none' });
	});

	it('goes to earlier gains first if rates changed in the year', () => {
		const input = gains('2024-25', '2024-06-01');
		const disposals = [
			...(input.capitalGains?.disposals ?? []),
			{ kind: 'other', date: '2024-11-01', gain: 10_000 } as const,
		];
		// As above, and 10,000 at 24%.
		expect(optimum({ ...input, capitalGains: { disposals } })?.capitalGainsTax).toBe(846_380);
	});

	it('stays in HMRC’s order if the person calculated an adjustment', () => {
		const input = gains('2024-25', '2024-06-01', { adjustment: '-669.20' });
		expect(answer(input).capitalGainsTax).toBe(606_380);
		expect(optimum(input)).toMatchObject({ capitalGainsTax: 606_380, saving: 0 });
	});
});

describe('figures where HMRC’s specification differs from the plain words of the law', () => {
	it('takes gifts up to whole pounds before it grosses them up (c4.56, c4.57)', () => {
		expect(box({ taxYear: '2024-25', reliefs: { giftAid: 100.01 } }, 'c4.57')).toBe(127);
	});

	it('rounds taxed and untaxed interest down separately (c2.14, c2.15)', () => {
		const savings = { taxedUkInterest: 100.5, untaxedUkInterest: 200.5 };
		expect(box({ taxYear: '2024-25', savings }, 'c2.19')).toBe(325);
	});

	it('drops the pence of Child Benefit before the percentage (c28.11)', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			employments: [{ pay: 68_000 }],
			childBenefit: { received: 2212.6 },
		};
		expect(answer(input).highIncomeChildBenefitCharge).toBe(88_400);
	});

	it('limits Class 4 by Class 1 earnings (c16.20 to c16.30)', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			employments: [{ pay: 40_000, class1Earnings: 27_430 }],
			trades: [{ turnover: 30_000 }],
		};
		expect(answer(input).class4).toBe(39_366);
	});

	it('applies no limit without those earnings, and says how much they could save', () => {
		const { class4, incomplete } = answer({
			taxYear: '2024-25',
			residence: 'uk',
			employments: [{ pay: 40_000, taxDeducted: 5486 }],
			trades: [{ turnover: 30_000 }],
		});
		expect(class4).toBe(104_580);
		expect(incomplete).toEqual([
			{ fact: 'employments[0].class1Earnings', figure: 'class4', couldSave: 104_580 - 39_366 },
		]);
	});

	it('gives residential gains the basic rate band before other gains (c18.45)', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			employments: [{ pay: 30_000 }],
			capitalGains: {
				disposals: [
					{ kind: 'residentialProperty', date: '2024-06-01', gain: 20_000 },
					{ kind: 'other', date: '2024-06-01', gain: 20_000 },
				],
			},
		};
		expect(answer(input).capitalGainsTax).toBe(673_300);
	});

	it('deducts relief-at-source pension payments from income for student loans (c27.38)', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			employments: [{ pay: 40_000 }],
			reliefs: { pensionReliefAtSource: 5000 },
			studentLoans: { plans: ['plan2'] },
		};
		expect(answer(input).studentLoan).toBe(Math.floor((40_000 - 5000 - 27_295) * 0.09) * 100);
	});

	it('lets capital gains tax cover what charities claim (c9.35)', () => {
		const gifts: FactsInput = {
			taxYear: '2025-26',
			employments: [{ pay: 12_570 }],
			reliefs: { giftAid: 800 },
		};
		expect(answer(gifts).totalIncomeTaxDue).toBe(20_000);
		const gains: FactsInput = { ...gifts, capitalGains: { disposals: [{ kind: 'other', gain: 13_000 }] } };
		expect(answer(gains).totalIncomeTaxDue).toBe(0);
	});
});

describe('a business', () => {
	it('adds back disallowed expenses', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			trades: [
				{
					turnover: 50_000.99,
					expenses: {
						costOfGoods: 10_000.01,
						businessEntertainmentCosts: 300,
						depreciation: 700,
						carVanTravelExpenses: 2000,
					},
					disallowable: { carVanTravelExpenses: 500.5 },
					allowances: { annualInvestmentAllowance: 1000 },
					adjustments: { goodsAndServicesOwnUse: 250 },
				},
			],
		};
		expect(box(input, 'trades[0].FSE31')).toBe(13_001);
		expect(box(input, 'trades[0].FSE46')).toBe(1500);
		expect(box(input, 'trades[0].FSE76')).toBe(50_000 - 13_001 + 1500 + 250 - 1000);
	});

	it('sets its loss sideways up to the limit, and carries the rest forward', () => {
		const result = answer({
			taxYear: '2024-25',
			employments: [{ pay: 120_000 }],
			trades: [{ turnover: 10_000, expenses: { otherExpenses: 90_000 }, lossAgainstOtherIncome: 70_000 }],
		});
		expect(result.adjustedNetIncome).toBe(7_000_000);
		expect(result.carriedForward).toEqual({ 'trades[0].loss': 3_000_000, 'trades[0].class4Loss': 5_000_000 });
	});

	it('uses losses of earlier years against its own profit only', () => {
		const result = answer({
			taxYear: '2024-25',
			employments: [{ pay: 20_000 }],
			trades: [{ turnover: 5000, tradingAllowance: false, lossBroughtForward: 8000 }],
		});
		expect(result.totalIncome).toBe(2_500_000);
		expect(result.adjustedNetIncome).toBe(2_000_000);
		expect(result.carriedForward).toEqual({ 'trades[0].loss': 300_000 });
	});

	it('shares one trading allowance among businesses', () => {
		const trades = [
			{ turnover: 800, tradingAllowance: true },
			{ turnover: 700, tradingAllowance: true },
		];
		expect(answer({ taxYear: '2024-25', trades }).totalIncome).toBe(50_000);
	});

	it('one claim of the trading allowance bars the expenses of every business (ITTOIA 2005 s.783AK; HMRC 8452 to 8504)', () => {
		const spent = { expenses: { otherExpenses: 4000 }, lossAgainstOtherIncome: 9000 };
		const claimed = answer({
			taxYear: '2024-25',
			residence: 'uk',
			trades: [
				{ turnover: 3000, tradingAllowance: true },
				{ turnover: 5000, ...spent },
			],
		});
		expect(claimed.totalIncome).toBe(700_000);
		expect(claimed.incomplete).toEqual([{ fact: 'trades[1].tradingAllowance', figure: 'totalIncome' }]);
		const refused = parseFacts({
			taxYear: '2024-25',
			trades: [{ tradingAllowance: true }, { ...spent, tradingAllowance: false }],
		});
		expect(refused).toMatchObject({
			problems: [{ path: 'trades[1].tradingAllowance', code: 'tradingAllowance.notForAll' }],
		});
	});

	it('says that a loss is lost if the trading allowance covers everything without a claim (s.783AF)', () => {
		const trade = { turnover: 900, expenses: { otherExpenses: 2000 } };
		const silent = answer({ taxYear: '2024-25', residence: 'uk', trades: [trade] });
		expect(silent.carriedForward).toEqual({});
		expect(silent.incomplete).toEqual([{ fact: 'trades[0].tradingAllowance', figure: 'totalIncome' }]);
		const refused = answer({
			taxYear: '2024-25',
			residence: 'uk',
			trades: [{ ...trade, tradingAllowance: false }],
		});
		expect(refused.carriedForward).toEqual({ 'trades[0].loss': 110_000 });
		expect(refused.incomplete).toEqual([]);
	});

	it('counts balancing charges and own use as receipts with the trading allowance (s.783AI step 1)', () => {
		const adjustments = { balancingChargeOther: 250, goodsAndServicesOwnUse: 150 };
		const trades = [{ turnover: 700, adjustments }];
		expect(answer({ taxYear: '2024-25', trades }).totalIncome).toBe(110_000);
		expect(
			answer({ taxYear: '2024-25', trades: [{ ...trades[0], tradingAllowance: true }] }).totalIncome,
		).toBe(10_000);
	});

	it('allows £500 of interest on the cash basis in 2023-24, all of it later (ITTOIA 2005 s.57B)', () => {
		const trade = {
			turnover: 10_000,
			expenses: { interestOnBankOtherLoans: 800 },
			accountingMethod: 'cash' as const,
		};
		const profit = (taxYear: FactsInput['taxYear'], more: object = {}) =>
			answer({ taxYear, trades: [{ ...trade, ...more }] }).totalIncome;
		expect(profit('2023-24')).toBe(950_000);
		expect(profit('2023-24', { accountingMethod: 'accruals' })).toBe(920_000);
		expect(profit('2023-24', { disallowable: { interestOnBankOtherLoans: 400 } })).toBe(960_000);
		expect(profit('2024-25')).toBe(920_000);
	});

	it('keeps a loss on the cash basis of 2023-24 for the same business (ITA 2007 s.74E)', () => {
		const trades = [
			{
				turnover: 5000,
				expenses: { otherExpenses: 9000 },
				lossAgainstOtherIncome: 4000,
				accountingMethod: 'cash' as const,
			},
		];
		const employments = [{ pay: 30_000 }];
		const before = answer({ taxYear: '2023-24', employments, trades });
		expect([before.adjustedNetIncome, before.carriedForward]).toEqual([
			3_000_000,
			{ 'trades[0].loss': 400_000 },
		]);
		expect(answer({ taxYear: '2024-25', employments, trades }).adjustedNetIncome).toBe(2_600_000);
	});

	it('pays Class 2 above the threshold in 2023-24 and only by choice from 2024-25', () => {
		const trades = [{ turnover: 20_000 }];
		expect(answer({ taxYear: '2023-24', trades }).class2).toBe(17_940);
		expect(answer({ taxYear: '2024-25', trades }).class2).toBe(0);
		const small = [{ turnover: 5000 }];
		expect(answer({ taxYear: '2024-25', trades: small, class2: { voluntary: true } }).class2).toBe(17_940);
	});

	it('taxes transition profit separately, without losing the personal allowance twice', () => {
		const result = answer({
			taxYear: '2024-25',
			trades: [{ turnover: 40_000, adjustments: { transitionProfitAmount: 5000 } }],
		});
		expect(result.totalIncome).toBe(4_000_000);
		expect(result.incomeTaxChargedOnTransitionProfits).toBe(100_000);
		expect(result.class4).toBe(Math.floor((45_000 - 12_570) * 6));
	});
});

describe('a change of accounting practice', () => {
	const adjusted = { adjustments: { accountingAdjustment: '15000.50' } };

	it('is taxed in full together with a loss, which also counts in full (HMRC 8216 and 8220)', () => {
		const loss = { turnover: 2000, expenses: { costOfGoods: 5000 } };
		const trade = answer({ taxYear: '2024-25', trades: [{ ...loss, ...adjusted }] });
		expect(trade).toMatchObject({ totalIncome: 1_500_000, carriedForward: { 'trades[0].loss': 300_000 } });
		const share = { profit: -3000, accountingAdjustment: '15000.50' };
		const partner = answer({ taxYear: '2024-25', partnerships: [share] });
		expect(partner).toMatchObject({
			totalIncome: 1_500_000,
			carriedForward: { 'partnerships[0].loss': 300_000 },
		});
	});

	it('adds to a profit, and losses of earlier years go against both', () => {
		const trades = [{ turnover: 4000, tradingAllowance: false, ...adjusted, lossBroughtForward: 18_000 }];
		expect(answer({ taxYear: '2024-25', trades }).taxableIncome).toBe(0);
		expect(answer({ taxYear: '2024-25', trades }).totalIncome).toBe(1_900_000);
	});
});

describe('contributions on profits', () => {
	const partnership = (profit: number, more: object = {}): FactsInput => ({
		taxYear: '2024-25',
		partnerships: [{ profit, ...more }],
	});

	it('count partnership shares, less adjustments', () => {
		expect(answer(partnership(22_570)).class4).toBe(60_000);
		expect(answer(partnership(22_570, { class4Adjustment: 5000 })).class4).toBe(30_000);
	});

	it('are not due from anyone under 16 when the year began (SSCR 2001 reg.93)', () => {
		// 20,000 less 12,570, at 6%.
		const class4 = (dateOfBirth: string) =>
			answer({
				taxYear: '2024-25',
				person: { dateOfBirth },
				trades: [{ turnover: 20_000, tradingAllowance: false }],
			}).class4;
		expect(class4('2008-04-06')).toBe(44_580);
		expect(class4('2008-04-07')).toBe(0);
	});

	it('are not due from those exempt', () => {
		expect(answer(partnership(60_000, { class4Exempt: true })).class4).toBe(0);
		const trades = [{ turnover: 60_000, class4Exempt: true }];
		expect(answer({ taxYear: '2024-25', trades }).class4).toBe(0);
		expect(answer({ taxYear: '2023-24', trades }).class2).toBe(17_940);
	});

	it.each([
		['2024-25', '1958-04-06', 0],
		['2024-25', '1958-04-07', 60_000],
		['2025-26', '1959-04-06', 0],
		['2025-26', '1959-04-07', 60_000],
		// State Pension age rises by months for those born from 6 April 1960.
		['2026-27', '1960-04-05', 0],
		['2026-27', '1960-04-06', 60_000],
	] as const)('of %s for someone born on %s are %i pence of Class 4', (taxYear, dateOfBirth, due) => {
		expect(answer({ ...partnership(22_570), taxYear, person: { dateOfBirth } }).class4).toBe(due);
	});

	it('are not due as Class 2 after State Pension age either, asked for or not', () => {
		const voluntary = { ...partnership(5000), class2: { voluntary: true } };
		expect(answer(voluntary).class2).toBe(17_940);
		expect(answer({ ...voluntary, person: { dateOfBirth: '1950-01-01' } }).class2).toBe(0);
		const trades = [{ turnover: 60_000 }];
		expect(answer({ taxYear: '2023-24', trades, person: { dateOfBirth: '1950-01-01' } }).class2).toBe(0);
	});

	it('leave an adjustment out with an exemption, when the form has no box for it', () => {
		const profit = { class4Adjustment: 9000, class4Exempt: true };
		expect(answer({ ...partnership(10_000, profit), class2: { voluntary: true } }).class2).toBe(0);
	});

	it('begin above the lower limit and fall above the upper', () => {
		expect(answer(partnership(12_570)).class4).toBe(0);
		expect(answer(partnership(12_571)).class4).toBe(6);
		expect(answer(partnership(50_271)).class4).toBe(226_200 + 2);
	});

	it.each([
		// S = 2,262 − 8% × 37,700 is below nil: 2% of all profit above the lower limit.
		['2024-25', 37_700, 60_000, 47_430 * 2],
		// S = 2,262 − 8% × 1,000 = 2,182, more than is due on 1,000.
		['2024-25', 1000, 13_570, 6000],
		// S = 3,393 + 53 × 3.45 − 179.40 − 11.5% × 20,000 = 1,096.45; the rest of the profit at 2%.
		[
			'2023-24',
			20_000,
			40_000,
			109_645 + Math.floor((2_743_000 - Math.floor((109_645 * 10_000) / 900)) * 0.02),
		],
	] as const)(
		'in %s with Class 1 earnings of £%d and profit of £%d are %d pence',
		(taxYear, earned, turnover, due) => {
			const input: FactsInput = {
				taxYear,
				employments: [{ pay: 50_270, class1Earnings: earned }],
				trades: [{ turnover, tradingAllowance: false }],
			};
			expect(answer(input).class4).toBe(due);
		},
	);

	it('of Class 2 follow the threshold, the weeks and the amount from HMRC', () => {
		const trades = (turnover: number) => [{ turnover, tradingAllowance: false }];
		const at = (taxYear: '2023-24' | '2024-25', turnover: number, class2: FactsInput['class2'] = {}) =>
			answer({ taxYear, trades: trades(turnover), class2 }).class2;
		expect([at('2023-24', 12_570), at('2023-24', 12_571)]).toEqual([0, 17_940]);
		expect([at('2024-25', 6724, { voluntary: true }), at('2024-25', 6725, { voluntary: true })]).toEqual([
			17_940, 0,
		]);
		expect(at('2024-25', 100, { voluntary: true, weeks: 10 })).toBe(3450);
		expect(at('2024-25', 100, { voluntary: true, amount: 179.4 })).toBe(17_940);
	});
});

describe('gains across the change of rates', () => {
	const tax = (pay: number, disposals: NonNullable<NonNullable<FactsInput['capitalGains']>['disposals']>) =>
		answer({ taxYear: '2024-25', employments: [{ pay }], capitalGains: { disposals } });

	it('are adjusted for later ones only', () => {
		const early = tax(60_000, [{ kind: 'other', date: '2024-10-29', gain: 13_000 }]);
		expect([early.capitalGainsTax, early.capitalGainsAdjustment]).toEqual([200_000, 0]);
		const late = tax(60_000, [{ kind: 'other', date: '2024-10-30', gain: 13_000 }]);
		expect([late.capitalGainsTax, late.capitalGainsAdjustment]).toEqual([240_000, 40_000]);
	});

	it('give the basic rate band to earlier ones', () => {
		// 10,270 of the band is left: 7,000 early at 10%, 3,270 late at 18%, 3,730 late at 24%.
		const both = tax(40_000, [
			{ kind: 'listedShares', date: '2024-05-01', gain: 7000 },
			{ kind: 'other', date: '2024-12-01', gain: 10_000 },
		]);
		expect(both.capitalGainsTax).toBe(7000 * 10 + 3270 * 18 + 3730 * 24);
	});

	it('leave gains with a relief out', () => {
		const mixed = tax(60_000, [
			{ kind: 'unlistedShares', date: '2024-12-01', gain: 10_000, relief: 'badr' },
			{ kind: 'other', date: '2024-12-01', gain: 5000 },
		]);
		expect(mixed.capitalGainsTax).toBe(2000 * 24 + 10_000 * 10);
	});

	it('take the adjustment that the person gives', () => {
		const result = answer({
			taxYear: '2024-25',
			employments: [{ pay: 60_000 }],
			capitalGains: { disposals: [{ kind: 'other', date: '2024-12-01', gain: 13_000 }], adjustment: 123.45 },
		});
		expect(result.capitalGainsTax).toBe(200_000 + 12_345);
	});
});

describe('property', () => {
	it('relieves interest at the basic rate within profit, and carries the rest forward', () => {
		const result = answer({
			taxYear: '2024-25',
			employments: [{ pay: 60_000 }],
			ukProperty: { rents: 12_000, expenses: { repairsAndMaintenance: 2000 }, financeCosts: 11_000 },
		});
		expect(result.reliefs.financeCosts).toBe(200_000);
		expect(result.carriedForward).toEqual({ financeCosts: 100_000 });
	});

	it('gives no finance cost relief on rents that the property allowance covers', () => {
		const ukProperty = { rents: 12_000, propertyAllowance: true, financeCosts: 5000 };
		const result = answer({ taxYear: '2024-25', employments: [{ pay: 60_000 }], ukProperty });
		expect(result.totalIncome).toBe(7_100_000);
		expect(result.reliefs.financeCosts).toBeUndefined();
	});

	it.each([
		[{ receipts: 7500 }, 0],
		[{ receipts: 7600 }, 100],
		[{ receipts: 7600, shared: true }, 3850],
	])('rent a room %o leaves £%d', (rentARoom, left) => {
		const ukProperty = { propertyAllowance: false, rentARoom };
		expect(answer({ taxYear: '2024-25', ukProperty }).totalIncome).toBe(left * 100);
	});

	it('takes a third, which is not a whole percentage', () => {
		const third = (sharePercent: string | number) =>
			answer({ taxYear: '2024-25', ukProperty: { rents: 30_000, sharePercent, expenses: { other: 3001 } } })
				.totalIncome;
		expect(third('1/3')).toBe((10_000 - 1001) * 100);
		expect(third(33.3)).toBe((9990 - 1000) * 100);
	});

	it('takes the share of a joint owner', () => {
		const ukProperty = { rents: 20_001, sharePercent: 50, expenses: { other: 3001 } };
		expect(answer({ taxYear: '2024-25', ukProperty }).totalIncome).toBe((10_000 - 1501) * 100);
	});
});

describe('couples', () => {
	it('give and receive the marriage allowance', () => {
		const giver = answer({
			taxYear: '2024-25',
			employments: [{ pay: 8500 }],
			reliefs: { marriageAllowance: 'given' },
		});
		expect(giver.totalIncomeTaxDue).toBe(0);
		const receiver: FactsInput = {
			taxYear: '2024-25',
			employments: [{ pay: 30_000 }],
			reliefs: { marriageAllowance: 'received' },
		};
		expect(answer(receiver).reliefs.marriageAllowance).toBe(25_200);
		expect(answer({ ...receiver, employments: [{ pay: 60_000 }] }).reliefs.marriageAllowance).toBeUndefined();
	});

	it.each([
		[37_700, 112_700],
		[39_700, 102_700],
		[90_000, 43_600],
	])('with £%d of income have a married couple’s allowance worth %d pence', (income, relief) => {
		const result = answer({
			taxYear: '2025-26',
			person: { dateOfBirth: '1934-12-31' },
			pensions: { otherPensions: income },
			reliefs: { marriedCouplesAllowance: { higherIncome: true } },
		});
		expect(result.reliefs.marriedCouplesAllowance).toBe(relief);
	});
});

describe('charges', () => {
	it('take all of the winter fuel payment above the limit, and nothing at it', () => {
		const input: FactsInput = { taxYear: '2025-26', winterFuelPayment: 200 };
		const at = (pay: number) => answer({ ...input, employments: [{ pay }] }).winterFuelPaymentCharge;
		expect(at(35_000)).toBe(0);
		expect(at(35_001)).toBe(20_000);
		expect(
			answer({ ...input, taxYear: '2024-25', employments: [{ pay: 50_000 }] }).winterFuelPaymentCharge,
		).toBe(0);
	});

	it('tax savings above the annual allowance as the top slice', () => {
		const result = answer({
			taxYear: '2024-25',
			employments: [{ pay: 49_270 }],
			pensionCharges: { excessOfAnnualAllowance: 3000, annualAllowanceTaxPaid: 100 },
		});
		expect(result.pensionCharges).toBe(100_000 * 0.2 + 200_000 * 0.4 - 10_000);
	});

	it.each([
		[10_000, 0],
		[20_000, 200_000],
		[60_000, 400_000],
		[200_000, 450_000],
	])('tax a State Pension lump sum of £10,000 beside £%d with %d pence', (otherPensions, charge) => {
		const pensions = { otherPensions, statePensionLumpSum: 10_000 };
		expect(answer({ taxYear: '2024-25', pensions }).statePensionLumpSumCharge).toBe(charge);
	});
});

describe('capital gains', () => {
	it('use losses of the year first, and older ones down to the exempt amount', () => {
		const result = answer({
			taxYear: '2025-26',
			employments: [{ pay: 60_000 }],
			capitalGains: {
				disposals: [
					{ kind: 'listedShares', proceeds: 30_000, costs: 20_000 },
					{ kind: 'unlistedShares', gain: -4000 },
				],
				lossesBroughtForward: 10_000,
			},
		});
		expect(result.capitalGainsTax).toBe(0);
		expect(result.carriedForward).toEqual({ capitalLosses: 700_000 });
	});

	it.each([
		['2024-25', 1000],
		['2025-26', 1400],
		['2026-27', 1800],
	] as const)(
		'with business asset disposal relief are taxed in %s at %d hundredths of a percent',
		(taxYear, rate) => {
			const result = answer({
				taxYear,
				employments: [{ pay: 60_000 }],
				capitalGains: { disposals: [{ kind: 'other', gain: 13_000, relief: 'badr' }] },
			});
			expect(result.capitalGainsTax).toBe(100 * rate);
		},
	);

	it('have business asset disposal relief up to the lifetime limit', () => {
		const result = answer({
			taxYear: '2025-26',
			employments: [{ pay: 60_000 }],
			capitalGains: {
				disposals: [{ kind: 'unlistedShares', gain: 13_000, relief: 'badr' }],
				businessAssetDisposalReliefBefore: 996_000,
			},
		});
		// 4,000 have the relief; the exempt amount takes 3,000 of the other 9,000.
		expect(result.capitalGainsTax).toBe(4000 * 14 + 6000 * 24);
	});

	it('on shares set a loss against income, as far as it is on unlisted shares', () => {
		const result = answer({
			taxYear: '2025-26',
			employments: [{ pay: 40_000 }],
			capitalGains: { disposals: [{ kind: 'unlistedShares', gain: -5000 }], shareLossesAgainstIncome: 9000 },
		});
		expect(result.adjustedNetIncome).toBe(3_500_000);
		expect(result.carriedForward).toEqual({});
	});

	it('set tax paid within 60 days against the tax, and the excess against income tax', () => {
		const result = answer({
			taxYear: '2025-26',
			employments: [{ pay: 30_000, taxDeducted: 3000 }],
			capitalGains: {
				disposals: [{ kind: 'residentialProperty', gain: 4000 }],
				taxPaidOn60DayReturns: 500,
			},
		});
		expect(result.capitalGainsTax).toBe(0);
		expect(result.totalDue).toBe(348_600 - 300_000 - (50_000 - 18_000));
	});
});

describe('pension savings', () => {
	const saver = (pay: number, saved: number, more: object = {}): FactsInput => ({
		taxYear: '2025-26',
		residence: 'uk',
		employments: [{ pay }],
		pensionCharges: { savings: { saved, ...more } },
	});

	it('above an allowance tapered by high income are charged at the top rate', () => {
		const input = saver(300_000, 60_000, { byEmployers: 20_000, beforeTax: 10_000 });
		expect(box(input, 'PTM1')).toBe(300_000);
		expect(box(input, 'PTM2')).toBe(330_000);
		expect(box(input, 'PTM3')).toBe(25_000);
		expect(box(input, 'AIL10')).toBe(35_000);
		expect(answer(input).pensionCharges).toBe(1_575_000);
	});

	it('do not taper while threshold income is within its limit, and use the unused allowance of earlier years', () => {
		const relief = { reliefs: { pensionReliefAtSource: 60_000 } };
		const within = { ...saver(255_000, 100_000, { byEmployers: 40_000 }), ...relief };
		expect(box(within, 'PTM1')).toBe(195_000);
		expect(box(within, 'PTM3')).toBe(60_000);
		expect(box(within, 'AIL10')).toBe(40_000);
		const earlierYears = [
			{ saved: 45_000, allowance: 60_000 },
			{ saved: 50_000, allowance: 60_000 },
		];
		const carried = saver(255_000, 100_000, { byEmployers: 0, earlierYears });
		expect(box(carried, 'AIL10')).toBe(15_000);
	});

	it('make the figures wait if missing, and are not accepted with an excess', () => {
		const missing: FactsInput = { taxYear: '2025-26', residence: 'uk', pensionCharges: { savings: {} } };
		expect(answer(missing).incomplete).toEqual([
			{ fact: 'pensionCharges.savings.saved', figure: 'pensionCharges' },
		]);
		const twice = {
			taxYear: '2025-26',
			pensionCharges: { savings: { saved: 1 }, excessOfAnnualAllowance: 1 },
		};
		expect(parseFacts(twice)).toMatchObject({ problems: [{ code: 'pensionSavings.givenTwice' }] });
	});

	it('are filled in for the forms', () => {
		const given = facts(saver(300_000, 60_000, { byEmployers: 20_000, beforeTax: 10_000 }));
		expect(withClaims(given).pensionCharges?.excessOfAnnualAllowance).toBe(3_500_000);
		expect(calculate(withClaims(given)).totalDue).toBe(calculate(given).totalDue);
	});
});

describe('payments on account', () => {
	it('are half of the tax not taken off at source, down to a penny', () => {
		const result = answer({ taxYear: '2024-25', trades: [{ turnover: 29_070.5 }] });
		expect(result.paymentsOnAccount).toMatchObject({ required: true, reason: 'due' });
		expect(result.paymentsOnAccount.first).toBe(Math.floor(result.totalDue / 2));
	});

	it.each([
		['belowSmallest', 17_570, 10],
		['mostlyTakenOff', 50_270, 6300],
	] as const)('are not asked for: %s', (reason, pay, taxDeducted) => {
		const result = answer({ taxYear: '2024-25', employments: [{ pay, taxDeducted }] });
		expect(result.paymentsOnAccount).toMatchObject({ required: false, first: 0, reason });
	});

	it('are due if exactly 80% was taken off', () => {
		const employments = [{ pay: 50_270, taxDeducted: 6032 }];
		expect(answer({ taxYear: '2024-25', employments }).paymentsOnAccount.first).toBe(75_400);
	});

	it('come down to what is claimed', () => {
		const input: FactsInput = {
			taxYear: '2024-25',
			trades: [{ turnover: 40_000 }],
			reducedPaymentOnAccount: 500,
			paymentsOnAccountMade: 1000,
		};
		const result = answer(input);
		expect(result.paymentsOnAccount).toEqual({
			required: true,
			first: 50_000,
			second: 50_000,
			reason: 'reduced',
		});
		expect(result.balancingPayment).toBe(result.totalDue - 100_000);
	});
});

describe('what the figures leave out', () => {
	it('is named', () => {
		const result = answer({
			taxYear: '2024-25',
			otherSchedules: ['trusts', 'foreign'],
			dividends: { foreignDividends: 100, foreignTaxDeducted: 15 },
		});
		expect(result.unsupported).toEqual(['foreign', 'trusts', 'foreignTaxCredit']);
	});

	it('is shown as missing', () => {
		const { incomplete } = answer({
			taxYear: '2024-25',
			employments: [{}],
			studentLoans: {},
			capitalGains: { disposals: [{ kind: 'other' }] },
		});
		expect(incomplete.map(({ fact }) => fact)).toEqual([
			'residence',
			'employments[0].pay',
			'employments[0].taxDeducted',
			'studentLoans.plans',
			'capitalGains.disposals[0].proceeds',
			'capitalGains.disposals[0].costs',
			'capitalGains.disposals[0].date',
		]);
	});
});
