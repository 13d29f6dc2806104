/** Sign up, sign in, sign out; the profile. */
import { PASSWORD_LEAST, PASSWORD_MOST, USERNAME_LEAST } from '@halfpenny/facts';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams, plan, user } from '../shapes.ts';

const success = z.object({ success: z.literal(true) });

/** Whether to stay signed in for 30 days after each visit, up to 60, instead of until the browser closes. */
const stay = z.boolean().optional();

export const signup = defineCall({
	id: 'signup',
	method: 'POST',
	path: '/api/signup',
	access: 'public',
	idempotent: false,
	body: z.strictObject({
		username: z.string().trim().min(USERNAME_LEAST).max(60),
		email: z.email().max(254),
		password: z.string().min(PASSWORD_LEAST).max(PASSWORD_MOST),
		stay,
		plan: plan.optional(),
	}),
	answer: success,
	status: 201,
	errors: ['USERNAME_TAKEN', 'RATE_LIMITED'],
});

export const login = defineCall({
	id: 'login',
	method: 'POST',
	path: '/api/login',
	access: 'public',
	idempotent: false,
	body: z.strictObject({
		username: z.string().max(254),
		password: z.string().max(200),
		stay,
	}),
	/** False with two-step sign-in: `logInWithCode` then finishes. */
	answer: z.union([success, z.object({ success: z.literal(false), codeNeeded: z.literal(true) })]),
	status: 200,
	errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
});

export const logout = defineCall({
	id: 'logout',
	method: 'POST',
	path: '/api/logout',
	access: 'public',
	idempotent: true,
	answer: success,
	status: 200,
	errors: [],
});

export const getUser = defineCall({
	id: 'getUser',
	method: 'GET',
	path: '/api/user',
	access: 'user',
	idempotent: true,
	answer: user,
	status: 200,
	errors: [],
});

export const getProfile = defineCall({
	id: 'getProfile',
	method: 'GET',
	path: '/api/users/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	answer: user,
	status: 200,
	errors: [],
});

const text = (longest: number) => z.string().trim().max(longest).nullable().optional();

export const updateProfile = defineCall({
	id: 'updateProfile',
	method: 'PATCH',
	path: '/api/users/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	body: z.strictObject({
		firstName: text(60),
		lastName: text(60),
		email: z.email().max(254).optional(),
		dateOfBirth: text(10),
		nationalInsurance: text(20),
		uniqueTaxReference: text(20),
		noUniqueTaxReferenceYet: z.boolean().optional(),
		addressLine1: text(100),
		addressLine2: text(100),
		city: text(100),
		county: text(100),
		postcode: text(12),
		phoneNumber: text(30),
	}),
	answer: user,
	status: 200,
	errors: ['USERNAME_TAKEN'],
});
