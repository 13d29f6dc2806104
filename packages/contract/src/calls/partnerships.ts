/** Partnerships: the statement, and single-use codes that give each partner their figures. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { blocker, id, idParams, proposal, partnershipStatement as statement, timestamp } from '../shapes.ts';

const owned = { access: 'owner', idempotent: true, params: idParams, status: 200, errors: [] } as const;

/** The partnership statement from the current answers, complete or not. */
export const getPartnershipStatement = defineCall({
	...owned,
	id: 'getPartnershipStatement',
	method: 'GET',
	path: '/api/tax-returns/:id/partnership-statement',
	answer: statement.extend({
		/** Why some amounts can't be given or divided yet. */
		problems: z.array(blocker),
	}),
	errors: ['WRONG_RETURN_TYPE'],
});

/** The state of a partner's code. Doesn't say who used it. */
const partnerCode = z.object({
	/** The code's id; null if none was made. */
	id: id.nullable(),
	/** The partner's entry. */
	partner: id,
	name: z.string().nullable(),
	status: z.enum(['none', 'open', 'used', 'expired']),
	/** Whether the figures passed on still match the answers; null without a code. */
	upToDate: z.boolean().nullable(),
	expiresAt: timestamp.nullable(),
	usedAt: timestamp.nullable(),
});

/** Every partner, with the latest code made for them. The codes themselves aren't stored. */
export const listPartnerCodes = defineCall({
	...owned,
	id: 'listPartnerCodes',
	method: 'GET',
	path: '/api/tax-returns/:id/partner-codes',
	answer: z.array(partnerCode),
	errors: ['WRONG_RETURN_TYPE'],
});

/** Makes a partner's code for the current figures, replacing the previous one. Shown only once. */
export const createPartnerCode = defineCall({
	...owned,
	id: 'createPartnerCode',
	method: 'POST',
	path: '/api/tax-returns/:id/partner-codes',
	idempotent: false,
	body: z.strictObject({ partner: id }),
	answer: z.object({ id, code: z.string(), expiresAt: timestamp }),
	status: 201,
	errors: ['WRONG_RETURN_TYPE', 'RETURN_INCOMPLETE'],
});

export const withdrawPartnerCode = defineCall({
	...owned,
	id: 'withdrawPartnerCode',
	method: 'DELETE',
	path: '/api/partner-codes/:id',
	answer: z.object({ success: z.literal(true) }),
});

/** A partner enters the code on their own return, where it becomes a proposal. Works once. */
export const usePartnerCode = defineCall({
	...owned,
	id: 'usePartnerCode',
	method: 'POST',
	path: '/api/tax-returns/:id/partnership-shares',
	idempotent: false,
	body: z.strictObject({ code: z.string().max(100) }),
	answer: proposal,
	status: 201,
	errors: [
		'PARTNER_CODE_UNKNOWN',
		'PARTNER_CODE_OTHER_YEAR',
		'WRONG_RETURN_TYPE',
		'RETURN_LOCKED',
		'RETURN_ACCEPTED',
		'RATE_LIMITED',
	],
});
