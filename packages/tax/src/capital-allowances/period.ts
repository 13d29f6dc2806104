/** The period of capital allowances: the accounting period, or the part of the tax year that the business ran. CAA 2001 s.6. */
import { addDays } from '@halfpenny/facts';
import { accountingPeriods, type TaxYear, yearData } from '@halfpenny/years';
import { addMonths, daysBetween, earlier, later } from '../late/dates.ts';

/** A chargeable period. */
export interface ChargeablePeriod {
	readonly start: string;
	readonly end: string;
	/** Its length as a fraction of a year: months of 12, or days of 365 if it is not whole months. */
	readonly part: number;
	readonly whole: number;
	/** Whether the business began in it: what was bought before counts as bought then (CAA 2001 s.12). */
	readonly first: boolean;
	/** Whether the business ended in it. */
	readonly final: boolean;
}

/** The facts that decide a period. */
export interface PeriodFacts {
	readonly startDate?: string | undefined;
	readonly endDate?: string | undefined;
	readonly accountingPeriod?:
		| { readonly start?: string | undefined; readonly end?: string | undefined }
		| undefined;
}

const MONTHS = 12;
const DAYS = 365;

/**
 * The period of a business. HMRC counts whole months if it can, otherwise days of 365 (GOV.UK, accounting periods more
 * or less than a year).
 */
export function chargeablePeriod(facts: PeriodFacts, year: TaxYear): ChargeablePeriod {
	const { startsOn, endsOn } = yearData(year);
	const { startDate, endDate, accountingPeriod } = facts;
	const begins = accountingPeriod?.start ?? later(startsOn, startDate ?? startsOn);
	const end = accountingPeriod?.end ?? earlier(endsOn, endDate ?? endsOn);
	// A business that ended before the year or starts after it has an empty period: its last day, and no part of a year.
	const start = earlier(begins, end);
	const months = wholeMonths(begins, end);
	return {
		start,
		end,
		part: months ?? daysOf(begins, end),
		whole: months === undefined ? DAYS : MONTHS,
		first: startDate !== undefined && startDate >= start,
		final: endDate !== undefined && endDate <= end,
	};
}

/** Days from one date to another, both included; 0 in the wrong order. */
export function daysOf(start: string, end: string): number {
	const days = daysBetween(start, end) + 1;
	return days > 0 ? days : 0;
}

/** The exact number of months in a period. */
function wholeMonths(start: string, end: string): number | undefined {
	const next = addDays(end, 1);
	for (let months = 1; months <= accountingPeriods.longestMonths; months++) {
		if (addMonths(start, months) === next) return months;
	}
	return undefined;
}
