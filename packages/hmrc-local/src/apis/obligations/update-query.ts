/** The queries for updates, and their problems. */
import type { ApiError, Call } from '../../mtd/api.ts';
import { todayOf } from '../../mtd/call.ts';
import { isBusinessId, isDay } from '../../mtd/formats.ts';
import type { Obligation } from './due.ts';

const types = ['self-employment', 'uk-property', 'foreign-property'];

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Everything wrong with the format of the query; rules only once the format is right. */
export function updateQueryErrors({ query }: Call): readonly ApiError[] {
	const errors = formErrors(query);
	const rules = errors.length > 0 ? [] : rangeErrors(query);
	return [...errors, ...rules].map((code) => ({ code }));
}

function formErrors(query: Call['query']): readonly string[] {
	const { typeOfBusiness, businessId, fromDate, toDate, status } = query;
	const wrong = {
		FORMAT_TYPE_OF_BUSINESS: typeOfBusiness !== undefined && !types.includes(typeOfBusiness),
		FORMAT_BUSINESS_ID: businessId !== undefined && !isBusinessId(businessId),
		FORMAT_FROM_DATE: fromDate !== undefined && !isDay(fromDate),
		FORMAT_TO_DATE: toDate !== undefined && !isDay(toDate),
		FORMAT_STATUS: status !== undefined && !isStatus(status),
		MISSING_FROM_DATE: fromDate === undefined && toDate !== undefined,
		MISSING_TO_DATE: fromDate !== undefined && toDate === undefined,
		MISSING_TYPE_OF_BUSINESS: businessId !== undefined && typeOfBusiness === undefined,
	};
	return Object.entries(wrong).flatMap(([code, is]) => (is ? [code] : []));
}

function rangeErrors({ fromDate, toDate }: Call['query']): readonly string[] {
	if (fromDate === undefined || toDate === undefined) return [];
	if (fromDate < '2018-04-06') return ['RULE_FROM_DATE_NOT_SUPPORTED'];
	if (toDate <= fromDate) return ['RANGE_TO_DATE_BEFORE_FROM_DATE'];
	const isRange = daysBetween(fromDate, toDate) <= 366 && toDate <= '2099-12-31';
	return isRange ? [] : ['RULE_DATE_RANGE_INVALID'];
}

/** Whether a text is a valid status. */
export const isStatus = (text: string): boolean => text === 'open' || text === 'fulfilled';

/** Whether an obligation is requested: by its status, and by whether its period overlaps the range. */
export function isAskedFor(call: Call): (obligation: Obligation) => boolean {
	const { fromDate, toDate, status } = call.query;
	const everOpen = fromDate === undefined && status === 'open';
	const from = fromDate ?? todayOf(call);
	const to = toDate ?? new Date(Date.parse(from) + 366 * DAY).toISOString().slice(0, 10);
	return (obligation) =>
		(status === undefined || status === obligation.status) &&
		(everOpen || (obligation.periodEndDate >= from && obligation.periodStartDate <= to));
}
