/** The page `/hmrc-test`: whether HMRC's sandbox, or the stand-in, works. In live, all return NOT_FOUND. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../shapes.ts';

/** Errors when HMRC can't be reached, or refuses. */
const HMRC_ERRORS = [
	...(['NOT_FOUND', 'MTD_NOT_SET_UP', 'HMRC_UNREACHABLE', 'HMRC_ANSWER_UNREADABLE'] as const),
	...(['HMRC_BUSY', 'MTD_REFUSED'] as const),
] as const;

/** The made-up user to sign in as at HMRC: from the configuration, or one for each account at the stand-in. */
export const hmrcTestUser = defineCall({
	id: 'hmrcTestUser',
	method: 'GET',
	path: '/api/hmrc/test-user',
	access: 'user',
	idempotent: true,
	answer: z.object({
		/** Null if the operator has named none: HMRC's own page then makes one. */
		userId: z.string().nullable(),
		password: z.string().nullable(),
		/** To enter in the profile, so that it matches the sign-in. Null if unknown. */
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
	/** The path below HMRC's address, without anything about the user. */
	endpoint: z.string(),
	message: z.string(),
});

/** Makes one call of each kind that changes nothing, in the connected user's name. */
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

/** The fraud-prevention headers that a call to HMRC would carry now, in HMRC's order. */
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
				/** Null if it is left out. */
				value: z.string().nullable(),
				/** Why it is left out, in a sentence; null if it is sent. */
				leftOut: z.string().nullable(),
			}),
		),
	}),
	status: 200,
	errors: ['NOT_FOUND'],
});

const findings = z.array(z.object({ code: z.string(), headers: z.array(z.string()) }));

/** Asks HMRC to check those headers. */
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
