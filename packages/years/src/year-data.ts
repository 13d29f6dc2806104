/**
 * The shape of a tax year's figures; their sources are in `parameters`. Amounts are whole pounds (or pence where named
 * so), rates hundredths of a percent: 20% is 2000.
 */
import type { TaxYear } from './tax-years.ts';

/** One band of taxable income; the last has no upper limit. */
export interface Band {
	readonly name: BandName;
	/** Upper limit of taxable income, after allowances; null for the last band. */
	readonly upToPounds: number | null;
	readonly rate: number;
}

/** HMRC's names for the bands. */
export type BandName = 'starter' | 'basic' | 'intermediate' | 'higher' | 'advanced' | 'additional' | 'top';

/** Every figure of one tax year. */
export interface YearData {
	readonly taxYear: TaxYear;
	readonly startsOn: string;
	readonly endsOn: string;
	/** Whether we have the year's return form, so that it can be filed. */
	readonly hasForm: boolean;
	/** Whether HMRC has published the form's schema and rules; if not, ours follow what is known. */
	readonly formPublished: boolean;
	readonly allowances: Readonly<{
		personalAllowancePounds: number;
		/** Adjusted net income above which the personal allowance falls by £1 for every £2. */
		taperThresholdPounds: number;
		blindPersonsAllowancePounds: number;
		/** What a spouse or civil partner may transfer. */
		marriageAllowancePounds: number;
		marriedCouplesAllowanceMaximumPounds: number;
		marriedCouplesAllowanceMinimumPounds: number;
		marriedCouplesAllowanceIncomeLimitPounds: number;
		marriedCouplesAllowanceRate: number;
		marriedCouplesBornBefore: string;
	}>;
	readonly incomeTaxBands: Readonly<Record<'uk' | 'wales' | 'scotland', readonly Band[]>>;
	readonly savings: Readonly<{
		startingRateBandPounds: number;
		allowanceBasicPounds: number;
		allowanceHigherPounds: number;
		allowanceAdditionalPounds: number;
		basicRate: number;
		higherRate: number;
		additionalRate: number;
	}>;
	readonly dividends: Readonly<{
		allowancePounds: number;
		ordinaryRate: number;
		upperRate: number;
		additionalRate: number;
	}>;
	readonly smallAllowances: Readonly<{
		tradingAllowancePounds: number;
		propertyAllowancePounds: number;
		rentARoomPounds: number;
		rentARoomSharedPounds: number;
	}>;
	readonly cashBasis: Readonly<{
		/** The most loan interest a trade on the cash basis may deduct; null if there is no limit. */
		interestLimitPounds: number | null;
		/** Whether a cash-basis trading loss may be set against other income or carried back. */
		lossesAgainstOtherIncome: boolean;
	}>;
	/**
	 * Null in years when property income is taxed together with pay. Not for Scottish taxpayers, for whom nothing is
	 * settled.
	 */
	readonly propertyRates: Readonly<Record<'basicRate' | 'higherRate' | 'additionalRate', number>> | null;
	readonly propertyFinanceCosts: Readonly<{ reliefRate: number }>;
	readonly class1: Readonly<{
		primaryThresholdPounds: number;
		upperEarningsLimitPounds: number;
		/** For the year as a whole, blended if the rate changed within it. */
		mainRate: number;
		upperRate: number;
		annualMaximumWeeks: number;
		annualMaximumMainBandPounds: number;
	}>;
	readonly class2: Readonly<{
		weeklyRatePence: number;
		smallProfitsThresholdPounds: number;
		/** Profits above which it is compulsory; null if it is voluntary only. */
		payableAbovePounds: number | null;
	}>;
	readonly class4: Readonly<{
		lowerProfitsLimitPounds: number;
		upperProfitsLimitPounds: number;
		mainRate: number;
		upperRate: number;
		/** The latest date of birth of people over State Pension age when the year began, who pay none. */
		exemptBornBy: string;
		/** Those born after this day were under 16 when the year began, and pay none. */
		exemptBornAfter: string;
	}>;
	readonly highIncomeChildBenefitCharge: Readonly<{ thresholdPounds: number; poundsPerPercent: number }>;
	readonly childBenefit: Readonly<{
		eldestWeeklyPence: number;
		additionalWeeklyPence: number;
		weeks: number;
	}>;
	readonly studentLoans: Readonly<{
		plan1Pounds: number;
		plan2Pounds: number;
		plan4Pounds: number;
		/** Null until the first repayments fall due (April 2026). */
		plan5Pounds: number | null;
		postgraduatePounds: number;
		rate: number;
		postgraduateRate: number;
		unearnedIncomePounds: number;
	}>;
	readonly pensions: Readonly<{
		annualAllowancePounds: number;
		taperedMinimumPounds: number;
		thresholdIncomePounds: number;
		adjustedIncomePounds: number;
		moneyPurchaseAnnualAllowancePounds: number;
	}>;
	readonly capitalGains: Readonly<{
		annualExemptAmountPounds: number;
		/** Each pair of rates, by the date of disposal it applies from. */
		mainRates: readonly { readonly from: string; readonly basicRate: number; readonly higherRate: number }[];
		residentialBasicRate: number;
		residentialHigherRate: number;
		businessAssetDisposalRate: number;
		businessAssetDisposalLifetimeLimitPounds: number;
		/** Each lifetime limit of investors’ relief, by the date of disposal it applies from. */
		investorsReliefLifetimeLimits: readonly { readonly from: string; readonly pounds: number }[];
		reportWithinDays: number;
	}>;
	/** Above these, foreign interest and dividends go on the foreign pages. */
	readonly foreignPages: Readonly<{ interestAbovePounds: number; dividendsAbovePounds: number }>;
	readonly investmentReliefs: Readonly<{
		enterpriseInvestmentSchemeRate: number;
		seedEnterpriseInvestmentSchemeRate: number;
		ventureCapitalTrustRate: number;
		communityInvestmentRate: number;
		maintenanceRate: number;
		/** The most an investor can claim relief on in a year; for EIS including knowledge-intensive companies. */
		enterpriseInvestmentSchemeLimitPounds: number;
		/** The most for EIS without knowledge-intensive companies, which are added to it (ITA 2007 s.158(2ZA)). */
		enterpriseInvestmentSchemePlainLimitPounds: number;
		seedEnterpriseInvestmentSchemeLimitPounds: number;
		ventureCapitalTrustLimitPounds: number;
	}>;
	/** Null in the years before the charge. */
	readonly winterFuelPaymentCharge: Readonly<{ totalIncomeThresholdPounds: number }> | null;
	/** The two instalments towards the *next* year's tax. */
	readonly paymentsOnAccount: Readonly<{
		smallestTaxPounds: number;
		deductedAtSourceShare: number;
		firstDue: string;
		secondDue: string;
	}>;
	readonly codingOut: Readonly<{ limitPounds: number; onlineBy: string }>;
	readonly deadlines: Readonly<{
		notify: string;
		paper: string;
		online: string;
		balancingPayment: string;
		amend: string;
		/** Until when a business or landlord must keep records (TMA 1970 s.12B(2)(a)). */
		businessRecords: string;
		/** Until when everyone else must keep them (TMA 1970 s.12B(2)(b)). */
		otherRecords: string;
	}>;
	readonly reliefLimit: Readonly<{ capPounds: number; shareOfIncome: number; deathBenefitsPounds: number }>;
	/** Payments with relief at source get relief up to this without any earnings (FA 2004 ss.190 and 191(7)). */
	readonly pensionRelief: Readonly<{ basicAmountPounds: number }>;
	readonly mileage: Readonly<{
		carFirst10000PencePerMile: number;
		carAfterPencePerMile: number;
		motorcyclePencePerMile: number;
		bicyclePencePerMile: number;
	}>;
	/** Relief for employees who must work at home; null once it ended (5 April 2026). */
	readonly homeWorking: Readonly<{ employeeWeeklyPounds: number | null }>;
}
