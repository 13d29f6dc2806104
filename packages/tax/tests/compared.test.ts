/** Choices that are compared, parts larger than their whole, and reliefs used beside claimed. Worked by hand. */
import type { FactsInput } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { explain, noticeSentence, toJson } from '../src/words/index.ts';
import { facts } from './people.ts';

type Given = Omit<FactsInput, 'taxYear'>;

const answer = (given: Given, taxYear: FactsInput['taxYear'] = '2025-26') =>
	calculate(facts({ taxYear, residence: 'uk', ...given }));

const told = (given: Given) =>
	answer(given).notices.map(({ code, fact, amount, limit, counted }) => ({
		...{ code, fact, amount: amount / 100 },
		...(limit === undefined ? {} : { limit: limit / 100 }),
		...(counted === undefined ? {} : { counted: counted / 100 }),
	}));

const job = (pay: number, more: object = {}) => ({ employments: [{ pay, taxDeducted: 0, ...more }] });

describe('rent-a-room above the limit (ITTOIA 2005 ss.795 and 797)', () => {
	const lodger = (costs?: number, more: object = {}, shared = false): Given => ({
		ukProperty: {
			rentARoom: { receipts: 10_000, ...(costs === undefined ? {} : { costs }), ...(shared && { shared }) },
			...more,
		},
	});

	it.each([
		['without costs, less the limit', lodger(), 2500],
		['costs up to the limit change nothing', lodger(7500), 2500],
		['costs above it come off in its place', lodger(8200), 1800],
		['costs above the rent make a loss', lodger(11_000), 0],
		['half the limit where two let', lodger(4000, {}, true), 6000],
		['the lodger’s costs are the person’s own', lodger(8200, { rents: 6000, sharePercent: 50 }), 1800 + 3000],
		[
			'no cost beside a property allowance',
			lodger(8200, { rents: 5000, propertyAllowance: true }),
			2500 + 4000,
		],
	])('%s', (_name, given, income) => expect(answer(given).totalIncome / 100).toBe(income));

	it('says what was compared, and asks for missing costs', () => {
		const compared = { code: 'rentARoomCompared', limit: 7500 };
		const [costs, receipts] = ['ukProperty.rentARoom.costs', 'ukProperty.rentARoom.receipts'];
		expect(told(lodger())).toEqual([{ ...compared, fact: costs, amount: 0, counted: 7500 }]);
		expect(told(lodger(8200))).toEqual([{ ...compared, fact: receipts, amount: 8200, counted: 8200 }]);
		const free = { ukProperty: { rentARoom: { receipts: 6000, costs: 6001 } } };
		expect(told(free)).toEqual([{ code: 'rentARoomCostsNotCounted', fact: costs, amount: 6001 }]);
		expect(answer(lodger(11_000)).carriedForward).toMatchObject({ 'ukProperty.loss': 100_000 });
	});
});

describe('the trading allowance (ITTOIA 2005 s.783AH)', () => {
	const small = { turnover: 5000, expenses: { otherExpenses: 3000 } };
	const casual = { amount: 3000, casual: 3000, casualExpenses: 100 };

	it('is named if costs are higher', () => {
		const fact = 'trades[0].tradingAllowance';
		const claimed = { ...small, tradingAllowance: true };
		const below = { code: 'tradingAllowanceBelowCosts', amount: 2000, limit: 1000 };
		expect(told({ ...job(30_000), trades: [claimed] })).toEqual([{ ...below, fact }]);
		const dear = { ...casual, casualExpenses: 1500, tradingAllowance: true };
		expect(told({ ...job(30_000), otherIncome: dear })).toEqual([
			{ ...below, amount: 500, fact: 'otherIncome.tradingAllowance' },
		]);
		const cheap = { ...claimed, expenses: { otherExpenses: 1000 } };
		expect(told({ ...job(30_000), trades: [cheap] })).toEqual([]);
	});

	it('is named if casual earnings or a business would do better with it', () => {
		const unclaimed = { code: 'tradingAllowanceUnclaimed', amount: 900, limit: 1000 };
		expect(told({ ...job(30_000), otherIncome: casual })).toEqual([
			{ ...unclaimed, fact: 'otherIncome.tradingAllowance' },
		]);
		const trade = { turnover: 5000, expenses: { otherExpenses: 100 } };
		const fact = 'trades[0].tradingAllowance';
		expect(told({ ...job(30_000), trades: [trade] })).toEqual([{ ...unclaimed, fact }]);
		expect(told({ ...job(30_000), trades: [{ ...trade, tradingAllowance: false }] })).toEqual([]);
		expect(told({ ...job(30_000), trades: [small] })).toEqual([]);
		// All of it is within the allowance, which covers it without a claim.
		expect(told({ ...job(30_000), otherIncome: { ...casual, amount: 800, casual: 800 } })).toEqual([]);
	});
});

