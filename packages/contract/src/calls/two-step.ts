/** Two-step sign-in: a code from an app after the password. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
const password = z.string().max(200);
/** Six digits from the app, or a recovery code. Spaces and hyphens are ignored. */
const code = z.string().max(60);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second step of signing in, after `login` asked for a code. */
export const logInWithCode = defineCall({
	id: 'logInWithCode',
	method: 'POST',
	path: '/api/login/code',
	access: 'public',
	idempotent: false,
	body: z.strictObject({ code }),
	answer: success,
	status: 200,
	errors: ['CODE_STEP_OVER', 'WRONG_CODE', 'TOO_MANY_CODES', 'RATE_LIMITED'],
});

/** Whether it is on. */
export const getTwoStep = defineCall({
	id: 'getTwoStep',
	method: 'GET',
	path: '/api/account/two-step',
	access: 'user',
	idempotent: true,
	/** `since` is null while it is off. */
	answer: z.object({ since: timestamp.nullable(), recoveryCodesLeft: z.number().int() }),
	status: 200,
	errors: [],
});

/** Returns the key for the app. It has no effect until `confirmTwoStep`. */
export const beginTwoStep = defineCall({
	id: 'beginTwoStep',
	method: 'POST',
	path: '/api/account/two-step/key',
	access: 'user',
	idempotent: true,
	body: z.strictObject({ password }),
	/** `address` is the key as apps read it from a QR code: `otpauth://totp/…`. */
	answer: z.object({ key: z.string(), address: z.string() }),
	status: 200,
	errors: ['WRONG_PASSWORD', 'TWO_STEP_ON', 'RATE_LIMITED'],
});

/** Turns it on with a first code from the app. Shows the recovery codes once and ends other sessions. */
export const confirmTwoStep = defineCall({
	id: 'confirmTwoStep',
	method: 'POST',
	path: '/api/account/two-step',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ code }),
	answer: recoveryCodes,
	status: 200,
	errors: ['WRONG_CODE', 'TOO_MANY_CODES', 'TWO_STEP_ON', 'TWO_STEP_NOT_BEGUN', 'RATE_LIMITED'],
});

/** Turns it off. */
export const turnOffTwoStep = defineCall({
	id: 'turnOffTwoStep',
	method: 'POST',
	path: '/api/account/two-step/off',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ password, code }),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'TWO_STEP_OFF', 'RATE_LIMITED'],
});

/** Returns ten new recovery codes. The old ones stop working. */
export const renewRecoveryCodes = defineCall({
	id: 'renewRecoveryCodes',
	method: 'POST',
	path: '/api/account/two-step/recovery-codes',
	access: 'user',
	idempotent: false,
	body: z.strictObject({ password, code }),
	answer: recoveryCodes,
	status: 200,
	errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_CODES', 'TWO_STEP_OFF', 'RATE_LIMITED'],
});
