/** Random partnerships: every page, partners who come and go, thirds and percentages, other accounting dates. */
import {
	type PartnershipFacts,
	type PartnershipFactsInput,
	parsePartnershipFacts,
	utrChecks,
} from '@halfpenny/facts';
import * as fc from 'fast-check';

/** A partnership's facts from JSON; bad facts are a bug in the test. */
export function partnershipFacts(input: object): PartnershipFacts {
	const result = parsePartnershipFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

/** A gardening partnership of two that can be filed. */
export const mossAndFern = {
	taxYear: '2024-25',
	name: 'Moss & Fern',
	uniqueTaxpayerReference: '2234567890',
	trades: [
		{
			name: 'Moss and Fern',
			description: 'Gardeners',
			turnover: '120000.55',
			expenses: { costOfGoods: '1000.10', wagesAndStaffCosts: 40_000, depreciation: 500 },
			allowances: { annualInvestmentAllowance: 1000 },
			balancingCharges: { mainPool: '30.50' },
			cisDeductions: '10.01',
		},
	],
	partners: [
		{
			name: 'Ann Moss',
			uniqueTaxpayerReference: '1097172564',
			nominated: true,
			shares: [{ share: '60' }],
		},
		{ name: 'Ben Fern', uniqueTaxpayerReference: '2108834503', shares: [{ share: 40 }] },
	],
} as const satisfies PartnershipFactsInput;

const ZERO_TO = (pounds: number) =>
	fc.integer({ min: 0, max: pounds * 100 }).map((amount) => (amount / 100).toFixed(2));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** A UTR with a correct check digit, and not one digit ten times. */
const utrs = fc
	.integer({ min: 0, max: 999_999_999 })
	.map((rest) => String(rest).padStart(9, '0'))
	.map(
		(rest) =>
			'123456789'
				.split('')
				.map((first) => first + rest)
				.find(utrChecks) ?? '',
	)
	.filter((utr) => !/^(\d)\1*$/.test(utr));

const names = fc.constantFrom(
	'Ann Moss',
	'Zoë Brontë-O’Neill',
	'J. R. (Bob) Fern',
	'Łukasz Kowalski',
	'Moss & Sons, Leeds',
	'A/B Weiß',
);
const descriptions = fc.constantFrom('Gardeners', 'Café and bakery', 'Building work', 'Design');

const CATEGORIES = [
	...['costOfGoods', 'paymentsToSubcontractors', 'otherDirectCosts', 'wagesAndStaffCosts'],
	...['premisesRunningCosts', 'maintenanceCosts', 'adminCosts', 'motorExpenses', 'travelAndSubsistence'],
	...['advertisingCosts', 'businessEntertainmentCosts', 'professionalFees', 'irrecoverableDebts'],
	...['interestOnBankOtherLoans', 'financeCharges', 'depreciation', 'otherExpenses'],
] as const;
const ALLOWANCES = [
	...['annualInvestmentAllowance', 'capitalAllowanceMainPool', 'capitalAllowanceSpecialRatePool'],
	...['zeroEmissionGoodsVehicleAllowance', 'zeroEmissionsCarAllowance', 'structuredBuildingAllowance'],
	...['enhancedStructuredBuildingAllowance', 'electricChargePointAllowance', 'enhancedCapitalAllowance'],
	'allowanceOnSales',
] as const;
const CHARGES = [
	'zeroEmissionGoodsVehicle',
	'mainPool',
	'specialRatePool',
	'electricChargePoint',
	'other',
] as const;
const SHEET = [
	...[
		'plantAndVehicles',
		'otherFixedAssets',
		'stock',
		'debtors',
		'bankBalances',
		'cash',
		'creditors',
		'loans',
	],
	...['otherLiabilities', 'capitalIntroduced', 'drawings'],
] as const;

/** Some of the names, each with an amount. */
function someOf<Name extends string>(all: readonly Name[], most: number, odds = 0.4) {
	const amount = fc
		.integer({ min: 0, max: 99 })
		.chain((dice) => (dice < odds * 100 ? ZERO_TO(most) : fc.constant(undefined)));
	return fc.tuple(...all.map(() => amount)).map((amounts) => {
		const entries = all.flatMap((name, index) =>
			amounts[index] === undefined ? [] : [[name, amounts[index]]],
		);
		return Object.fromEntries(entries) as Partial<Record<Name, string>>;
	});
}

/** The disallowed part of some expenses: never more than the whole. */
function partsOf(expenses: Partial<Record<string, string>>) {
	return fc.tuple(...Object.keys(expenses).map(() => fc.integer({ min: 0, max: 200 }))).map((hundredths) =>
		Object.fromEntries(
			Object.entries(expenses).flatMap(([name, amount], index) => {
				const share = hundredths[index] ?? 0;
				return share > 100 ? [] : [[name, (Math.floor(Number(amount) * share) / 100).toFixed(2)]];
			}),
		),
	);
}

const trades = someOf(CATEGORIES, 9_000).chain((expenses) =>
	fc.record({
		name: names,
		description: descriptions,
		startDate: maybe(fc.constantFrom('2020-01-01', '2024-06-01')),
		endDate: maybe(fc.constantFrom('2025-03-01', '2026-03-01')),
		accountingMethod: maybe(fc.constantFrom('cash', 'accruals')),
		valueAddedTax: maybe(fc.constantFrom('included', 'excluded')),
		turnover: maybe(fc.oneof(ZERO_TO(80_000), ZERO_TO(95_000), ZERO_TO(900_000))),
		otherIncome: maybe(ZERO_TO(900)),
		expenses: fc.constant(expenses),
		disallowable: partsOf(expenses),
		allowances: someOf(ALLOWANCES, 3_000, 0.2),
		balancingCharges: someOf(CHARGES, 900, 0.2),
		adjustments: someOf(
			['goodsAndServicesOwnUse', 'includedNonTaxableProfits', 'accountingAdjustment'],
			500,
			0.3,
		),
		cisDeductions: maybe(ZERO_TO(2_000)),
		otherTaxDeducted: maybe(ZERO_TO(200)),
		balanceSheet: maybe(someOf(SHEET, 50_000, 0.7)),
	}),
);

/** Within HMRC's cash basis limit, and an annual investment allowance only without it. */
const properties = fc.boolean().chain((traditional) =>
	fc.record({
		accountingMethod: fc.constant(traditional ? ('accruals' as const) : undefined),
		rents: maybe(ZERO_TO(traditional ? 400_000 : 90_000)),
		otherIncome: maybe(ZERO_TO(10_000)),
		taxDeducted: maybe(ZERO_TO(500)),
		premiumsOfLeaseGrant: maybe(ZERO_TO(20_000)),
		reversePremiums: maybe(ZERO_TO(10_000)),
		expenses: someOf(
			[
				...(['premisesRunningCosts', 'repairsAndMaintenance', 'financialCosts', 'professionalFees'] as const),
				...(['costOfServices', 'travelCosts', 'other'] as const),
			],
			20_000,
		),
		privateUseAdjustment: maybe(ZERO_TO(500)),
		balancingCharge: maybe(ZERO_TO(5_000)),
		allowances: someOf(
			[
				...(traditional ? (['annualInvestmentAllowance'] as const) : []),
				...([
					'structuredBuildingAllowance',
					'electricChargePointAllowance',
					'zeroEmissionsCarAllowance',
				] as const),
				...(['enhancedStructuredBuildingAllowance', 'otherCapitalAllowance'] as const),
				'costOfReplacingDomesticGoods' as const,
			],
			5_000,
		),
		financeCosts: maybe(ZERO_TO(8_000)),
	}),
);

const savings = someOf(
	[
		...(['untaxedUkInterest', 'nationalSavingsInterest', 'otherUntaxedUkSavings', 'ukDividends'] as const),
		...(['otherUkDividends', 'stockDividend', 'redeemableShares'] as const),
	],
	5_000,
);

const addresses = fc.record({
	line1: fc.constant('1 Orchard Road'),
	line2: fc.constant('Upper Fern'),
	line3: maybe(fc.constant('Leeds')),
	line4: maybe(fc.constant('West Yorkshire')),
	postcode: maybe(fc.constant('LS1 4DL')),
});

/** The dates when shares change: none, one or two. */
const changes = fc.constantFrom<readonly string[]>([], [], ['2024-09-01'], ['2024-05-07', '2025-01-15']);

/** For each span between changes, the parts of each partner as whole numbers, not all of them 0. */
function shareTables(count: number, spans: number) {
	const parts = fc
		.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
		.filter((row) => row.some((part) => part > 0));
	return fc.array(parts, { minLength: spans, maxLength: spans });
}

function sharesOf(partner: number, table: readonly (readonly number[])[], dates: readonly string[]) {
	return table.map((row, span) => {
		const from = dates[span - 1];
		const next = dates[span];
		const whole = row.reduce((sum, part) => sum + part, 0);
		return {
			...(from === undefined ? {} : { from }),
			...(next === undefined ? {} : { to: dayBefore(next) }),
			share: `${row[partner] ?? 0}/${whole}`,
		};
	});
}

function dayBefore(date: string): string {
	return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

const partners = fc.tuple(fc.integer({ min: 2, max: 6 }), changes).chain(([count, dates]) =>
	fc
		.tuple(
			fc.array(
				fc.record({
					name: names,
					uniqueTaxpayerReference: utrs,
					nationalInsuranceNumber: maybe(fc.constantFrom('QQ123456C', 'AB123456')),
					address: maybe(addresses),
					endDate: maybe(fc.constantFrom('2025-06-30', '2031-01-01')),
				}),
				{ minLength: count, maxLength: count },
			),
			shareTables(count, dates.length + 1),
			fc.integer({ min: 0, max: count - 1 }),
		)
		.map(([people, table, nominated]) =>
			people.map((person, index) => ({
				...person,
				nominated: index === nominated,
				shares: sharesOf(index, table, dates),
			})),
		),
);

/** Accounts that run with the tax year, or to another date in it. */
const accountingPeriods = fc.constantFrom(
	undefined,
	undefined,
	{ start: '2024-01-01', end: '2024-12-31' },
	{ start: '2023-05-01', end: '2024-04-30' },
	{ start: '2024-04-01', end: '2025-03-31' },
);

/** Any partnership that can be filed for 2024-25. */
export const anyPartnership: fc.Arbitrary<PartnershipFacts> = fc
	.record({
		taxYear: fc.constant('2024-25' as const),
		name: names,
		uniqueTaxpayerReference: utrs,
		address: maybe(addresses),
		addressChanged: maybe(fc.boolean()),
		telephone: maybe(fc.constant('0113 496 0000')),
		agent: maybe(
			fc.record({ name: names, telephone: maybe(fc.constant('0113 496 0001')), address: maybe(addresses) }),
		),
		accountingPeriod: accountingPeriods,
		exportsGoods: maybe(fc.boolean()),
		exportsServices: maybe(fc.boolean()),
		trades: maybe(fc.tuple(trades)),
		ukProperty: maybe(properties),
		savings: maybe(savings),
		partners,
		capacity: maybe(fc.constant('Partner')),
		provisionalFigures: maybe(fc.boolean()),
	})
	.map((input) => partnershipFacts(JSON.parse(JSON.stringify(input))));
