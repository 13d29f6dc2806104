/** Random people for property tests: every kind of fact the engine covers, in JSON as a person would give it. */
import { type Facts, type FactsInput, parseFacts } from '@halfpenny/facts';
import { supportedYears, yearData } from '@halfpenny/years';
import fc from 'fast-check';

/** Facts from JSON; bad facts fail the test. */
export function facts(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

/** Pounds and pence, mostly near the limits. */
export const amount = fc
	.oneof(
		fc.integer({ min: 0, max: 6_000_000 }),
		fc.integer({ min: 0, max: 20_000_000 }),
		fc.integer({ min: 0, max: 250_000 }),
		fc.integer({ min: 0, max: 200 }).map((pounds) => pounds * 100_000),
	)
	.map(text);

/** A small amount, such as a relief. */
const little = fc.integer({ min: 0, max: 900_000 }).map(text);

/** A profit or a loss. */
const signed = fc.integer({ min: -3_000_000, max: 9_000_000 }).map(text);

function text(pence: number): string {
	const digits = String(Math.abs(pence)).padStart(3, '0');
	return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A record whose fields are each present or absent. */
function some<Fields extends Record<string, unknown>>(
	fields: {
		[Key in keyof Fields]: fc.Arbitrary<Fields[Key]>;
	},
) {
	return fc.record(fields, { requiredKeys: [] });
}

const employment = some({
	pay: amount,
	tips: little,
	taxDeducted: amount,
	payrolledBenefits: little,
	class1Earnings: fc.integer({ min: 0, max: 3_770_000 }).map(text),
	benefits: some({ car: little, medicalInsurance: little, vouchersAndCreditCards: little, expenses: little }),
	expenses: some({
		businessTravelCosts: little,
		flatRateJobExpenses: little,
		professionalSubscriptions: little,
	}),
});

const expenses = some({
	costOfGoods: little,
	carVanTravelExpenses: little,
	businessEntertainmentCosts: little,
	advertisingCosts: little,
	depreciation: little,
	otherExpenses: amount,
});

/** A day of the tax year or the year before, filled in once the year is known. */
const day = fc.integer({ min: -900, max: 364 }).map((days) => `day ${days}`);

const kind = fc.constantFrom(
	'equipment' as const,
	'van' as const,
	'car' as const,
	'specialRate' as const,
	'electricChargePoint' as const,
);

const emissions = fc.constantFrom(0, 30, 120);

/** A new asset, now and then dearer than the annual investment allowance. */
const bought = fc.record(
	{
		kind,
		bought: day,
		cost: fc.oneof(little, fc.constant('1200000')),
		secondHand: fc.constantFrom(false, false, true),
		emissions,
		privateUsePercent: fc.constantFrom(0, 0, 25, 100),
	},
	{ requiredKeys: ['kind', 'bought', 'cost', 'secondHand'] },
);

/** Any asset, with some answers missing. */
const thing = fc.record(
	{
		kind,
		bought: day,
		cost: little,
		secondHand: fc.boolean(),
		emissions,
		privateUsePercent: fc.constantFrom(0, 25, 100),
		shortLife: fc.boolean(),
		broughtForward: little,
		sold: fc.constantFrom('day 100', 'day 364'),
		proceeds: little,
		claimed: little,
	},
	{ requiredKeys: ['kind'] },
);

const asset = fc.oneof(bought, thing);

/** Whether it was bought before it was sold. */
function isInOrder({ bought, sold }: { readonly bought?: string; readonly sold?: string }): boolean {
	return !bought || !sold || days(bought) <= days(sold);
}

/** A business's assets, bought and sold. */
const capitalAssets = some({
	mainPool: some({ broughtForward: little, sales: little, claimed: little }),
	specialRatePool: some({ broughtForward: little, sales: little }),
	assets: fc.array(asset, { maxLength: 4 }).map((assets) => assets.filter((one) => isInOrder(one))),
	buildings: fc.array(
		some({
			cost: amount,
			usedFrom: day,
			usedUntil: fc.constant('day 300'),
			specialTaxSite: fc.boolean(),
			businessPercent: fc.constantFrom(50, 100),
		}),
		{ maxLength: 2 },
	),
});

function days(text: string): number {
	return Number(text.slice('day '.length));
}

/** The same with days of the year as dates. */
function dated(input: FactsInput): FactsInput {
	const start = Date.parse(yearData(input.taxYear).startsOn);
	const filled = JSON.stringify(input).replace(/"day (-?\d+)"/g, (_whole, count: string) =>
		JSON.stringify(new Date(start + Number(count) * 86_400_000).toISOString().slice(0, 10)),
	);
	return JSON.parse(filled) as FactsInput;
}

/** Some give capital allowances as figures, others have them calculated. */
const claimedOrOwned = fc.oneof(
	fc.record({ allowances: some({ annualInvestmentAllowance: little, capitalAllowanceMainPool: little }) }),
	fc.record({ capitalAssets }),
	fc.constant({}),
);

const trade = some({
	turnover: amount,
	otherIncome: little,
	expenses,
	accountingMethod: fc.constant('accruals' as const),
	disallowable: some({ otherExpenses: little, depreciation: little }),
	startDate: fc.constantFrom('day -400', 'day 40', 'day 500'),
	endDate: fc.constantFrom('day -10', 'day 200', 'day 364'),
	accountingPeriod: fc.constantFrom(
		{ start: 'day -30', end: 'day 364' },
		{ start: 'day 5' },
		{ start: 'day 900' },
	),
	adjustments: some({
		basisAdjustment: signed,
		transitionProfitAmount: little,
		transitionProfitLossUsed: little,
		goodsAndServicesOwnUse: little,
	}),
	lossBroughtForward: little,
	lossAgainstOtherIncome: amount,
	cisDeductions: little,
	class4Adjustment: little,
});

type Costs = Readonly<Record<string, string | undefined>>;

/** The disallowed part of an expense is at most the expense: more is rejected. */
function withinExpenses<Trade extends { readonly expenses?: Costs; readonly disallowable?: Costs }>(
	one: Trade,
): Trade {
	const { expenses = {}, disallowable } = one;
	if (!disallowable) return one;
	const parts = Object.entries(disallowable).filter(
		([kind, part]) => Number(part) <= Number(expenses[kind] ?? part),
	);
	return { ...one, disallowable: Object.fromEntries(parts) };
}

/** Businesses; the trading allowance is claimed or refused for all of them. */
const trades = fc
	.tuple(
		fc.option(fc.boolean(), { nil: undefined }),
		fc.array(fc.tuple(trade, claimedOrOwned), { maxLength: 2 }),
	)
	.map(([tradingAllowance, list]) =>
		list.map(([one, capital]) => ({
			...withinExpenses(one),
			...capital,
			...(tradingAllowance === undefined ? {} : { tradingAllowance }),
		})),
	);

const partnership = some({
	profit: signed,
	transitionProfitAmount: little,
	lossBroughtForward: little,
	lossAgainstOtherIncome: little,
	untaxedInterest: little,
	taxedIncome: little,
	dividends: little,
	taxDeducted: little,
	class4Adjustment: little,
	transitionProfitLossUsed: little,
	property: some({
		profit: signed,
		lossBroughtForward: little,
		lossAgainstOtherIncome: little,
		financeCosts: little,
	}),
});

const ukProperty = some({
	rents: amount,
	premiumsOfLeaseGrant: little,
	propertyAllowance: fc.boolean(),
	sharePercent: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom('1/3', '33.33%')),
	expenses: some({ repairsAndMaintenance: little, other: amount, travelCosts: little }),
	allowances: some({ costOfReplacingDomesticGoods: little }),
	capitalAssets,
	privateUseAdjustment: little,
	rentARoom: some({
		receipts: fc.integer({ min: 0, max: 1_200_000 }).map(text),
		costs: fc.integer({ min: 0, max: 1_200_000 }).map(text),
		shared: fc.boolean(),
	}),
	lossBroughtForward: little,
	lossAgainstOtherIncome: little,
	financeCosts: amount,
	financeCostsBroughtForward: little,
	taxDeducted: little,
});

const disposal = fc.record(
	{
		kind: fc.constantFrom(
			'residentialProperty' as const,
			'listedShares' as const,
			'unlistedShares' as const,
			'cryptoAssets' as const,
			'other' as const,
		),
		// Rates changed in 2024-25 on day 207, 30 October.
		date: fc.constantFrom('day 56', 'day 206', 'day 207', 'day 301'),
		gain: signed,
		relief: fc.constantFrom('badr' as const, 'investors' as const),
	},
	{ requiredKeys: ['kind'] },
);

const reliefs = some({
	pensionReliefAtSource: amount,
	retirementAnnuityPayments: little,
	paymentToEmployersSchemeNoTaxRelief: little,
	giftAid: amount,
	giftAidCarriedBack: little,
	giftAidBroughtBack: little,
	sharesOrSecurities: little,
	blind: fc.boolean(),
	blindSurplusFromSpouse: fc.constantFrom('100', '1500.50'),
	marriageAllowance: fc.constantFrom('given' as const, 'received' as const),
	marriedCouplesAllowance: fc.record(
		{
			higherIncome: fc.boolean(),
			spouseDateOfBirth: fc.constantFrom('1930-01-01', '1950-01-01'),
			transferred: fc.constantFrom('half' as const, 'all' as const),
			dateOfMarriage: fc.constantFrom('1960-05-05', '2024-09-10', '2025-09-10'),
			surplusFromSpouse: little,
		},
		{ requiredKeys: ['higherIncome'] },
	),
	qualifyingLoanInterest: amount,
	ventureCapitalTrust: little,
	enterpriseInvestmentScheme: fc.oneof(little, fc.constantFrom('1000000', '1400000.50', '3000000')),
	enterpriseInvestmentSchemeKnowledgeIntensive: fc.oneof(amount, fc.constantFrom('1200000')),
	seedEnterpriseInvestmentScheme: little,
	communityInvestment: little,
	annualPaymentsMade: little,
	preIncorporationLosses: little,
	postCessationTradeReliefAndCertainOtherLosses: little,
	maintenancePayments: little,
	paymentsToTradeUnionsForDeathBenefits: fc.constantFrom('50', '100'),
	nonDeductibleLoanInterest: little,
	payrollGiving: little,
});

/** A person. */
export const person: fc.Arbitrary<FactsInput> = fc
	.record(
		{
			taxYear: fc.constantFrom(...supportedYears),
			residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
			person: fc.record({ dateOfBirth: fc.constantFrom('1930-02-03', '1980-02-03') }),
			employments: fc.array(employment, { maxLength: 3 }),
			trades,
			partnerships: fc.array(partnership, { maxLength: 2 }),
			ukProperty,
			savings: some({
				untaxedUkInterest: amount,
				taxedUkInterest: amount,
				untaxedForeignInterest: little,
				securitiesInterest: little,
				securitiesTaxDeducted: little,
			}),
			dividends: some({ ukDividends: amount, otherUkDividends: little, foreignDividends: little }),
			pensions: some({
				statePension: little,
				otherPensions: amount,
				taxDeducted: amount,
				statePensionLumpSum: amount,
			}),
			stateBenefits: some({
				jobSeekersAllowance: little,
				incapacityBenefit: little,
				otherStateBenefits: little,
			}),
			otherIncome: some({
				amount: little,
				casual: little,
				tradingAllowanceHere: fc.constantFrom('0', '250', '400.50', '1000'),
				casualExpenses: little,
				expenses: little,
				taxDeducted: little,
				preOwnedAssets: little,
			}),
			reliefs,
			childBenefit: some({ received: little }),
			winterFuelPayment: fc.constantFrom('200', '300', '203.40'),
			studentLoans: some({
				plans: fc.array(
					fc.constantFrom('plan1' as const, 'plan2' as const, 'plan4' as const, 'plan5' as const),
					{
						maxLength: 2,
					},
				),
				postgraduate: fc.boolean(),
				deducted: little,
				postgraduateDeducted: little,
			}),
			pensionCharges: some({
				savings: some({
					saved: amount,
					byEmployers: little,
					beforeTax: little,
					salarySacrifice: little,
					earlierYears: fc.array(some({ saved: amount, allowance: fc.constantFrom('40000', '60000') }), {
						maxLength: 3,
					}),
				}),
				excessOfAnnualAllowance: amount,
				annualAllowanceTaxPaid: little,
				unauthorisedPayment: little,
				unauthorisedPaymentWithSurcharge: little,
				overseasTransfer: little,
				shortServiceRefund: amount,
			}).map(({ excessOfAnnualAllowance, ...charges }) => ({
				...charges,
				...(charges.savings || excessOfAnnualAllowance === undefined ? {} : { excessOfAnnualAllowance }),
			})),
			class2: some({ voluntary: fc.boolean(), weeks: fc.integer({ min: 0, max: 52 }) }),
			capitalGains: some({
				disposals: fc.array(disposal, { maxLength: 4 }),
				lossesBroughtForward: amount,
				incomeLosses: little,
				taxPaidOn60DayReturns: amount,
				shareLossesAgainstIncome: little,
				eisShareLossesAgainstIncome: little,
			}),
			taxCodes: some({
				underpaymentOfEarlierYears: little,
				underpaymentInLaterCode: little,
				outstandingDebt: little,
				alreadyRefunded: little,
				increaseForEarlierYears: little,
				decreaseForEarlierYears: little,
			}),
			paymentsOnAccountMade: little,
			reducedPaymentOnAccount: little,
		},
		{ requiredKeys: ['taxYear'] },
	)
	.map(dated);
