/** The account itself: its password, where it is signed in, and its end. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { taxYear, timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
const password = z.string().max(200);

/** Every other session ends; this one continues under a new name. */
export const changePassword = defineCall({
	id: 'changePassword',
	method: 'POST',
	path: '/api/account/password',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ currentPassword: password, password: password.min(PASSWORD_LEAST) }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});

/** Where the account is signed in, the latest first. */
export const listSessions = defineCall({
	id: 'listSessions',
	method: 'GET',
	path: '/api/account/sessions',
	access: 'user',
	idempotent: true,
	answer: z.array(
		z.object({
			/** The browser and its system; null when it did not say. */
			device: z.string().nullable(),
			begunAt: timestamp,
			/** When it ends by itself unless it is used before. */
			endsAt: timestamp,
			/** Whether it is the one that asks. */
			current: z.boolean(),
		}),
	),
	status: 200,
	errors: [],
});

/** Signs out everywhere, here too. */
export const endSessions = defineCall({
	id: 'endSessions',
	method: 'DELETE',
	path: '/api/account/sessions',
	access: 'user',
	idempotent: true,
	answer: success,
	status: 200,
	errors: [],
});

const deletion = z.object({
	/** Returns that HMRC has: kept with their documents and receipts until then, as the law asks. */
	kept: z.array(z.object({ taxYear, returnType: z.enum(['individual', 'partnership']), until: z.string() })),
	/** Returns that are not filed: deleted at once. */
	deleted: z.array(z.object({ taxYear, returnType: z.enum(['individual', 'partnership']) })),
});

/** What deleting the account would keep and delete. */
export const previewDeletion = defineCall({
	id: 'previewDeletion',
	method: 'GET',
	path: '/api/account/deletion',
	access: 'user',
	idempotent: true,
	/** `underWay`: a return is on its way to HMRC, so that the account cannot be deleted yet. */
	answer: deletion.extend({ underWay: z.boolean() }),
	status: 200,
	errors: [],
});

/**
 * Deletes the account at once, but for what must be kept. It cannot be undone and nobody can sign in any more. Where
 * two-step sign-in is on it needs a code too: six digits of the app, or a recovery code.
 */
export const deleteAccount = defineCall({
	id: 'deleteAccount',
	method: 'POST',
	path: '/api/account/deletion',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ password, code: z.string().max(60).optional(), understood: z.literal(true) }),
	answer: deletion,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'FILING_UNDER_WAY', 'RATE_LIMITED'],
});
