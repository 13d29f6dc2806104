/** Shapes shared by the Making Tax Digital calls. Amounts are decimal strings in pounds; a blank is "". */
import * as z from 'zod';
import { amount } from './amount.ts';
import { id, taxYear, timestamp } from './shapes.ts';

/** HMRC's id of a business, or ours (a UUID) for one only we know. */
export const businessId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A date, `2026-07-05`. */
export const day = z.iso.date();

/** A scenario for HMRC's sandbox; ignored in live. */
export const testScenario = z
	.enum(['STATEFUL', 'DYNAMIC', 'QUARTERLY_FULFILLED', 'QUARTERLY_NOT_FULFILLED'])
	.optional();

/** Which tax year to read. */
export const yearQuery = z.object({ taxYear, testScenario });

export const quarter = z.enum(['Q1', 'Q2', 'Q3', 'Q4']);

/** `standard` quarters start on the 6th of a month, `calendar` quarters on the 1st. */
export const quarterlyPeriodType = z.enum(['standard', 'calendar']);

export const businessType = z.enum(['self-employment', 'uk-property', 'foreign-property']);

/** An amount as typed: `1234.50`, `£1,234.5` or a number. Blank or absent is 0. */
const typed = z.union([z.string().max(40), z.number()]).optional();

/** A trade's quarter as typed. The form's own fields come first, then the other categories. */
const tradeFigures = {
	income: z.strictObject({ turnover: typed, other: typed, taxTakenOffTradingIncome: typed }),
	expenses: z.strictObject({
		costOfGoods: typed,
		adminCosts: typed,
		professionalFees: typed,
		otherExpenses: typed,
		advertisingCosts: typed,
		/** Sent as an expense and again as disallowable, like depreciation. */
		businessEntertainment: typed,
		interest: typed,
		financialCharges: typed,
		badDebt: typed,
		depreciation: typed,
		paymentsToSubcontractors: typed,
		wagesAndStaffCosts: typed,
		carVanTravelExpenses: typed,
		premisesRunningCosts: typed,
		maintenanceCosts: typed,
	}),
};

/** A quarter of UK property as typed. */
const propertyFigures = {
	income: z.strictObject({
		rentIncome: typed,
		other: typed,
		premiumsOfLeaseGrant: typed,
		reversePremiums: typed,
		taxDeducted: typed,
	}),
	expenses: z.strictObject({
		premisesRunningCosts: typed,
		repairsAndMaintenance: typed,
		/** For property that isn't a home. Interest on let homes is `residentialFinancialCost`. */
		financialCosts: typed,
		propertyBusinessTravelCosts: typed,
		other: typed,
		professionalFees: typed,
		costOfServices: typed,
		residentialFinancialCost: typed,
	}),
};

const ofQuarter = {
	taxYear,
	quarter,
	/** "" if none is chosen. */
	businessId: businessId.or(z.literal('')),
};

/** One quarter's figures, not the year to date. */
export const quarterlyFigures = z.discriminatedUnion('businessType', [
	z.strictObject({ ...ofQuarter, businessType: z.literal('self-employment'), ...tradeFigures }),
	z.strictObject({ ...ofQuarter, businessType: z.literal('uk-property'), ...propertyFigures }),
]);

/** {@link quarterlyFigures} to send. */
export const quarterlyUpdate = z.discriminatedUnion('businessType', [
	quarterlyFigures.options[0].extend({ testScenario, seenHeld: z.string().max(100).optional() }),
	quarterlyFigures.options[1].extend({ testScenario, seenHeld: z.string().max(100).optional() }),
]);

/** A quarter's figures by the form's names, as stored. A blank is "". */
const figures = z.object({
	income: z.record(z.string(), z.union([amount, z.literal('')])),
	expenses: z.record(z.string(), z.union([amount, z.literal('')])),
});

/**
 * A quarter of a business, as stored. `status`: `draft`, never sent; `queued`, to be sent automatically; `sending` and
 * `unknown`, waiting for HMRC; `submitted`, HMRC has it; `failed`, rejected: can be corrected and sent again.
 */
export const quarterlySubmission = figures.extend({
	id,
	businessId,
	businessType: z.enum(['self-employment', 'uk-property']),
	taxYear,
	quarter,
	periodStart: day,
	periodEnd: day,
	/** The quarter's turnover or rent. */
	turnover: amount,
	status: z.enum(['draft', 'queued', 'sending', 'unknown', 'submitted', 'failed']),
	/** When HMRC last accepted this quarter; null if never. */
	submissionDate: timestamp.nullable(),
	/** A correction typed but not sent; null if nothing differs. A form shows this instead of the rest. */
	draft: figures.extend({ savedAt: timestamp }).nullable(),
	/** How many documents are linked. */
	documents: z.number().int(),
	/** Why it is `failed` or `queued`, in words. */
	why: z.string().nullable(),
});

/** One of HMRC's fields with a label, ours and HMRC's value; null if there is none. */
export const comparedRow = z.object({
	/** HMRC's name for the field, such as `periodExpenses.costOfGoods`. */
	field: z.string(),
	label: z.string(),
	ours: amount.nullable(),
	held: amount.nullable(),
	differs: z.boolean(),
});

/** Any call to HMRC can find no connection, no National Insurance number, or no HMRC. */
export const hmrcErrors = [
	'NINO_REQUIRED',
	'NINO_BOUND_ELSEWHERE',
	'HMRC_NOT_CONNECTED',
	'HMRC_CONNECTION_EXPIRED',
	'HMRC_OTHER_PERSON',
	'HMRC_BUSY',
	'HMRC_UNREACHABLE',
	'HMRC_ANSWER_UNREADABLE',
	'MTD_REFUSED',
	'MTD_NOT_SET_UP',
	'RATE_LIMITED',
] as const;
