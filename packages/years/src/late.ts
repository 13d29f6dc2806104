/** The cost of being late: the penalties of Self Assessment and of Making Tax Digital. Interest is in `interest-rates.ts`. */
import { entryOn, from, type Series, type Sourced } from './series.ts';
import { firstDayOf, type TaxYear } from './tax-years.ts';

/** Penalties of Self Assessment: FA 2009 Schedules 55 and 56. Amounts are whole pounds, shares hundredths of a percent. */
export const selfAssessmentPenalties = {
	lateFilingPounds: 100,
	dailyPounds: 10,
	dailyAfterMonths: 3,
	dailyForDays: 90,
	/** After 6 and again after 12 months: a share of the tax, with a minimum. */
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

/** Late payment under Making Tax Digital: FA 2021 Schedule 26. Shares in hundredths of a percent. */
export interface LatePaymentStep {
	readonly day15Share: number;
	readonly day30Share: number;
	/** An annual rate, for each day from the 31st. */
	readonly dailyYearlyRate: number;
}

/**
 * The steps for each year's tax, whenever it is paid. Null before 2024-25, when points and these penalties began for
 * volunteers (S.I. 2024/440). The rates rose only for tax of 2025-26 and later (S.I. 2025/589 reg. 1(3)(a)).
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

/** Points for late submission under Making Tax Digital: FA 2021 Schedule 24. */
export const submissionPoints = {
	penaltyPounds: 200,
	/** The number of points from which each further late submission costs the penalty. */
	thresholdAnnual: 2,
	thresholdQuarterly: 4,
	/** Months after which a single point expires. */
	expiryMonths: 24,
	sources: ['LPP', 'LSP'],
	confidence: 'confirmed',
} as const satisfies Sourced & Readonly<Record<string, unknown>>;
