/** HMRC's interest rates on late tax and on repayments, by start date: the only file to change with Bank Rate. */
import type { Sourced } from './series.ts';

/** The yearly rates of simple interest from a date, in hundredths of a percent. */
export interface InterestRate {
	readonly from: string;
	/** On late tax. */
	readonly latePaymentRate: number;
	/** On late repayments by HMRC. */
	readonly repaymentRate: number;
}

/**
 * Interest rates, earliest first. Late tax: Bank Rate plus 2.5% to 5 April 2025, plus 4% since; repayments: Bank Rate
 * less 1%.
 */
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

/** The last date the series was checked for: add any later change to Bank Rate. */
export const interestKnownTo = '2026-08-21';

/** Bank Rate is decided about every six weeks. */
const RATE_IS_OLD_AFTER_DAYS = 60;

/** Whether, on an ISO date, the newest rate was checked so long ago that there may be a newer one. */
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
