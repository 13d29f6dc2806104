/**
 * What a person has allowed, of two kinds. `filingType=mtd-itsa`: this service is connected to HMRC in the person's name
 * (OAuth), for Making Tax Digital. `filingType=self-assessment`, or none: the operator acts as agent for the return.
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
		/** The `state` of one attempt to connect: then `attempt` tells what came of it. */
		state: z.string().max(100).optional(),
	}),
	answer: z.object({
		/** Whether returns can be filed, or HMRC be called, for this person. */
		authorized: z.boolean(),
		/** The same, in the words of the connection card. */
		connected: z.boolean(),
		/** Whether this service is configured for it. */
		available: z.boolean(),
		/** Whether filing needs the person to agree that an agent acts for them. Always true of the connection. */
		required: z.boolean(),
		/** Who acts; null where nobody does. */
		agentName: z.string().nullable(),
		/** When the person agreed; null if they have not. */
		since: timestamp.nullable(),
		/** When HMRC asks the person again: 18 months after they agreed. An agreement with an agent has no end: null. */
		expiresAt: timestamp.nullable(),
		/** Why a connection that there was is none now: time, the person here, or HMRC (the person took it back there). */
		ended: z.enum(['expired', 'disconnected', 'refusedByHmrc']).nullable(),
		/**
		 * What came of the attempt that `state` names; null for none of this person's. `waiting` until they are back from
		 * HMRC, `denied` when they said no there, `failed` when HMRC gave no access for another reason, `expired` after
		 * 30 minutes.
		 */
		attempt: z.enum(['waiting', 'connected', 'denied', 'failed', 'expired']).nullable(),
	}),
	status: 200,
	errors: [],
});

/**
 * Starts asking. `authUrl` is to be opened in its own window, `state` names the attempt. For the connection it is a page
 * of HMRC's, which sends the person back to `GET /api/hmrc/callback`; that leads on, with 303, to
 * `/mtd/connected?state=…`, whose page asks `auth-status` what came of it. Send the browser's details with this call.
 * For the connection: TWO_STEP_NEEDED with the real HMRC while two-step sign-in is off, PASSWORD_NEEDED when the password
 * was given too long ago, HMRC_OTHER_ADDRESS when the person would come back to another address than they are at.
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
 * Takes it back. Of the agent: what was frozen and not yet sent is not sent. Of the connection: our tokens are deleted;
 * HMRC lists what it still allows at `hmrcUrl`. No error when there is none.
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
		/** HMRC's page of the applications a person authorised; null where there is none. */
		hmrcUrl: z.string().nullable(),
	}),
	status: 200,
	errors: [],
});
