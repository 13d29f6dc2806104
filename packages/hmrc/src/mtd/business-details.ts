/** HMRC's Business Details 2.0: which businesses a person has, and by which quarters each reports. */
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
 * A business as HMRC knows it. Dates are `YYYY-MM-DD`. `latencyDetails` says for a new business in which of its first
 * two years HMRC asks for quarters (`Q`) or for the year alone (`A`).
 */
export type BusinessDetails = z.output<typeof businessDetails>;

/** `standard` quarters begin on the 6th, `calendar` quarters on the 1st of a month. */
export type QuarterlyPeriodType = z.output<typeof quarterlyPeriodType>;

/** A person's businesses. A person without any is refused with 404. */
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
