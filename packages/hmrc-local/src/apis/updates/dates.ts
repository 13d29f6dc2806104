/** Whether the dates of a cumulative update suit the business, in the order of HMRC's back-end checks. */
import type { Business } from '../../businesses/business.ts';
import { isAnnualWhileNew, periodsOf, periodTypeOf } from '../../businesses/periods.ts';
import { itsaStatusesIn } from '../../individuals/itsa-status.ts';
import type { Call } from '../../mtd/api.ts';
import { isTooLate, todayOf } from '../../mtd/call.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';

/** The first and last day of an update; null if it has none. */
export type Days = { readonly from: string; readonly to: string } | null;

const EARLIEST_DAYS = 10;
const DAY = 86_400_000;

/** HMRC's code for what is wrong with an update's dates, or undefined. */
export function dateProblem(call: Call, business: Business, taxYear: string, days: Days): string | undefined {
	if (isTooLate(call, taxYear)) return 'RULE_OUTSIDE_AMENDMENT_WINDOW';
	const isInMtd = itsaStatusesIn(call.standIn.store).isInMtd(business.nino, taxYear);
	if (!isInMtd || isAnnualWhileNew(business, taxYear))
		return days === null ? undefined : 'RULE_START_AND_END_DATE_NOT_ALLOWED';
	if (days === null) return 'RULE_MISSING_SUBMISSION_DATES';
	return startProblem(business, taxYear, days.from) ?? endProblem(call, business, taxYear, days.to);
}

function startProblem(business: Business, taxYear: string, from: string): string | undefined {
	const { start } = periodsOf(business, taxYear);
	if (from === start || (from === firstDayOf(taxYear) && isFirstCalendarYear(business, taxYear)))
		return undefined;
	return start === business.commencementDate
		? 'RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE'
		: 'RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE';
}

/** Businesses from April 2025 begin on the 6th even with calendar quarters. */
const isFirstCalendarYear = (business: Business, taxYear: string): boolean =>
	taxYear === '2025-26' && periodTypeOf(business, taxYear) === 'calendar';

/**
 * HMRC does not publish which end dates are valid: here any day of the reporting year is, but only the ends of its
 * periods in advance.
 */
function endProblem(call: Call, business: Business, taxYear: string, to: string): string | undefined {
	const { start, ends } = periodsOf(business, taxYear);
	const last = ends.at(-1) ?? lastDayOf(taxYear);
	if (to < start || to > last) return 'RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE';
	const today = todayOf(call);
	if (to > today && !ends.includes(to)) return 'RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE';
	if (Date.parse(to) - Date.parse(today) > EARLIEST_DAYS * DAY)
		return 'RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED';
	const held = call.standIn.updates.latest(business, taxYear)?.periodEndDate ?? '';
	return to < held ? 'RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS' : undefined;
}

/** The scenarios that every cumulative update has. */
export const dateScenarios = {
	NOT_FOUND: 'MATCHING_RESOURCE_NOT_FOUND',
	TAX_YEAR_NOT_SUPPORTED: 'RULE_TAX_YEAR_NOT_SUPPORTED',
	START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE: 'RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE',
	START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE: 'RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE',
	END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE: 'RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE',
	MISSING_SUBMISSION_DATES: 'RULE_MISSING_SUBMISSION_DATES',
	START_AND_END_DATE_NOT_ALLOWED: 'RULE_START_AND_END_DATE_NOT_ALLOWED',
	EARLY_DATA_SUBMISSION_NOT_ACCEPTED: 'RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED',
	OUTSIDE_AMENDMENT_WINDOW: 'RULE_OUTSIDE_AMENDMENT_WINDOW',
	ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE: 'RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE',
	SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS: 'RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS',
} as const;
