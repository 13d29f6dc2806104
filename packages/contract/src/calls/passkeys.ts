/** Passkeys: signing in with one, as the second step or instead of password and code; adding, renaming and removing them. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams, isStorable, timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
/** Base64url, as browsers send it. */
const bytes = (longest: number) => z.string().max(longest).refine(isStorable);
const name = z.string().trim().min(1).max(60);
/** A passkey, in the browser's terms. */
const known = z.array(z.object({ id: z.string(), transports: z.array(z.string()) }));

/** Returns a challenge to sign in with: valid once, for five minutes, in this browser. */
export const askForPasskey = defineCall({
	id: 'askForPasskey',
	method: 'POST',
	path: '/api/login/code/passkey/challenge',
	access: 'public',
	idempotent: false,
	/** `secondStep`: after `login` asked for a code; otherwise instead of the password. */
	body: z.strictObject({ secondStep: z.boolean() }),
	/** `known` lists the user's own, in the second step only: nobody else learns who has any. */
	answer: z.object({ challenge: z.string(), site: z.string(), known }),
	status: 200,
	errors: ['CODE_STEP_OVER', 'RATE_LIMITED'],
});

/** Signs in with the signed challenge. */
export const logInWithPasskey = defineCall({
	id: 'logInWithPasskey',
	method: 'POST',
	path: '/api/login/code/passkey',
	access: 'public',
	idempotent: false,
	body: z.strictObject({
		id: bytes(1400),
		clientData: bytes(4000),
		authenticatorData: bytes(4000),
		signature: bytes(8000),
		/** The user it belongs to, according to the authenticator. */
		userHandle: bytes(100).optional(),
		/** As the challenge was requested. */
		secondStep: z.boolean(),
		/** Whether this browser stays signed in. In the second step, `login` was told. */
		stay: z.boolean().optional(),
	}),
	answer: success,
	status: 200,
	errors: ['CODE_STEP_OVER', 'PASSKEY_REFUSED', 'RATE_LIMITED'],
});

/** The caller's passkeys, oldest first. */
export const listPasskeys = defineCall({
	id: 'listPasskeys',
	method: 'GET',
	path: '/api/account/passkeys',
	access: 'user',
	idempotent: true,
	answer: z.array(
		z.object({ id: z.string(), name: z.string(), addedAt: timestamp, lastUsedAt: timestamp.nullable() }),
	),
	status: 200,
	errors: [],
});

/** Returns what the browser needs to make a new one. */
export const beginPasskey = defineCall({
	id: 'beginPasskey',
	method: 'POST',
	path: '/api/account/passkeys/challenge',
	access: 'user',
	idempotent: false,
	answer: z.object({
		challenge: z.string(),
		site: z.string(),
		/** In base64url. */
		userHandle: z.string(),
		username: z.string(),
		/** COSE numbers, in order of preference. */
		algorithms: z.array(z.number()),
		/** Those the user already has: an authenticator makes no second one. */
		known,
	}),
	status: 200,
	errors: ['PASSWORD_NEEDED', 'TOO_MANY_PASSKEYS', 'RATE_LIMITED'],
});

/** Saves a new one under a name. */
export const addPasskey = defineCall({
	id: 'addPasskey',
	method: 'POST',
	path: '/api/account/passkeys',
	access: 'user',
	idempotent: false,
	body: z.strictObject({
		name,
		id: bytes(1400),
		clientData: bytes(4000),
		attestation: bytes(16_000),
		transports: z.array(z.string().max(20)).max(10),
	}),
	answer: success,
	status: 201,
	errors: ['PASSWORD_NEEDED', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS', 'RATE_LIMITED'],
});

/** Renames one. */
export const renamePasskey = defineCall({
	id: 'renamePasskey',
	method: 'PATCH',
	path: '/api/account/passkeys/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({ name }),
	answer: success,
	status: 200,
	errors: [],
});

/** Removes one, which can no longer sign in. */
export const removePasskey = defineCall({
	id: 'removePasskey',
	method: 'DELETE',
	path: '/api/account/passkeys/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: success,
	status: 200,
	errors: ['PASSWORD_NEEDED'],
});
