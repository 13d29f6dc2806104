/** Consent for the operator to act as agent with HMRC: given on our own page, dated, revocable. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, idParams, timestamp } from '../shapes.ts';

/** A request and its answer. `closed`: never answered, and expired. */
const consent = z.object({
	/** The `state` of the call that asked. */
	id,
	status: z.enum(['asked', 'given', 'refused', 'revoked', 'closed']),
	/** Who would act. */
	agent: z.object({ name: z.string() }),
	title: z.string(),
	/** What the user reads before answering, a paragraph each. Stored word for word with the answer. */
	words: z.array(z.string()),
	askedAt: timestamp,
	answeredAt: timestamp.nullable(),
	revokedAt: timestamp.nullable(),
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

/** Answers the request, once. Repeating the same answer changes nothing; a different one is CONSENT_CLOSED. */
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
