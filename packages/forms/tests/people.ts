/** Generated facts and hand-made calculations for the tests of forms. */
import { type Facts, type FactsInput, type Pence, parseFacts, pence } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { type FormYear, yearData } from '@halfpenny/years';
import * as fc from 'fast-check';
import { consistentFacts } from './consistent-facts.ts';

/** An empty calculation with the figures given. */
export function calculationOf(taxYear: FormYear, figures: Partial<Calculation> = {}): Calculation {
	return { ...calculate({ taxYear }), ...figures };
}

/** Facts from what JSON carries; throws when they are not facts. */
export function factsOf(input: FactsInput): Facts {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return result.facts;
}

/** A person with one job, interest and a gift. */
export function samplePerson(taxYear: FormYear): Facts {
	return factsOf({
		taxYear,
		residence: 'uk',
		person: {
			firstName: 'Zoë',
			lastName: 'O’Brien',
			dateOfBirth: '1980-01-01',
			nationalInsuranceNumber: 'QQ 12 34 56 C',
			uniqueTaxpayerReference: '2234567890',
		},
		employments: [
			{
				employer: 'Example Ltd',
				payeReference: '123/AB456',
				pay: '30000.99',
				taxDeducted: '3486.01',
				companyDirector: false,
			},
		],
		savings: { untaxedUkInterest: '1200.50', taxedUkInterest: 80 },
		reliefs: { giftAid: '100.01' },
	});
}

/** Any amount of pence up to `most`. */
const amounts = (most = 999_999_999): fc.Arbitrary<Pence> => fc.integer({ min: 0, max: most }).map(pence);

const signedAmounts = (most = 5_000_000) => fc.integer({ min: -most, max: most }).map(pence);
const letters = fc
	.stringMatching(/^[A-Za-z0-9 &'()*,\-./@£éü’–“]{1,18}$/)
	.filter((text) => text.trim() !== '');
const days = (from: string, to: string) =>
	fc
		.date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10));

/** Some of the keys, each with an amount. */
function amountsOf<Key extends string>(
	most: number,
	...keys: readonly Key[]
): fc.Arbitrary<Partial<Record<Key, Pence>>> {
	const amount = fc.option(amounts(most), { nil: undefined, freq: 2 });
	return fc.tuple(...keys.map(() => amount)).map((values) => {
		const filled: Partial<Record<Key, Pence>> = {};
		keys.forEach((key, index) => {
			const value = values[index];
			if (value !== undefined) filled[key] = value;
		});
		return filled;
	});
}

const addresses = fc.record(
	{
		line1: fc.constant('1 Orchard Road'),
		line2: fc.constant('Upper Fern'),
		line3: fc.constant('Leeds'),
		line4: fc.constant('West Yorkshire'),
		postcode: fc.constant('LS1 4DL'),
	},
	{ requiredKeys: ['line1', 'line2'] },
);

const persons = fc.record(
	{
		firstName: letters,
		lastName: letters,
		dateOfBirth: days('1930-01-01', '2005-01-01'),
		nationalInsuranceNumber: fc.constantFrom('QQ123456C', 'AB123456C', 'AB123456', '11A12345'),
		uniqueTaxpayerReference: fc.stringMatching(/^[0-9]{10}$/),
		telephone: fc.constantFrom('0113 496 0000', '02079460000'),
		address: addresses,
		addressChangedOn: days('2023-01-01', '2025-04-05'),
	},
	{ requiredKeys: ['uniqueTaxpayerReference', 'address'] },
);

const accounts = fc.record(
	{
		bankName: letters,
		accountName: letters,
		sortCode: fc.constantFrom('123456', '000000'),
		accountNumber: fc.constantFrom('01234567', '99999999'),
		buildingSocietyReference: fc.constantFrom('A/12-3', '1'),
		nominee: fc.record({ isTaxAdviser: fc.boolean(), address: addresses }, { requiredKeys: ['address'] }),
	},
	{ requiredKeys: ['bankName', 'accountName', 'sortCode', 'accountNumber'] },
);

