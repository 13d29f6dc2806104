/** Making Tax Digital: a user's businesses, and when each update is due. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import {
	businessId,
	businessType,
	day,
	hmrcErrors,
	quarter,
	quarterlyPeriodType,
	testScenario,
	yearQuery,
} from '../mtd-shapes.ts';
import { id, taxYear } from '../shapes.ts';

const read = { access: 'user', method: 'GET', idempotent: true, status: 200 } as const;

const business = z.object({
	businessId,
	/** As typed when it was created here; otherwise null. */
	businessName: z.string().nullable(),
	/** HMRC's id. */
	tradingName: z.string().nullable(),
	type: businessType,
	/** Null for a business only we know. */
	quarterlyPeriodType: quarterlyPeriodType.nullable(),
	commencementDate: day.nullable(),
	cessationDate: day.nullable(),
	/** `us`: HMRC couldn't be reached when it was created. It can never submit. */
	keptBy: z.enum(['hmrc', 'us']),
	/** Whether quarterly updates can be sent for it: not for foreign property, nor for a business only we know. */
	canSubmit: z.boolean(),
});

/** A user's businesses: HMRC's first, then those only we know. */
export const mtdBusinesses = defineCall({
	...read,
	id: 'mtdBusinesses',
	path: '/api/mtd/businesses',
	query: z.object({ testScenario }),
	answer: z.array(business),
	errors: hmrcErrors,
});

/** Creates a made-up business with HMRC's test support; NOT_FOUND in live. Only we know it if HMRC can't be reached. */
export const createMtdBusiness = defineCall({
	id: 'createMtdBusiness',
	method: 'POST',
	path: '/api/mtd/businesses/create',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		userId: id.optional(),
		businessName: z.string().trim().min(1).max(105),
		businessType: businessType.default('self-employment'),
		/** Defaults to the business name. */
		tradingName: z.string().trim().max(105).optional(),
		/** Its first accounting period: a whole tax year. */
		accountingPeriodStart: day.optional(),
		accountingPeriodEnd: day.optional(),
		testScenario,
	}),
	answer: business,
	status: 201,
	errors: hmrcErrors,
});

/** Chooses a business's quarters for a year, before its first update. HMRC keeps the choice in later years. */
export const chooseMtdQuarters = defineCall({
	id: 'chooseMtdQuarters',
	method: 'PUT',
	path: '/api/mtd/businesses/:businessId/quarters',
	access: 'user',
	idempotent: true,
	params: z.object({ businessId }),
	body: z.strictObject({ taxYear, quarterlyPeriodType, testScenario }),
	answer: business,
	status: 200,
	errors: [...hmrcErrors, 'MTD_BUSINESS_UNKNOWN', 'MTD_QUARTERS_FIXED'],
});

/** A business's quarterly updates due between two dates, as HMRC has them, oldest first. */
export const mtdObligations = defineCall({
	...read,
	id: 'mtdObligations',
	path: '/api/mtd/obligations/:businessId',
	params: z.object({ businessId }),
	query: z.object({ from: day, to: day, testScenario }),
	answer: z.array(
		z.object({
			obligationType: z.string(),
			/** Null if the period isn't one of our quarters. */
			quarter: quarter.nullable(),
			periodStart: day,
			periodEnd: day,
			dueDate: day,
			status: z.enum(['Open', 'Fulfilled']),
			/** HMRC may show an update as open for an hour after receiving it: it was sent, and is not due again. */
			sentByUs: z.boolean(),
			receivedDate: day.nullable(),
		}),
	),
	errors: [...hmrcErrors, 'MTD_BUSINESS_UNKNOWN'],
});

/** One point on the year line. */
const point = z.object({
	/** A quarter, or the final declaration. */
	what: z.enum(['Q1', 'Q2', 'Q3', 'Q4', 'finalDeclaration']),
	periodStart: day,
	periodEnd: day,
	dueDate: day,
	/** `later`: its period hasn't ended. `open`: it can be sent. `sent`: we sent it, and HMRC still says open. */
	status: z.enum(['later', 'open', 'overdue', 'waiting', 'sent', 'met']),
});

/** A year at a glance: four quarters for each business, then the final declaration. */
export const mtdYear = defineCall({
	...read,
	id: 'mtdYear',
	path: '/api/mtd/year',
	query: yearQuery,
	answer: z.object({
		taxYear,
		/** HMRC's status for the user in this year, such as `MTD Mandated`; null if HMRC gives none. */
		itsaStatus: z.string().nullable(),
		/** Whether updates for this year can be sent: from 2025-26. */
		canSend: z.boolean(),
		businesses: z.array(
			z.object({ businessId, name: z.string(), type: businessType, points: z.array(point) }),
		),
		/** Null if HMRC expects none. */
		finalDeclaration: point.nullable(),
		/** The next step; null if there is nothing to do. */
		next: z
			.object({
				what: point.shape.what,
				businessId: businessId.nullable(),
				dueDate: day,
				headline: z.string(),
			})
			.nullable(),
		/** What the user told us that MTD can't accept from here, a sentence each. */
		cannotSend: z.array(z.object({ code: z.string(), message: z.string() })),
		/** Why this year is filed another way; null if it isn't. */
		closedBy: z.enum(['annualReturn', 'declared']).nullable(),
	}),
	errors: hmrcErrors,
});
