/** The page `/hmrc-test`: whether HMRC's sandbox, or the stand-in, answers as it should. In live all are NOT_FOUND. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../shapes.ts';

/** What HMRC answers when it can't be asked, or says no. */
const HMRC_ERRORS = [
	...(['NOT_FOUND', 'MTD_NOT_SET_UP', 'HMRC_UNREACHABLE', 'HMRC_ANSWER_UNREADABLE'] as const),
	...(['HMRC_BUSY', 'MTD_REFUSED'] as const),
] as const;

/** The made-up person to sign in as at HMRC. From the configuration; at the stand-in one is made up for each account. */
export const hmrcTestUser = defineCall({
	id: 'hmrcTestUser',
	method: 'GET',
	path: '/api/hmrc/test-user',
	access: 'user',
	idempotent: true,
	answer: z.object({
		/** Null where the operator has named none: then HMRC's own page makes them. */
		userId: z.string().nullable(),
		password: z.string().nullable(),
		/** To put into one's own details, so that they are the ones of who signs in. Null where it is not known. */
		nationalInsurance: z.string().nullable(),
		uniqueTaxReference: z.string().nullable(),
	}),
	status: 200,
	errors: HMRC_ERRORS,
});

/** One line of the checklist. */
const checklistResult = z.object({
	status: z.enum(['SUCCESS', 'FAILED']),
	checklistItem: z.string(),
	method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
	/** Below HMRC's address, without anything about the person. */
	endpoint: z.string(),
	message: z.string(),
});

/** Makes one call of each kind that changes nothing, in the name of the connected person. */
export const runChecklistTests = defineCall({
	id: 'runChecklistTests',
	method: 'POST',
	path: '/api/hmrc/run-checklist-tests',
	access: 'user',
	idempotent: true,
	body: z.strictObject({ userId: id.optional() }),
	answer: z.object({ results: z.array(checklistResult), successCount: z.number().int() }),
	status: 200,
	errors: [
		...HMRC_ERRORS,
		...([
			'RATE_LIMITED',
			'NINO_REQUIRED',
			'NINO_BOUND_ELSEWHERE',
			'HMRC_NOT_CONNECTED',
			'HMRC_CONNECTION_EXPIRED',
		] as const),
	],
});

/** The fraud-prevention headers that a call to HMRC made now would carry, in HMRC's order. */
export const fraudHeaders = defineCall({
	id: 'fraudHeaders',
	method: 'GET',
	path: '/api/hmrc/fraud-headers',
	access: 'user',
	idempotent: true,
	answer: z.object({
		headers: z.array(
			z.object({
				name: z.string(),
				/** Null when it is left out. */
				value: z.string().nullable(),
				/** A sentence that says why it is left out; null when it is sent. */
				leftOut: z.string().nullable(),
			}),
		),
	}),
	status: 200,
	errors: ['NOT_FOUND'],
});

const findings = z.array(z.object({ code: z.string(), headers: z.array(z.string()) }));

/** Has HMRC judge those headers. */
export const validateFraudHeaders = defineCall({
	id: 'validateFraudHeaders',
	method: 'POST',
	path: '/api/hmrc/fraud-headers/validate',
	access: 'user',
	idempotent: true,
	answer: z.object({
		code: z.enum(['VALID_HEADERS', 'POTENTIALLY_INVALID_HEADERS', 'INVALID_HEADERS']),
		/** HMRC's version of the rules. */
		specVersion: z.string(),
		errors: findings,
		warnings: findings,
	}),
	status: 200,
	errors: [...HMRC_ERRORS, 'RATE_LIMITED'],
});
