/** HMRC's Business Details 2.0: a person's businesses, and which quarters each reports by. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type BusinessYear, type MtdSession } from './session.ts';
import { readAs } from './wire.ts';

const typeOfBusiness = z.enum(['self-employment', 'uk-property', 'foreign-property', 'property-unspecified']);
const quarterlyPeriodType = z.enum(['standard', 'calendar']);

const listedBusiness = z.object({
	typeOfBusiness,
	businessId: z.string(),
	tradingName: z.string().optional(),
});

const businessDetails = listedBusiness.extend({
	commencementDate: z.string().optional(),
	cessationDate: z.string().optional(),
	quarterlyTypeChoice: z.object({ quarterlyPeriodType, taxYearOfChoice: z.string() }).optional(),
	latencyDetails: z
		.object({
			latencyEndDate: z.string(),
			taxYear1: z.string(),
			latencyIndicator1: z.enum(['A', 'Q']),
			taxYear2: z.string(),
			latencyIndicator2: z.enum(['A', 'Q']),
		})
		.optional(),
});

/** A business as HMRC lists it. */
export type ListedBusiness = z.output<typeof listedBusiness>;

/**
 * A business as HMRC knows it. Dates are `YYYY-MM-DD`. For a new business `latencyDetails` says which of its first two
 * years HMRC asks to report by quarter (`Q`) or by year (`A`).
 */
export type BusinessDetails = z.output<typeof businessDetails>;

/** `standard` quarters begin on the 6th, `calendar` quarters on the 1st of a month. */
export type QuarterlyPeriodType = z.output<typeof quarterlyPeriodType>;

/** A person's businesses. HMRC refuses with 404 if there are none. */
export function listBusinesses(
	session: MtdSession,
	nino: string,
): Promise<MtdOutcome<readonly ListedBusiness[]>> {
	const list = z
		.object({ listOfBusinesses: z.array(listedBusiness) })
		.transform((one) => one.listOfBusinesses);
	return ask(
		session,
		{ api: 'businessDetails', method: 'GET', parts: [nino, 'list'], scenarios: ['STATEFUL'] },
		readAs(list),
	);
}

/** One business. */
export function retrieveBusiness(
	session: MtdSession,
	nino: string,
	businessId: string,
): Promise<MtdOutcome<BusinessDetails>> {
	return ask(
		session,
		{
			api: 'businessDetails',
			method: 'GET',
			parts: [nino, businessId],
			scenarios: ['STATEFUL', 'DYNAMIC'],
		},
		readAs(businessDetails),
	);
}

/** Chooses a business's quarters, before the year's first update. HMRC keeps the choice in later years. */
export function putQuarterlyPeriodType(
	session: MtdSession,
	{ nino, businessId, taxYear }: BusinessYear,
	periodType: QuarterlyPeriodType,
): Promise<MtdOutcome<true>> {
	const body = { quarterlyPeriodType: periodType };
	return ask(
		session,
		{
			api: 'businessDetails',
			method: 'PUT',
			parts: [nino, businessId, taxYear],
			body,
			scenarios: ['STATEFUL'],
		},
		readNothing,
	);
}