/** The end of a return. */
const closings = fc.record(
	{
		collection: fc.record(
			{ taxOwedNotCodedOut: fc.boolean(), nonPayeIncomeNotCodedOut: fc.boolean() },
			{ requiredKeys: [] },
		),
		repayment: fc.oneof(accounts, fc.constant({ byCheque: true })),
		taxAdviser: fc.record(
			{
				name: letters,
				telephone: fc.constant('0113 496 0001'),
				address: addresses,
				reference: letters,
			},
			{ requiredKeys: [] },
		),
		signatory: fc.record(
			{
				capacity: fc.constant('Attorney'),
				signsFor: letters,
				name: letters,
				address: addresses,
			},
			{ requiredKeys: [] },
		),
		otherInformation: letters,
		provisionalFigures: fc.boolean(),
	},
	{ requiredKeys: [] },
);

const employments = fc.record(
	{
		employer: letters,
		payeReference: fc.stringMatching(/^[0-9]{3}\/[A-Z0-9]{1,10}$/),
		pay: amounts(20_000_000),
		payrolledBenefits: amounts(1_000_000),
		taxDeducted: fc.integer({ min: -100_000, max: 5_000_000 }).map(pence),
		class1Earnings: amounts(5_000_000),
		tips: amounts(500_000),
		companyDirector: fc.boolean(),
		closeCompany: fc.boolean(),
		closeCompanyDetails: fc.record({
			name: letters.map((name) => `Firm ${name}`),
			registrationNumber: fc.constantFrom('01234567', 'SC123456'),
			dividends: amounts(5_000_000),
			shareholdingPercent: fc.integer({ min: 0, max: 100 }),
		}),
		offPayrollWorker: fc.boolean(),
		benefits: amountsOf(
			1_000_000,
			'car',
			'van',
			'carFuel',
			'vanFuel',
			'medicalInsurance',
			'vouchersAndCreditCards',
			'mileage',
			'assets',
			'accommodation',
			'beneficialLoan',
			'otherItems',
			'expenses',
		),
		expenses: amountsOf(
			120_000,
			'businessTravelCosts',
			'hotelAndMealExpenses',
			'mileageAllowanceRelief',
			'flatRateJobExpenses',
			'professionalSubscriptions',
			'jobExpenses',
			'workingFromHome',
			'otherAndCapitalAllowances',
		),
	},
	{ requiredKeys: ['payeReference', 'companyDirector', 'closeCompanyDetails'] },
);

const CATEGORIES = [
	...(['costOfGoods', 'paymentsToSubcontractors', 'wagesAndStaffCosts', 'carVanTravelExpenses'] as const),
	...(['premisesRunningCosts', 'maintenanceCosts', 'adminCosts', 'businessEntertainmentCosts'] as const),
	...(['advertisingCosts', 'interestOnBankOtherLoans', 'financeCharges', 'irrecoverableDebts'] as const),
	...(['professionalFees', 'depreciation', 'otherExpenses'] as const),
];

const balanceSheets = fc
	.tuple(
		amountsOf(
			9_000_000,
			...(['equipment', 'otherFixedAssets', 'stock', 'tradeDebtors', 'bankBalances', 'cash'] as const),
			...(['otherCurrentAssets', 'tradeCreditors', 'loans', 'otherLiabilities'] as const),
			...(['capitalIntroduced', 'drawings'] as const),
		),
		fc.record({ balanceAtStart: signedAmounts() }, { requiredKeys: [] }),
	)
	.map(([amounts, account]) => ({ ...amounts, ...account }));

/** Expenses, some partly disallowed. */
const expensesOfTrade = fc
	.tuple(
		amountsOf(800_000, ...CATEGORIES),
		fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 15, maxLength: 15 }),
	)
	.map(([expenses, percents]) => {
		const disallowable: Partial<Record<(typeof CATEGORIES)[number], Pence>> = {};
		CATEGORIES.forEach((category, index) => {
			const amount = expenses[category];
			const percent = percents[index] ?? 0;
			if (amount !== undefined && percent <= 40)
				disallowable[category] = pence(Math.floor((amount * percent) / 100));
		});
		return { expenses, disallowable };
	});

