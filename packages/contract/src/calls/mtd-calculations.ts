/** Making Tax Digital: HMRC's calculations beside ours, and the final declaration. */
import * as z from 'zod';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { hmrcErrors, testScenario, yearQuery } from '../mtd-shapes.ts';
import { id, taxYear, timestamp } from '../shapes.ts';

const calculationId = z.string().regex(/^[0-9a-f-]{8,36}$/);

const calculation = z.object({
	/** HMRC's `calculationId`. */
	id: z.string(),
	calculationId: z.string(),
	/** `in-year`, `intent-to-finalise`, `final-declaration`. */
	type: z.string(),
	crystallised: z.boolean(),
	/** Null while HMRC is calculating, or if it couldn't. */
	totalIncomeTaxAndNicsDue: amount.nullable(),
	calculatedAt: timestamp.nullable(),
	state: z.enum(['calculating', 'ready', 'failed']),
});

/** HMRC's calculations for a year, newest first. */
export const mtdCalculations = defineCall({
	id: 'mtdCalculations',
	method: 'GET',
	path: '/api/mtd/calculations',
	access: 'user',
	idempotent: true,
	query: yearQuery,
	answer: z.array(calculation),
	status: 200,
	errors: hmrcErrors,
});

/** Asks HMRC to calculate, which takes a few seconds: read the calculation until its `state` isn't `calculating`. */
export const triggerMtdCalculation = defineCall({
	id: 'triggerMtdCalculation',
	method: 'POST',
	path: '/api/mtd/calculations/trigger',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		taxYear,
		calculationType: z.enum(['in-year', 'intent-to-finalise']).default('in-year'),
		testScenario,
	}),
	answer: calculation,
	status: 202,
	errors: [
		...hmrcErrors,
		'MTD_NO_UPDATES',
		'MTD_YEAR_NOT_ENDED',
		'MTD_YEAR_DECLARED',
		'MTD_FILED_ANOTHER_WAY',
		'MTD_DECLARATION_UNDER_WAY',
		'MTD_CALCULATION_NOT_READY',
	],
});

/** One of HMRC's figures beside ours. */
const line = z.object({
	line: z.string(),
	label: z.string(),
	hmrc: amount.nullable(),
	ours: amount.nullable(),
	differs: z.boolean(),
	/** Why they differ, in a sentence; null if they don't. */
	why: z.string().nullable(),
});

const counted = z.object({
	source: z.string(),
	label: z.string(),
	/** What HMRC counted; null if nothing. */
	hmrc: amount.nullable(),
	/** What the return's answers say; null if nothing. */
	ours: amount.nullable(),
});

/**
 * One calculation. Reading an `intent-to-finalise` one that is ready counts as having seen it, and only that can be
 * declared. `declaration` is null for every other.
 */
export const mtdCalculation = defineCall({
	id: 'mtdCalculation',
	method: 'GET',
	path: '/api/mtd/calculations/:calculationId',
	access: 'user',
	idempotent: true,
	params: z.object({ calculationId }),
	query: yearQuery,
	answer: calculation.extend({
		lines: z.array(line),
		/** The income HMRC counted, and where we know, its source. */
		income: z.array(counted),
		/** HMRC's own messages about it. */
		messages: z.array(z.object({ kind: z.enum(['info', 'warning', 'error']), text: z.string() })),
		/** What blocks the final declaration, each with what to do about it. */
		blockers: z.array(z.object({ code: z.string(), message: z.string(), remediation: z.string() })),
		declaration: z
			.object({ words: z.array(z.string()), confirmations: z.array(z.string()), warning: z.string() })
			.nullable(),
	}),
	status: 200,
	errors: [...hmrcErrors, 'MTD_CALCULATION_UNKNOWN', 'MTD_YEAR_NOT_SENT'],
});

const declared = z.object({
	submissionId: id,
	taxYear,
	calculationId: z.string(),
	status: z.enum(['submitting', 'processing', 'accepted', 'rejected', 'failed']),
	/** When the user declared. */
	declaredAt: timestamp,
	/** When HMRC answered; null until it has. */
	respondedAt: timestamp.nullable(),
	/** Why it was rejected or failed, in words. */
	why: z.string().nullable(),
});

/**
 * Declares that calculation final, once. `success`: HMRC has it. While it is `submitting` or `processing`, the page polls
 * `mtdDeclarations`.
 */
export const crystallise = defineCall({
	id: 'crystallise',
	method: 'POST',
	path: '/api/mtd/crystallise',
	access: 'user',
	idempotent: true,
	body: z.strictObject({
		taxYear,
		calculationId,
		declarationAccepted: z.boolean().optional(),
		testScenario,
	}),
	answer: declared.extend({ success: z.boolean(), message: z.string() }),
	status: 202,
	errors: [
		...hmrcErrors,
		'MTD_DECLARATION_REQUIRED',
		'TWO_STEP_NEEDED',
		'MTD_CALCULATION_UNKNOWN',
		'MTD_CALCULATION_NOT_SHOWN',
		'MTD_CALCULATION_NOT_FINAL',
		'MTD_CALCULATION_NOT_READY',
		'MTD_CALCULATION_OUT_OF_DATE',
		'MTD_UPDATE_UNDER_WAY',
		'MTD_DECLARATION_BLOCKED',
		'MTD_YEAR_NOT_ENDED',
		'MTD_YEAR_DECLARED',
		'MTD_DECLARATION_UNDER_WAY',
		'MTD_FILED_ANOTHER_WAY',
	],
});

/** A year's final declarations made here, newest first. */
export const mtdDeclarations = defineCall({
	id: 'mtdDeclarations',
	method: 'GET',
	path: '/api/mtd/declarations',
	access: 'user',
	idempotent: true,
	query: z.object({ taxYear }),
	answer: z.array(declared),
	status: 200,
	errors: [],
});
