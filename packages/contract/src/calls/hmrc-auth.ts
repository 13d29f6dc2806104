/**
 * What a user has allowed. `filingType=mtd-itsa`: this service is connected to HMRC in the user's name (OAuth), for Making
 * Tax Digital. `filingType=self-assessment`, or none: the operator files the return as agent.
 */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, taxYear, timestamp } from '../shapes.ts';

const asking = z.object({
	userId: id.optional(),
	taxYear: taxYear.optional(),
	filingType: z.enum(['mtd-itsa', 'self-assessment']).optional(),
});

/** Whether it is allowed now. */
export const hmrcAuthStatus = defineCall({
	id: 'hmrcAuthStatus',
	method: 'GET',
	path: '/api/hmrc/auth-status',
	access: 'user',
	idempotent: true,
	query: asking.extend({
		/** The `state` of an attempt to connect. `attempt` then gives its outcome. */
		state: z.string().max(100).optional(),
	}),
	answer: z.object({
		/** Whether returns can be filed, or HMRC called, for this user. */
		authorized: z.boolean(),
		/** The same, in the connection card's words. */
		connected: z.boolean(),
		/** Whether this service is configured for it. */
		available: z.boolean(),
		/** Whether filing needs the user's consent to an agent. Always true for the connection. */
		required: z.boolean(),
		/** Who acts; null if nobody does. */
		agentName: z.string().nullable(),
		/** When the user agreed; null if they haven't. */
		since: timestamp.nullable(),
		/** When HMRC asks the user again: 18 months after they agreed. Consent to an agent has no end: null. */
		expiresAt: timestamp.nullable(),
		/** Why an earlier connection ended: it expired, or the user ended it here or at HMRC. */
		ended: z.enum(['expired', 'disconnected', 'refusedByHmrc']).nullable(),
		/**
		 * The outcome of the attempt named by `state`; null if it isn't this user's. `waiting`: not back from HMRC yet; `denied`:
		 * the user said no there; `failed`: HMRC gave no access for another reason; `expired`: after 30 minutes.
		 */
		attempt: z.enum(['waiting', 'connected', 'denied', 'failed', 'expired']).nullable(),
	}),
	status: 200,
	errors: [],
});

/**
 * Starts an attempt, identified by `state`; open `authUrl` in its own window. For the connection that is HMRC's page, which
 * returns through `GET /api/hmrc/callback` to `/mtd/connected?state=…`. Send the browser's details with this call.
 * Errors for the connection: TWO_STEP_NEEDED (real HMRC), PASSWORD_NEEDED, HMRC_OTHER_ADDRESS if HMRC returns elsewhere.
 */
export const hmrcAuth = defineCall({
	id: 'hmrcAuth',
	method: 'GET',
	path: '/api/hmrc/auth',
	access: 'user',
	idempotent: true,
	query: asking,
	answer: z.object({ authUrl: z.string(), state: z.string() }),
	status: 200,
	errors: [
		...(['CONSENT_NOT_NEEDED', 'MTD_NOT_SET_UP', 'HMRC_OTHER_ADDRESS'] as const),
		...(['TWO_STEP_NEEDED', 'PASSWORD_NEEDED', 'RATE_LIMITED'] as const),
	],
});

/**
 * Withdraws it. Agent: anything frozen and not yet sent stays unsent. Connection: deletes our tokens; HMRC lists what it
 * still allows at `hmrcUrl`. No error if there is nothing to withdraw.
 */
export const revokeHmrcAuth = defineCall({
	id: 'revokeHmrcAuth',
	method: 'DELETE',
	path: '/api/hmrc/auth',
	access: 'user',
	idempotent: true,
	query: asking,
	answer: z.object({
		success: z.literal(true),
		revokedAt: timestamp.nullable(),
		/** HMRC's page of authorised applications; null if there is none. */
		hmrcUrl: z.string().nullable(),
	}),
	status: 200,
	errors: [],
});