const trades = (year: FormYear) =>
	fc
		.record(
			{
				name: letters,
				description: letters,
				startDate: days(`${year.slice(0, 4)}-04-06`, `${year.slice(0, 4)}-09-30`),
				endDate: days(`${year.slice(0, 4)}-10-01`, `20${year.slice(5)}-04-05`),
				accountingMethod: fc.constantFrom('cash' as const, 'accruals' as const),
				turnover: amounts(12_000_000),
				otherIncome: amounts(300_000),
				tradingAllowance: fc.constantFrom(false, false, false, true),
				costs: expensesOfTrade,
				allowances: amountsOf(
					500_000,
					'annualInvestmentAllowance',
					'capitalAllowanceMainPool',
					'capitalAllowanceSpecialRatePool',
					'zeroEmissionGoodsVehicleAllowance',
					'zeroEmissionsCarAllowance',
					'structuredBuildingAllowance',
					'enhancedStructuredBuildingAllowance',
					'electricChargePointAllowance',
					'enhancedCapitalAllowance',
					'allowanceOnSales',
				),
				adjustments: fc.oneof(
					amountsOf(300_000, 'balancingChargeOther', 'goodsAndServicesOwnUse', 'outstandingBusinessIncome'),
					amountsOf(
						300_000,
						'balancingChargeOther',
						'goodsAndServicesOwnUse',
						'includedNonTaxableProfits',
						'basisAdjustment',
						'accountingAdjustment',
						'transitionProfitAmount',
						'transitionProfitLossUsed',
						'outstandingBusinessIncome',
					),
				),
				address: addresses,
				detailsChanged: fc.boolean(),
				fosterCarer: fc.boolean(),
				specialArrangements: fc.boolean(),
				informationProvidedLastYear: fc.boolean(),
				accountingPeriod: fc.oneof(
					fc.constant({ start: `${year.slice(0, 4)}-04-01`, end: `20${year.slice(5)}-03-31` }),
					fc.constant({ start: `${year.slice(0, 4)}-01-01`, end: `${year.slice(0, 4)}-12-31` }),
				),
				balanceSheet: balanceSheets,
				lossBroughtForward: amounts(2_000_000),
				lossAgainstOtherIncome: amounts(500_000),
				lossCarriedBack: amounts(500_000),
				cisDeductions: amounts(500_000),
				otherTaxDeducted: amounts(50_000),
				class4Exempt: fc.boolean(),
			},
			{ requiredKeys: ['name', 'description', 'turnover'] },
		)
		.map(({ costs, ...trade }) => ({ ...trade, ...costs }));

const partnerships = fc.record(
	{
		reference: fc.constantFrom('2234567890', '1097172564', '2108834503'),
		description: letters,
		profit: signedAmounts(),
		basisAdjustment: signedAmounts(200_000),
		accountingAdjustment: amounts(100_000),
		foreignTaxDeduction: amounts(50_000),
		transitionProfitAmount: amounts(300_000),
		transitionProfitLossUsed: amounts(300_000),
		lossBroughtForward: amounts(1_000_000),
		otherBusinessIncome: amounts(100_000),
		lossAgainstOtherIncome: amounts(500_000),
		lossCarriedBack: amounts(500_000),
		untaxedInterest: amounts(100_000),
		property: fc.record(
			{
				profit: signedAmounts(),
				adjustment: signedAmounts(100_000),
				lossBroughtForward: amounts(500_000),
				lossAgainstOtherIncome: amounts(100_000),
				financeCosts: amounts(500_000),
				financeCostsBroughtForward: amounts(500_000),
			},
			{ requiredKeys: [] },
		),
		dividends: amounts(100_000),
		taxedIncome: amounts(100_000),
		taxDeducted: amounts(100_000),
		cisDeductions: amounts(100_000),
		tradingTaxDeducted: amounts(100_000),
	},
	{ requiredKeys: ['reference', 'description'] },
);