describe('parts above their whole, and tax paid above its charge', () => {
	it.each<[string, Given, number, number]>([
		['employments[0].payrolledBenefits', job(100, { payrolledBenefits: 150 }), 50, 100],
		// 50,270 less 12,570.
		['employments[0].class1Earnings', job(90_000, { class1Earnings: 40_000 }), 2300, 37_700],
		['reliefs.giftAidOneOff', { reliefs: { giftAid: 10, giftAidOneOff: 12 } }, 2, 10],
		['otherIncome.casual', { otherIncome: { amount: 500, casual: 700, tradingAllowance: false } }, 200, 500],
		[
			'capitalGains.shareLossesAgainstIncome',
			{
				capitalGains: {
					disposals: [{ kind: 'unlistedShares', date: '2025-06-01', gain: -1000 }],
					shareLossesAgainstIncome: 1500,
				},
			},
			500,
			1000,
		],
		[
			'reliefs.enterpriseInvestmentSchemeKnowledgeIntensive',
			{
				reliefs: {
					enterpriseInvestmentScheme: 100,
					enterpriseInvestmentSchemeKnowledgeIntensive: 300,
				},
			},
			200,
			100,
		],
	])('%s', (fact, given, amount, limit) => {
		expect(told(given)).toContainEqual({ code: 'partAboveWhole', fact, amount, limit });
	});

	it('names what a scheme paid above the charge', () => {
		const pensionCharges = { overseasTransfer: 1000, overseasTransferTaxPaid: 300 };
		const fact = 'pensionCharges.overseasTransferTaxPaid';
		expect(told({ pensionCharges })).toEqual([{ code: 'taxPaidAboveCharge', fact, amount: 50, limit: 250 }]);
		expect(told({ pensionCharges: { ...pensionCharges, overseasTransferTaxPaid: 250 } })).toEqual([]);
	});

	it('names what has no effect', () => {
		const fact = 'reducedPaymentOnAccount';
		expect(told({ ...job(20_000), reducedPaymentOnAccount: 5000 })).toEqual([
			{ code: 'hasNoEffect', fact, amount: 5000 },
		]);
	});

	it('names investors’ relief on anything but unlisted shares, and gains above a lifetime limit', () => {
		const sold = { kind: 'listedShares', date: '2025-06-01', gain: 20_000, relief: 'investors' } as const;
		const fact = 'capitalGains.disposals[0].relief';
		const [first] = told({ capitalGains: { disposals: [sold] } });
		expect(first).toEqual({ code: 'investorsReliefOnOtherAsset', fact, amount: 20_000 });
		const large = { ...sold, kind: 'unlistedShares', relief: 'badr', gain: 1_200_000 } as const;
		expect(told({ capitalGains: { disposals: [large] } })).toEqual([
			{ code: 'reliefAboveLimit', fact, amount: 200_000, limit: 1_000_000 },
		]);
	});
});

describe('transition profit and the taper of the annual allowance (FA 2022 Sch.1 para.75(2)(c))', () => {
	const saving = (profit: number, transitionProfitAmount: number): Given => ({
		trades: [{ turnover: profit, tradingAllowance: false, adjustments: { transitionProfitAmount } }],
		pensionCharges: {
			savings: { saved: 60_000, byEmployers: 0, beforeTax: 0, salarySacrifice: 0, earlierYears: [] },
		},
	});

	it('does not count, and the notice says what it would cost', () => {
		// 295,000 is 35,000 above 260,000: 17,500 less allowance, at 45%.
		expect(answer(saving(295_000, 0)).pensionCharges).toBe(787_500);
		const calculation = answer(saving(255_000, 40_000));
		expect(calculation.pensionCharges).toBe(0);
		const [notice] = calculation.notices;
		expect(notice).toMatchObject({ code: 'transitionProfitAndTaper', amount: 787_500 });
		expect(notice && noticeSentence(notice)).toContain('£7,875');
		expect(answer(saving(215_000, 40_000)).notices).toEqual([]);
	});
});

