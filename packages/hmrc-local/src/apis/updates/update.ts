/** Accepts a cumulative update, and returns what HMRC holds for a year: all of the last one. */
import type { Business } from '../../businesses/business.ts';
import type { Update } from '../../businesses/updates.ts';
import { type ApiAnswer, type Call, type Handler, refused } from '../../mtd/api.ts';
import { always, businessOf, done, instantOf, param } from '../../mtd/call.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';
import { type Days, dateProblem, dateScenarios } from './dates.ts';

/** The first tax year with cumulative updates. */
export const FIRST_CUMULATIVE = '2025-26';

/** An API's answer for a business of another type. */
type OtherType = () => ApiAnswer;

/** Stores the update if its dates are valid. */
export function takeUpdate(
	call: Call,
	type: Business['typeOfBusiness'],
	days: Days,
	otherType: OtherType,
): ApiAnswer {
	const [business, taxYear] = [businessOf(call), param(call, 'taxYear')];
	if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
	if (business.typeOfBusiness !== type) return otherType();
	const problem = dateProblem(call, business, taxYear, days);
	if (problem !== undefined) return refused(problem);
	call.standIn.updates.add(business, {
		taxYear,
		periodStartDate: days?.from ?? null,
		periodEndDate: days?.to ?? null,
		submittedOn: instantOf(call),
		body: call.body,
	});
	return done;
}

/** What HMRC holds for the year in the path, with its dates. */
export function heldUpdate(
	call: Call,
	type: Business['typeOfBusiness'],
	otherType: OtherType,
	present: (update: Update, from: string, to: string) => unknown,
): ApiAnswer {
	const [business, taxYear] = [businessOf(call), param(call, 'taxYear')];
	if (!business) return refused('MATCHING_RESOURCE_NOT_FOUND');
	if (business.typeOfBusiness !== type) return otherType();
	const update = call.standIn.updates.latest(business, taxYear);
	if (!update) return refused('MATCHING_RESOURCE_NOT_FOUND');
	const from = update.periodStartDate ?? firstDayOf(taxYear);
	const to = update.periodEndDate ?? lastDayOf(taxYear);
	return { status: 200, body: present(update, from, to) };
}

/** The update scenarios that all kinds of business share. */
export const updateScenarios: Readonly<Record<string, Handler>> = Object.fromEntries(
	Object.entries(dateScenarios).map(([scenario, code]) => [scenario, always(code)]),
);