const properties = fc.record(
	{
		numberOfProperties: fc.integer({ min: 1, max: 9 }),
		ceased: fc.boolean(),
		jointlyLet: fc.boolean(),
		sharePercent: fc.constantFrom(
			{ parts: 1, whole: 3 },
			{ parts: 1, whole: 2 },
			{ parts: 333, whole: 1000 },
		),
		accountingMethod: fc.constantFrom('cash' as const, 'accruals' as const),
		rents: amounts(5_000_000),
		otherIncome: amounts(100_000),
		premiumsOfLeaseGrant: amounts(100_000),
		reversePremiums: amounts(100_000),
		propertyAllowance: fc.constantFrom(false, false, true),
		taxDeducted: amounts(100_000),
		expenses: amountsOf(
			500_000,
			'premisesRunningCosts',
			'repairsAndMaintenance',
			'financialCosts',
			'professionalFees',
			'costOfServices',
			'travelCosts',
			'other',
		),
		privateUseAdjustment: amounts(50_000),
		balancingCharge: amounts(50_000),
		allowances: amountsOf(
			300_000,
			'structuredBuildingAllowance',
			'electricChargePointAllowance',
			'enhancedStructuredBuildingAllowance',
			'zeroEmissionsCarAllowance',
			'otherCapitalAllowance',
			'costOfReplacingDomesticGoods',
		),
		rentARoom: fc.record(
			{ receipts: amounts(1_500_000), costs: amounts(1_500_000), shared: fc.boolean() },
			{ requiredKeys: ['receipts'] },
		),
		lossBroughtForward: amounts(500_000),
		lossAgainstOtherIncome: amounts(100_000),
		financeCosts: amounts(500_000),
		financeCostsBroughtForward: amounts(100_000),
	},
	{ requiredKeys: [] },
);

const disposals = (taxYear: FormYear) =>
	fc.record(
		{
			kind: fc.constantFrom(
				'residentialProperty' as const,
				'listedShares' as const,
				'unlistedShares' as const,
				'cryptoAssets' as const,
				'other' as const,
			),
			description: letters,
			date: days(yearData(taxYear).startsOn, yearData(taxYear).endsOn),
			proceeds: amounts(30_000_000),
			costs: amounts(30_000_000),
			relief: fc.constantFrom('badr' as const, 'investors' as const),
		},
		{ requiredKeys: ['kind', 'proceeds'] },
	);

const capitalGains = (taxYear: FormYear) =>
	fc.record(
		{
			disposals: fc.array(disposals(taxYear), { minLength: 1, maxLength: 8 }),
			lossesBroughtForward: amounts(1_000_000),
			incomeLosses: amounts(100_000),
			taxPaidOn60DayReturns: amounts(500_000),
			gainsOn60DayReturns: signedAmounts(),
			claims: fc.record(
				{
					residentialProperty: fc.constantFrom('PRR', 'MUL'),
					cryptoAssets: fc.constant('OTH'),
					other: fc.constant('ROR'),
					listedShares: fc.constant('OTH'),
					unlistedShares: fc.constant('GHO'),
				},
				{ requiredKeys: [] },
			),
			estimates: fc.boolean(),
		},
		{ requiredKeys: ['disposals'] },
	);

