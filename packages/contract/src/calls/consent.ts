/** Consent that the operator acts as agent with HMRC: asked on one of our pages, dated, revocable. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, idParams, taxYear, timestamp } from '../shapes.ts';

const asking = z.object({
	userId: id.optional(),
	taxYear: taxYear.optional(),
	filingType: z.string().max(40).optional(),
});

/** A question, and what came of it. `closed` is one that was never answered and is too old now. */
const consent = z.object({
	/** The `state` of the call that asked. */
	id,
	status: z.enum(['asked', 'given', 'refused', 'revoked', 'closed']),
	/** Who would act. */
	agent: z.object({ name: z.string() }),
	title: z.string(),
	/** What the person reads before answering, a paragraph each; kept exactly so with the answer. */
	words: z.array(z.string()),
	askedAt: timestamp,
	answeredAt: timestamp.nullable(),
	revokedAt: timestamp.nullable(),
});

/** Whether returns can be filed for this person. Where everyone files for themselves (`required` false) they can. */
export const hmrcAuthStatus = defineCall({
	id: 'hmrcAuthStatus',
	method: 'GET',
	path: '/api/hmrc/auth-status',
	access: 'user',
	idempotent: true,
	query: asking,
	answer: z.object({
		authorized: z.boolean(),
		/** Whether filing needs the person to agree that an agent acts for them. */
		required: z.boolean(),
		/** Who acts; null where nobody does. */
		agentName: z.string().nullable(),
		/** Since when the person has agreed; null where they have not. */
		since: timestamp.nullable(),
		/** An agreement lasts until it is taken back. */
		expiresAt: z.null(),
	}),
	status: 200,
	errors: [],
});

/** Starts asking for consent. `authUrl` is our page, to open in its own window; `state` names the request. */
export const hmrcAuth = defineCall({
	id: 'hmrcAuth',
	method: 'GET',
	path: '/api/hmrc/auth',
	access: 'user',
	idempotent: true,
	query: asking,
	answer: z.object({ authUrl: z.string(), state: id }),
	status: 200,
	errors: ['CONSENT_NOT_NEEDED'],
});

/** What the page shows. */
export const getConsent = defineCall({
	id: 'getConsent',
	method: 'GET',
	path: '/api/hmrc/consent/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: consent,
	status: 200,
	errors: [],
});

/** Answers the question, once. The same answer again changes nothing; another is CONSENT_CLOSED. */
export const answerConsent = defineCall({
	id: 'answerConsent',
	method: 'POST',
	path: '/api/hmrc/consent/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({ granted: z.boolean() }),
	answer: consent,
	status: 200,
	errors: ['CONSENT_CLOSED'],
});

/** Takes the agreement back. What was frozen and not yet sent is not sent. No error when there is none. */
export const revokeHmrcAuth = defineCall({
	id: 'revokeHmrcAuth',
	method: 'DELETE',
	path: '/api/hmrc/auth',
	access: 'user',
	idempotent: true,
	query: asking,
	answer: z.object({ success: z.literal(true), revokedAt: timestamp.nullable() }),
	status: 200,
	errors: [],
});
