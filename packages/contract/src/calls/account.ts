/** The account itself: its password, its sessions, and closing it. */
import { PASSWORD_LEAST, PASSWORD_MOST } from '@halfpenny/facts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, taxYear, timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
const password = z.string().max(200);
const newPassword = z.string().min(PASSWORD_LEAST).max(PASSWORD_MOST);
/** A time and an id. */
const historyPlace = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ends every other session. This one continues under a new id. */
export const changePassword = defineCall({
	id: 'changePassword',
	method: 'POST',
	path: '/api/account/password',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ currentPassword: password, password: newPassword }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});

/**
 * Confirms the password, and a code with two-step sign-in. For 15 minutes, as after signing in, this session may then
 * make calls that otherwise return PASSWORD_NEEDED.
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

/** The new address, until it is confirmed. */
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

/** Emails a new address, which takes effect once confirmed. The answer is the same if the address has an account. */
export const changeEmail = defineCall({
	id: 'changeEmail',
	method: 'POST',
	path: '/api/account/email',
	access: 'user',
	idempotent: false,
	/** The code with two-step sign-in: six digits from the app, or a recovery code. */
	body: z.strictObject({ email: z.email().max(254), password, code: z.string().max(60).optional() }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'RATE_LIMITED'],
});

/** Confirms the email address. The caller needn't be signed in here. */
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

/** Emails a link to choose a new password. The answer is the same for an address without an account. */
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

/** Sets the new password from that email's link. Ends every session and signs nobody in. */
export const setNewPassword = defineCall({
	id: 'setNewPassword',
	method: 'POST',
	path: '/api/login/password',
	access: 'public',
	idempotent: false,
	body: z.strictObject({ token: z.string().max(100), password: newPassword }),
	answer: success,
	status: 200,
	errors: ['LINK_OVER', 'RATE_LIMITED'],
});

/** The account's sessions, latest first. */
export const listSessions = defineCall({
	id: 'listSessions',
	method: 'GET',
	path: '/api/account/sessions',
	access: 'user',
	idempotent: true,
	answer: z.array(
		z.object({
			/** Its id, to end it. */
			id: z.string(),
			/** The browser and system; null if it didn't say. */
			device: z.string().nullable(),
			begunAt: timestamp,
			/** When it expires if unused. */
			endsAt: timestamp,
			/** Whether it is the caller's own. */
			current: z.boolean(),
		}),
	),
	status: 200,
	errors: [],
});

/** Everything done in the account, by anyone, latest first, fifty at a time. */
export const listHistory = defineCall({
	id: 'listHistory',
	method: 'GET',
	path: '/api/account/history',
	access: 'user',
	idempotent: true,
	/** The `next` of the previous page; absent for the first. */
	query: z.object({ before: z.string().regex(historyPlace).optional() }),
	answer: z.object({
		events: z.array(
			z.object({
				id,
				at: timestamp,
				/** Its sentence is in messages. */
				action: z.string(),
				/** Its return, if that still exists. */
				taxYear: taxYear.nullable(),
				/** Whether it was done with a passkey. */
				passkey: z.boolean(),
			}),
		),
		/** Where the next page starts; null after the last. */
		next: z.string().nullable(),
	}),
	status: 200,
	errors: [],
});

/** Signs out one session. NOT_FOUND if it has ended. */
export const endSession = defineCall({
	id: 'endSession',
	method: 'POST',
	path: '/api/account/sessions/end',
	access: 'user',
	idempotent: true,
	body: z.strictObject({ id: z.string().max(60) }),
	answer: success,
	status: 200,
	errors: ['PASSWORD_NEEDED'],
});

/** Signs out everywhere, including here. */
export const endSessions = defineCall({
	id: 'endSessions',
	method: 'DELETE',
	path: '/api/account/sessions',
	access: 'user',
	idempotent: true,
	answer: success,
	status: 200,
	errors: ['PASSWORD_NEEDED'],
});

const deletion = z.object({
	/** Returns HMRC has: kept with their documents and receipts for as long as the law requires. */
	kept: z.array(z.object({ taxYear, returnType: z.enum(['individual', 'partnership']), until: z.string() })),
	/** Returns not filed: deleted immediately. */
	deleted: z.array(z.object({ taxYear, returnType: z.enum(['individual', 'partnership']) })),
});

/** What deleting the account would keep and delete. */
export const previewDeletion = defineCall({
	id: 'previewDeletion',
	method: 'GET',
	path: '/api/account/deletion',
	access: 'user',
	idempotent: true,
	/** `underWay`: a return is on its way to HMRC, so the account can't be deleted yet. */
	answer: deletion.extend({ underWay: z.boolean() }),
	status: 200,
	errors: [],
});

/** The date the account is erased unless restored; null if it is erased now. */
const erasedOn = z.string().nullable();

/**
 * Closes the account. It is erased in 30 days, except for what must be kept; until then signing in only offers to restore
 * it. `eraseNow` erases it immediately. With two-step sign-in it also needs a code: six digits from the app, or a
 * recovery code.
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

/** When a closed account is erased; null for an open one. */
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

/** Reopens a closed account. Consents must be given again. */
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