const reliefs = fc
	.tuple(
		amountsOf(
			1_000_000,
			'pensionReliefAtSource',
			'pensionReliefAtSourceOneOff',
			'retirementAnnuityPayments',
			'paymentToEmployersSchemeNoTaxRelief',
			'overseasPensionSchemeContributions',
			'giftAid',
			'giftAidOneOff',
			'giftAidCarriedBack',
			'giftAidBroughtBack',
			'sharesOrSecurities',
			'landAndBuildings',
			'blindSurplusFromSpouse',
			'qualifyingLoanInterest',
			'ventureCapitalTrust',
			'enterpriseInvestmentScheme',
			'seedEnterpriseInvestmentScheme',
			'communityInvestment',
			'annualPaymentsMade',
			'maintenancePayments',
			'payrollGiving',
			'nonDeductibleLoanInterest',
		),
		fc.record(
			{
				blind: fc.boolean(),
				blindRegister: letters,
				blindSurplusToSpouse: fc.boolean(),
				marriageAllowance: fc.constantFrom('given' as const, 'received' as const),
				marriageAllowanceSpouse: fc.record({
					firstName: letters,
					lastName: letters,
					nationalInsuranceNumber: fc.constantFrom('QQ123456C', 'AB123456'),
					dateOfBirth: days('1930-01-01', '2005-01-01'),
					dateOfMarriage: days('1990-01-01', '2025-04-05'),
				}),
			},
			{ requiredKeys: [] },
		),
	)
	.map(([money, others]) => ({ ...money, ...others }));

/** A foreign amount that the main form accepts. */
function atMostFromAbroad<Name extends string>(name: Name, most: number) {
	return <Amounts extends { readonly [key in Name]?: Pence | undefined }>(given: Amounts): Amounts => {
		const amount = given[name];
		return amount !== undefined && amount > most ? { ...given, [name]: pence(most) } : given;
	};
}

/** Facts of every kind that can be filed. They may break HMRC's cross-checks, never its schema. */
export function anyFacts(taxYear: FormYear): fc.Arbitrary<Facts> {
	return fc
		.record(
			{
				residence: fc.constantFrom('uk' as const, 'wales' as const, 'scotland' as const),
				person: persons,
				employments: fc.array(employments, { maxLength: 4 }),
				trades: fc.array(trades(taxYear), { maxLength: 3 }),
				partnerships: fc.array(partnerships, { maxLength: 2 }),
				ukProperty: properties,
				capitalGains: capitalGains(taxYear),
				savings: amountsOf(
					1_000_000,
					'untaxedUkInterest',
					'taxedUkInterest',
					'untaxedForeignInterest',
					'securitiesInterest',
				).map(atMostFromAbroad('untaxedForeignInterest', 200_099)),
				dividends: amountsOf(
					1_000_000,
					'ukDividends',
					'otherUkDividends',
					'foreignDividends',
					'foreignTaxDeducted',
					'stockDividend',
					'redeemableShares',
					'closeCompanyLoansWrittenOff',
				).map(atMostFromAbroad('foreignDividends', 50_099)),
				pensions: amountsOf(
					2_000_000,
					'statePension',
					'statePensionLumpSum',
					'statePensionLumpSumTaxDeducted',
					'otherPensions',
					'taxDeducted',
				),
				stateBenefits: amountsOf(
					500_000,
					'incapacityBenefit',
					'employmentSupportAllowance',
					'taxDeducted',
					'jobSeekersAllowance',
					'otherStateBenefits',
				),
				otherIncome: amountsOf(
					500_000,
					...(['amount', 'expenses', 'preOwnedAssets', 'lossesBroughtForward'] as const),
					...(['casual', 'casualExpenses', 'tradingAllowanceHere'] as const),
				),
				reliefs,
				childBenefit: fc.record(
					{ received: amounts(300_000), children: fc.integer({ min: 0, max: 5 }) },
					{ requiredKeys: [] },
				),
				studentLoans: fc.record(
					{
						plans: fc.subarray(['plan1' as const, 'plan2' as const, 'plan4' as const]),
						postgraduate: fc.boolean(),
						deducted: amounts(100_000),
						postgraduateDeducted: amounts(100_000),
					},
					{ requiredKeys: [] },
				),
				pensionCharges: amountsOf(
					500_000,
					'excessOfAnnualAllowance',
					'annualAllowanceTaxPaid',
					'unauthorisedPayment',
					'shortServiceRefund',
				),
				class2: fc.record({ voluntary: fc.boolean() }, { requiredKeys: [] }),
				taxCodes: amountsOf(
					50_000,
					'underpaymentOfEarlierYears',
					'underpaymentInLaterCode',
					'outstandingDebt',
					'alreadyRefunded',
				),
				reducedPaymentOnAccount: amounts(500_000),
				closing: closings,
			},
			{ requiredKeys: ['residence', 'person', 'closing'] },
		)
		.map(({ closing, ...facts }): Facts => ({ taxYear, ...facts, ...closing }));
}

