/** What lateness costs: interest by date, and the penalties of Self Assessment and of Making Tax Digital. */
import { entryOn, from, type Series, type Sourced } from './series.ts';
import { firstDayOf, type TaxYear } from './tax-years.ts';

/** From a day on, the yearly rates of simple interest, in hundredths of a percent. */
export interface InterestRate {
	readonly from: string;
	/** On tax paid late. */
	readonly latePaymentRate: number;
	/** On tax that HMRC pays back late. */
	readonly repaymentRate: number;
}

/** Interest rates, earliest first. Bank Rate plus 2.5% to 5 April 2025 and plus 4% since; repayment Bank Rate less 1%. */
export const interestRates: readonly InterestRate[] = [
	{ from: '2022-01-04', latePaymentRate: 275, repaymentRate: 50 },
	{ from: '2022-02-21', latePaymentRate: 300, repaymentRate: 50 },
	{ from: '2022-04-05', latePaymentRate: 325, repaymentRate: 50 },
	{ from: '2022-05-24', latePaymentRate: 350, repaymentRate: 50 },
	{ from: '2022-07-05', latePaymentRate: 375, repaymentRate: 50 },
	{ from: '2022-08-23', latePaymentRate: 425, repaymentRate: 75 },
	{ from: '2022-10-11', latePaymentRate: 475, repaymentRate: 125 },
	{ from: '2022-11-22', latePaymentRate: 550, repaymentRate: 200 },
	{ from: '2023-01-06', latePaymentRate: 600, repaymentRate: 250 },
	{ from: '2023-02-21', latePaymentRate: 650, repaymentRate: 300 },
	{ from: '2023-04-13', latePaymentRate: 675, repaymentRate: 325 },
	{ from: '2023-05-31', latePaymentRate: 700, repaymentRate: 350 },
	{ from: '2023-07-11', latePaymentRate: 750, repaymentRate: 400 },
	{ from: '2023-08-22', latePaymentRate: 775, repaymentRate: 425 },
	{ from: '2024-08-20', latePaymentRate: 750, repaymentRate: 400 },
	{ from: '2024-11-26', latePaymentRate: 725, repaymentRate: 375 },
	{ from: '2025-02-25', latePaymentRate: 700, repaymentRate: 350 },
	{ from: '2025-04-06', latePaymentRate: 850, repaymentRate: 350 },
	{ from: '2025-05-28', latePaymentRate: 825, repaymentRate: 325 },
	{ from: '2025-08-27', latePaymentRate: 800, repaymentRate: 300 },
	{ from: '2026-01-09', latePaymentRate: 775, repaymentRate: 275 },
];

/** The day up to which the series is known: a change of Bank Rate after it must be added. */
export const interestKnownTo = '2026-08-21';

/** Bank Rate is decided about every six weeks. */
const RATE_IS_OLD_AFTER_DAYS = 60;

/** Whether, on a day (ISO), the newest rate was checked so long ago that there may be another by then. */
export function interestMayHaveChanged(today: string): boolean {
	const age = Date.parse(today) - Date.parse(interestKnownTo);
	return age > RATE_IS_OLD_AFTER_DAYS * 24 * 3_600_000;
}

/** Sources of the rates. */
export const interestSources: Sourced = {
	sources: ['GDS', 'INT'],
	confidence: 'confirmed',
	note: `repayment from the formula, confirmed for two dates; complete to ${interestKnownTo}`,
};

/** Penalties of Self Assessment: FA 2009 Schedules 55 and 56. Amounts are whole pounds, shares hundredths of a percent. */
export const selfAssessmentPenalties = {
	lateFilingPounds: 100,
	dailyPounds: 10,
	dailyAfterMonths: 3,
	dailyForDays: 90,
	/** After 6 and again after 12 months: a share of the tax, at least an amount. */
	laterAfterMonths: [6, 12],
	laterShare: 500,
	laterLeastPounds: 300,
	/** On the balancing payment: a share of what is unpaid after 30 days, and 5 and 11 months after that. */
	latePaymentShare: 500,
	latePaymentAfterDays: 30,
	latePaymentAfterMonths: [5, 11],
	sources: ['GDS'],
	confidence: 'confirmed',
	note: 'HMRC’s calculator and press; calendar months as in the statute, where the calculator counts days',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;

/** Late payment in the regime of Making Tax Digital: FA 2021 Schedule 26. Shares in hundredths of a percent. */
export interface LatePaymentStep {
	readonly day15Share: number;
	readonly day30Share: number;
	/** A year, for each day from the 31st. */
	readonly dailyYearlyRate: number;
}

/**
 * The steps for the tax of each year, whenever it is paid. Null before 2024-25, when the regime of points and of these
 * penalties began, for volunteers (S.I. 2024/440). The rates rose for the tax of 2025-26 and later only
 * (S.I. 2025/589 reg. 1(3)(a)).
 */
export const latePaymentSteps: Series<LatePaymentStep | null> = [
	from('2023-04-06', null, 'statute', ['SI589']),
	from('2024-04-06', { day15Share: 200, day30Share: 200, dailyYearlyRate: 400 }, 'statute', ['LPP', 'SI589']),
	from('2025-04-06', { day15Share: 300, day30Share: 300, dailyYearlyRate: 1000 }, 'statute', [
		'LPP',
		'SI589',
	]),
];

/** The steps for the tax of a year; null in years without them. */
export function latePaymentStep(taxYear: TaxYear): LatePaymentStep | null {
	return entryOn(latePaymentSteps, firstDayOf(taxYear)).value;
}

/** Points for late submission in the regime of Making Tax Digital: FA 2021 Schedule 24. */
export const submissionPoints = {
	penaltyPounds: 200,
	/** Points at which each further lateness costs the penalty. */
	thresholdAnnual: 2,
	thresholdQuarterly: 4,
	/** A single point goes after so many months. */
	expiryMonths: 24,
	sources: ['LPP', 'LSP'],
	confidence: 'confirmed',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;