describe('the annual investment allowance of several businesses (CAA 2001 s.51J)', () => {
	const business = (annualInvestmentAllowance: number) => ({
		...{ turnover: 2_000_000, tradingAllowance: false, allowances: { annualInvestmentAllowance } },
	});

	it('is named if they claim more than one together', () => {
		expect(told({ trades: [business(600_000), business(500_000)] })).toEqual([
			{
				...{ code: 'investmentAllowanceShared', amount: 100_000, limit: 1_000_000 },
				fact: 'trades[1].allowances.annualInvestmentAllowance',
			},
		]);
		expect(told({ trades: [business(600_000), business(400_000)] })).toEqual([]);
		const assets = [{ kind: 'equipment' as const, bought: '2025-06-01', cost: 700_000 }];
		const { allowances: _, ...listed } = { ...business(0), capitalAssets: { assets } };
		expect(told({ trades: [business(400_000), listed] })).toMatchObject([
			{ code: 'investmentAllowanceShared', amount: 100_000, fact: 'trades[1].capitalAssets' },
		]);
	});
});

describe('reliefs used, beside claimed', () => {
	it('stop at the tax there is, in the order of ITA 2007 s.27', () => {
		// 7,430 at 20% is 1,486: EIS takes 1,200, SEIS 286 of 500, the interest of homes nothing.
		const reliefs = { enterpriseInvestmentScheme: 4000, seedEnterpriseInvestmentScheme: 1000, giftAid: 8 };
		const calculation = answer({ ...job(20_000), reliefs });
		expect(calculation.reliefs).toMatchObject({ seedEnterpriseInvestmentScheme: 50_000, giftAid: 1000 });
		expect(calculation.reliefsUsed).toEqual({
			...{ giftAid: 1000, enterpriseInvestmentScheme: 120_000 },
			seedEnterpriseInvestmentScheme: 28_600,
		});
		expect(toJson(calculation).reliefsUsed.seedEnterpriseInvestmentScheme).toBe(286);
		expect(explain(calculation)).toContain('Seed Enterprise Investment Scheme: £286.00 of £500.00');
	});

	it('are used in full if there is enough tax', () => {
		const { reliefs, reliefsUsed } = answer({
			...job(90_000),
			reliefs: { enterpriseInvestmentScheme: 4000 },
		});
		expect(reliefsUsed).toEqual(reliefs);
	});
});

describe('gains of 2024-25 if HMRC’s order of the basic rate band costs more', () => {
	const disposals = [
		{ kind: 'residentialProperty' as const, date: '2024-06-01', gain: 20_000 },
		{ kind: 'other' as const, date: '2024-06-01', gain: 20_000 },
	];
	const given = { employments: [{ pay: 30_000, taxDeducted: 3486 }], capitalGains: { disposals } };

	it('offer box 51, which brings the lower tax on an online return', () => {
		const { capitalGainsTax, alternatives } = answer(given, '2024-25');
		expect(capitalGainsTax).toBe(673_300);
		expect(alternatives?.optimum).toMatchObject({ claim: 'box51', box51: -66_920, capitalGainsTax: 606_380 });
		const adjusted = { ...given, capitalGains: { disposals, adjustment: -669.2 } };
		expect(answer(adjusted, '2024-25').capitalGainsTax).toBe(606_380);
		expect(explain(answer(given, '2024-25'))).toContain('box 51');
	});

	it('add to the amount already in box 51', () => {
		const late = { kind: 'other' as const, date: '2024-12-01', gain: 5000 };
		const { capitalGainsAdjustment, alternatives } = answer(
			{ ...given, capitalGains: { disposals: [...disposals, late] } },
			'2024-25',
		);
		const { box51, saving = 0 } = alternatives?.optimum ?? {};
		expect(box51).toBe(capitalGainsAdjustment - saving);
	});
});