/** A person with something on every form, whose return HMRC accepts: the basis for breaking one thing at a time. */
export function richPerson(): Facts {
	return factsOf({
		taxYear: '2024-25',
		residence: 'uk',
		person: {
			firstName: 'Ann',
			lastName: 'Example',
			dateOfBirth: '1980-01-01',
			nationalInsuranceNumber: 'QQ123456C',
			uniqueTaxpayerReference: '2234567890',
		},
		employments: [
			{
				employer: 'Example Ltd',
				payeReference: '123/AB456',
				pay: 30_000,
				payrolledBenefits: 300,
				taxDeducted: 3486,
				companyDirector: true,
				directorshipEndDate: '2024-12-31',
				benefits: { car: 2000 },
				expenses: { flatRateJobExpenses: 60 },
			},
		],
		trades: [
			{
				name: 'Shop',
				description: 'Shop',
				turnover: 95_000,
				otherIncome: 500,
				expenses: { costOfGoods: 40_000, adminCosts: 1000, depreciation: 900 },
				disallowable: { adminCosts: 100 },
				allowances: { annualInvestmentAllowance: 1000, capitalAllowanceMainPool: 200 },
				adjustments: {
					goodsAndServicesOwnUse: 50,
					transitionProfitAmount: 400,
					transitionProfitLossUsed: 100,
				},
				lossBroughtForward: 700,
				cisDeductions: 200,
			},
			{
				description: 'Lessons',
				turnover: 5000,
				expenses: { carVanTravelExpenses: 800, professionalFees: 200 },
				allowances: { annualInvestmentAllowance: 100 },
				lossBroughtForward: 300,
			},
		],
		partnerships: [
			{
				reference: '1097172564',
				description: 'Orchestra',
				profit: 9000,
				lossBroughtForward: 1000,
				dividends: 80,
				untaxedInterest: 20,
				property: { profit: 600, lossBroughtForward: 100 },
				taxDeducted: 30,
				cisDeductions: 40,
			},
			{ reference: '2108834503', description: 'Band', profit: 100, otherBusinessIncome: 10 },
		],
		ukProperty: {
			numberOfProperties: 1,
			rents: 12_000,
			expenses: { repairsAndMaintenance: 900, professionalFees: 100 },
			lossBroughtForward: 500,
			financeCosts: 3000,
		},
		capitalGains: {
			disposals: [
				{ kind: 'residentialProperty', date: '2024-07-01', proceeds: 200_000, costs: 150_000 },
				{ kind: 'listedShares', date: '2024-05-01', proceeds: 9000, costs: 4000 },
				{ kind: 'unlistedShares', date: '2024-05-02', proceeds: 1000, costs: 4000 },
				{ kind: 'other', date: '2024-05-03', proceeds: 30_000, costs: 10_000, relief: 'badr' },
			],
			taxPaidOn60DayReturns: 5000,
		},
		savings: { untaxedUkInterest: 1200, taxedUkInterest: 80 },
		dividends: { ukDividends: 900, foreignDividends: 100, foreignTaxDeducted: 10 },
		pensions: {
			statePensionLumpSum: 1000,
			statePensionLumpSumTaxDeducted: 100,
			otherPensions: 500,
			taxDeducted: 90,
		},
		reliefs: { giftAid: 100, giftAidOneOff: 40 },
		studentLoans: { plans: ['plan2'], deducted: 200 },
		childBenefit: { received: 1331, children: 1 },
	});
}

/** Facts that HMRC accepts: the same without contradictions. */
export function goodFacts(taxYear: FormYear): fc.Arbitrary<Facts> {
	return anyFacts(taxYear)
		.map(consistentFacts)
		.map((facts) => ({ ...facts, person: { ...facts.person, dateOfBirth: '1980-02-29' } }));
}
