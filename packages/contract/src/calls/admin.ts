/** The page `/admin`: administrators, tests of HMRC, and the state of the service. Nothing about any taxpayer. */
import { PASSWORD_LEAST, PASSWORD_MOST, USERNAME_LEAST } from '@halfpenny/facts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hmrcEnvironment, id, idParams, taxYear, timestamp } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });
const user = z.object({ username: z.string() });

/** Signs an administrator in. Outside `local` an app code or a recovery code is needed too: the first time with the app's key. */
export const adminLogin = defineCall({
	id: 'adminLogin',
	method: 'POST',
	path: '/api/admin/login',
	access: 'public',
	idempotent: false,
	body: z.strictObject({
		username: z.string().max(60),
		password: z.string().max(200),
		code: z.string().max(60).optional(),
	}),
	answer: z.union([
		z.object({
			success: z.literal(true),
			user,
			/** Once the app has given its first code: each works once in place of one. Shown this once; null otherwise. */
			recoveryCodes: z.array(z.string()).nullable(),
		}),
		z.object({
			success: z.literal(false),
			codeNeeded: z.literal(true),
			/** Until the first code: the key, and the key as apps read it from a QR code (`otpauth://totp/…`). */
			setUp: z.object({ key: z.string(), address: z.string() }).nullable(),
		}),
	]),
	status: 200,
	errors: ['WRONG_CREDENTIALS', 'WRONG_CODE', 'RATE_LIMITED'],
});

export const adminLogout = defineCall({
	id: 'adminLogout',
	method: 'POST',
	path: '/api/admin/logout',
	access: 'public',
	idempotent: true,
	answer: success,
	status: 200,
	errors: [],
});

/** The administrator who is signed in. */
export const getAdmin = defineCall({
	id: 'getAdmin',
	method: 'GET',
	path: '/api/admin/user',
	access: 'admin',
	idempotent: true,
	answer: user,
	status: 200,
	errors: [],
});

/** Changes the administrator's own password, and ends their other sessions. Wrong current passwords slow down as at sign-in. */
export const changeAdminPassword = defineCall({
	id: 'changeAdminPassword',
	method: 'POST',
	path: '/api/admin/password',
	access: 'admin',
	idempotent: false,
	body: z.strictObject({
		/** The current one. */
		password: z.string().max(200),
		newPassword: z.string().min(PASSWORD_LEAST).max(PASSWORD_MOST),
	}),
	answer: success,
	status: 200,
	errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});

/** Creates an administrator. Needs another administrator, or the set-up token, which works once. */
export const createAdmin = defineCall({
	id: 'createAdmin',
	method: 'POST',
	path: '/api/admin/create-admin',
	access: 'public',
	idempotent: false,
	body: z.strictObject({
		username: z.string().trim().min(USERNAME_LEAST).max(60),
		password: z.string().min(PASSWORD_LEAST).max(PASSWORD_MOST),
		email: z.email().max(254),
		token: z.string().max(100).optional(),
	}),
	answer: z.object({ user }),
	status: 201,
	errors: ['ADMIN_TOKEN_WRONG', 'USERNAME_TAKEN', 'RATE_LIMITED'],
});

/** A stored test of HMRC. */
const testLog = z.object({
	id,
	success: z.boolean(),
	testType: z.enum(['hello', 'auth', 'fraud-headers']),
	/** The path below HMRC's address. */
	endpoint: z.string(),
	createdAt: timestamp,
	/** Null if it worked. */
	errorMessage: z.string().nullable(),
	/** Null for other tests. */
	fraudHeadersValidated: z.boolean().nullable(),
});

/** A new test. A failed test is also a successful answer. In live, all return NOT_FOUND. */
const tested = testLog.extend({
	/** What HMRC answered; null if it failed. */
	message: z.string().nullable(),
	/** The made-up user to sign in as at HMRC's sandbox. Only in the answer of `test-auth`. */
	testUser: z.object({ userId: z.string().nullable(), password: z.string().nullable() }).nullable(),
});

const test = {
	method: 'POST',
	access: 'admin',
	idempotent: false,
	answer: tested,
	status: 200,
	errors: ['NOT_FOUND', 'RATE_LIMITED'],
} as const;

/** Tests whether HMRC answers. */
export const adminTestHello = defineCall({
	id: 'adminTestHello',
	path: '/api/admin/hmrc/test-hello',
	...test,
});

/** Tests whether HMRC gives this service a token (client credentials). Sends nobody's password. */
export const adminTestAuth = defineCall({
	id: 'adminTestAuth',
	path: '/api/admin/hmrc/test-auth',
	...test,
});

/** Runs HMRC's validator on this call's fraud-prevention headers. */
export const adminTestFraudHeaders = defineCall({
	id: 'adminTestFraudHeaders',
	path: '/api/admin/hmrc/test-fraud-headers',
	...test,
});

/** The latest tests, newest first. */
export const adminTestLogs = defineCall({
	id: 'adminTestLogs',
	method: 'GET',
	path: '/api/admin/hmrc/test-logs',
	access: 'admin',
	idempotent: true,
	answer: z.array(testLog),
	status: 200,
	errors: [],
});

/** A stuck submission, with what HMRC's support asks for. */
const stuck = z.object({
	id,
	form: z.enum(['SA100', 'SA800']),
	taxYear,
	environment: z.string(),
	state: z.string(),
	createdAt: timestamp,
	/** Why, in words. */
	why: z.string(),
	transactionId: z.string(),
	correlationId: z.string().nullable(),
	irmark: z.string(),
});

/** An account waiting to file for a UTR. */
const waiting = z.object({
	id,
	environment: hmrcEnvironment,
	/** Whether another account has filed for it. Then it can only be moved. */
	reason: z.enum(['firstFiling', 'boundElsewhere']),
	askedAt: timestamp,
	username: z.string(),
	lastThreeDigits: z.string(),
});

const count = z.number().int().nonnegative();

/** What needs attention, with counts. */
export const adminOperations = defineCall({
	id: 'adminOperations',
	method: 'GET',
	path: '/api/admin/operations',
	access: 'admin',
	idempotent: true,
	answer: z.object({
		bindings: z.array(waiting),
		submissions: z.array(stuck),
		/** The latest failed jobs. */
		deadJobs: z.array(
			z.object({
				id,
				kind: z.string(),
				/** What it does, in words. */
				title: z.string(),
				/** A stable code. */
				reason: z.string(),
				failedAt: timestamp,
			}),
		),
		counts: z.object({
			accounts: count,
			taxReturns: count,
			submissions: z.array(z.object({ state: z.string(), count })),
			jobs: z.array(z.object({ state: z.enum(['waiting', 'running', 'dead']), count })),
		}),
	}),
	status: 200,
	errors: [],
});

/** Decides whether an account may file for a UTR, or moves a UTR to it from another account. */
export const decideBinding = defineCall({
	id: 'decideBinding',
	method: 'POST',
	path: '/api/admin/bindings/:id',
	access: 'admin',
	idempotent: false,
	params: idParams,
	body: z.strictObject({ decision: z.enum(['approve', 'decline', 'move']) }),
	answer: success,
	status: 200,
	errors: ['NOT_FOUND', 'UTR_BOUND_ELSEWHERE'],
});
