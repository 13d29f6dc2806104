/** The shapes that the calls of Making Tax Digital share. Amounts are decimal strings in pounds; a blank is "". */
import * as z from 'zod';
import { amount } from './amount.ts';
import { id, taxYear, timestamp } from './shapes.ts';

/** HMRC's id of a business, or ours (a UUID) of one that only we keep. */
export const businessId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A calendar day, `2026-07-05`. */
export const day = z.iso.date();

/** What HMRC's sandbox is to play; ignored at the live service. */
export const testScenario = z
	.enum(['STATEFUL', 'DYNAMIC', 'QUARTERLY_FULFILLED', 'QUARTERLY_NOT_FULFILLED'])
	.optional();

/** Which tax year is read. */
export const yearQuery = z.object({ taxYear, testScenario });

export const quarter = z.enum(['Q1', 'Q2', 'Q3', 'Q4']);

/** `standard` quarters begin on the 6th of a month, `calendar` quarters on the 1st. */
export const quarterlyPeriodType = z.enum(['standard', 'calendar']);

export const businessType = z.enum(['self-employment', 'uk-property', 'foreign-property']);

/** An amount as typed: `1234.50`, `£1,234.5` or a number. Blank, or left out, is 0. */
const typed = z.union([z.string().max(40), z.number()]).optional();

/** A trade's quarter as typed. The form's own fields stand first, the other categories after them. */
const tradeFigures = {
	income: z.strictObject({ turnover: typed, other: typed, taxTakenOffTradingIncome: typed }),
	expenses: z.strictObject({
		costOfGoods: typed,
		adminCosts: typed,
		professionalFees: typed,
		otherExpenses: typed,
		advertisingCosts: typed,
		/** Sent as an expense and again as disallowable, as is depreciation. */
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

/** A quarter of property in the UK as typed. */
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
		/** Of property that is not a home. Interest on homes that are let is `residentialFinancialCost`. */
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
	/** "" when none is chosen. */
	businessId: businessId.or(z.literal('')),
};

/** The figures of one quarter, not of the year to date. */
export const quarterlyFigures = z.discriminatedUnion('businessType', [
	z.strictObject({ ...ofQuarter, businessType: z.literal('self-employment'), ...tradeFigures }),
	z.strictObject({ ...ofQuarter, businessType: z.literal('uk-property'), ...propertyFigures }),
]);

/** {@link quarterlyFigures} to send. */
export const quarterlyUpdate = z.discriminatedUnion('businessType', [
	quarterlyFigures.options[0].extend({ testScenario, seenHeld: z.string().max(100).optional() }),
	quarterlyFigures.options[1].extend({ testScenario, seenHeld: z.string().max(100).optional() }),
]);

/** A quarter's figures by the form's names, as kept; a blank is "". */
const figures = z.object({
	income: z.record(z.string(), z.union([amount, z.literal('')])),
	expenses: z.record(z.string(), z.union([amount, z.literal('')])),
});

/**
 * A quarter of a business as we have it. `status`: `draft` was never sent; `queued` will be sent by itself; `sending`
 * and `unknown` wait for HMRC; `submitted` is at HMRC; `failed` was refused and can be corrected and sent again.
 */
export const quarterlySubmission = figures.extend({
	id,
	businessId,
	businessType: z.enum(['self-employment', 'uk-property']),
	taxYear,
	quarter,
	periodStart: day,
	periodEnd: day,
	/** The turnover, or the rent, of the quarter. */
	turnover: amount,
	status: z.enum(['draft', 'queued', 'sending', 'unknown', 'submitted', 'failed']),
	/** When HMRC last took this quarter; null while it never did. */
	submissionDate: timestamp.nullable(),
	/** What is typed for a correction and not sent; null where nothing differs. A form shows this in place of the rest. */
	draft: figures.extend({ savedAt: timestamp }).nullable(),
	/** How many papers are linked. */
	documents: z.number().int(),
	/** Of `failed` and `queued`: why, in words. */
	why: z.string().nullable(),
});

/** One of HMRC's fields with a label, as it is here and as HMRC holds it; null where there is none. */
export const comparedRow = z.object({
	/** HMRC's name of the field, such as `periodExpenses.costOfGoods`. */
	field: z.string(),
	label: z.string(),
	ours: amount.nullable(),
	held: amount.nullable(),
	differs: z.boolean(),
});

/** Whatever asks HMRC can find no connection, no National Insurance number, or no HMRC. */
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
