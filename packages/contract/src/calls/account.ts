/** The account itself: its password, where it is signed in, and its end. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, taxYear, timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
const password = z.string().max(200);
/** A moment and an id. */
const historyPlace = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

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

/**
 * Gives the password again, and a code where two-step sign-in is on. For 15 minutes, as after signing in, this session may
 * then do what answers PASSWORD_NEEDED otherwise.
 */
export const giveProof = defineCall({
	id: 'giveProof',
	method: 'POST',
	path: '/api/account/proof',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ password, code: z.string().max(60).optional() }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'RATE_LIMITED'],
});

/** The address that waits to be confirmed. */
export const getEmailChange = defineCall({
	id: 'getEmailChange',
	method: 'GET',
	path: '/api/account/email',
	access: 'user',
	idempotent: true,
	answer: z.object({ pending: z.string().nullable() }),
	status: 200,
	errors: [],
});

/** Writes to another address, which counts once the letter was answered. It says the same of one that has an account. */
export const changeEmail = defineCall({
	id: 'changeEmail',
	method: 'POST',
	path: '/api/account/email',
	access: 'user',
	idempotent: false,
	/** The code where two-step sign-in is on: six digits of the app, or a recovery code. */
	body: z.strictObject({ email: z.email().max(254), password, code: z.string().max(60).optional() }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'RATE_LIMITED'],
});

/** Answers the letter. Whoever has it need not be signed in here. */
export const confirmEmail = defineCall({
	id: 'confirmEmail',
	method: 'POST',
	path: '/api/login/email',
	access: 'public',
	idempotent: false,
	body: z.strictObject({ token: z.string().max(100) }),
	answer: success,
	status: 200,
	errors: ['LINK_OVER', 'RATE_LIMITED'],
});

/**
 * Writes to the account of an address, with a link to choose a new password, for who has forgotten theirs. It says the
 * same of an address that has no account.
 */
export const askForNewPassword = defineCall({
	id: 'askForNewPassword',
	method: 'POST',
	path: '/api/login/forgotten',
	access: 'public',
	idempotent: false,
	body: z.strictObject({ email: z.email().max(254) }),
	answer: success,
	status: 200,
	errors: ['LETTERS_NOT_SET_UP', 'RATE_LIMITED'],
});

/** Sets the password that was chosen with the link of that letter. Every session ends; nobody is signed in by it. */
export const setNewPassword = defineCall({
	id: 'setNewPassword',
	method: 'POST',
	path: '/api/login/password',
	access: 'public',
	idempotent: false,
	body: z.strictObject({ token: z.string().max(100), password: password.min(PASSWORD_LEAST) }),
	answer: success,
	status: 200,
	errors: ['LINK_OVER', 'RATE_LIMITED'],
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
			/** Names it, to end it. */
			id: z.string(),
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

/** What was done in the account, by whomever, the latest first, fifty at a time. */
export const listHistory = defineCall({
	id: 'listHistory',
	method: 'GET',
	path: '/api/account/history',
	access: 'user',
	idempotent: true,
	/** The `next` of the page before; absent for the first. */
	query: z.object({ before: z.string().regex(historyPlace).optional() }),
	answer: z.object({
		events: z.array(
			z.object({
				id,
				at: timestamp,
				/** Messages have its sentence. */
				action: z.string(),
				/** Of which return it is, where it is of one that is still there. */
				taxYear: taxYear.nullable(),
				/** Whether a passkey did it. */
				passkey: z.boolean(),
			}),
		),
		/** Where the next page begins; null after the last. */
		next: z.string().nullable(),
	}),
	status: 200,
	errors: [],
});

/** Signs out in one place. NOT_FOUND where that is over already. */
export const endSession = defineCall({
	id: 'endSession',
	method: 'POST',
	path: '/api/account/sessions/end',
	access: 'user',
	idempotent: true,
	body: z.strictObject({ id: z.string().max(60) }),
	answer: success,
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

/** The day on which the account is erased unless it is restored before; null when it is erased now. */
const erasedOn = z.string().nullable();

/**
 * Closes the account: it is erased in 30 days, but for what must be kept, and until then signing in leads to restoring it
 * and nothing else. With `eraseNow` it is erased at once. Where two-step sign-in is on it needs a code too: six digits of
 * the app, or a recovery code.
 */
export const deleteAccount = defineCall({
	id: 'deleteAccount',
	method: 'POST',
	path: '/api/account/deletion',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		...{ password, code: z.string().max(60).optional(), understood: z.literal(true) },
		eraseNow: z.boolean().optional(),
	}),
	answer: deletion.extend({ erasedOn }),
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'FILING_UNDER_WAY', 'RATE_LIMITED'],
});

/** When a closed account is erased; null for one that is open. */
export const getClosedAccount = defineCall({
	id: 'getClosedAccount',
	method: 'GET',
	path: '/api/account/restoration',
	access: 'user',
	idempotent: true,
	answer: z.object({ erasedOn }),
	status: 200,
	errors: [],
});

/** Opens a closed account again. What it had agreed to has to be agreed anew. */
export const restoreAccount = defineCall({
	id: 'restoreAccount',
	method: 'POST',
	path: '/api/account/restoration',
	access: 'user',
	idempotent: true,
	answer: success,
	status: 200,
	errors: [],
});
