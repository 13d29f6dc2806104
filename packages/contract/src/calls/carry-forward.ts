/** Starts a return from last year's: our own, or another product's XML. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { answers, idParams, taxYear } from '../shapes.ts';

const carriedEntry = z.strictObject({ section: z.string().max(64), answers });

const suggestion = z.object({
	/** The year it comes from; null if there is no such return. */
	from: taxYear.nullable(),
	/** What this year's return lacks. */
	entries: z.array(carriedEntry),
});

const owned = { access: 'owner', params: idParams } as const;

/** What the user's own return of the previous year suggests. Changes nothing. */
export const getCarryForward = defineCall({
	...owned,
	id: 'getCarryForward',
	method: 'GET',
	path: '/api/tax-returns/:id/carry-forward',
	idempotent: true,
	answer: suggestion,
	status: 200,
	errors: ['WRONG_RETURN_TYPE'],
});

/** Multipart: document (the XML of last year's return). Read, not stored; changes nothing. */
export const readLastReturn = defineCall({
	...owned,
	id: 'readLastReturn',
	method: 'POST',
	path: '/api/tax-returns/:id/carry-forward/read',
	idempotent: true,
	media: 'multipart',
	answer: suggestion,
	status: 200,
	errors: [
		'WRONG_RETURN_TYPE',
		'RATE_LIMITED',
		'LAST_RETURN_TOO_LARGE',
		'LAST_RETURN_UNREADABLE',
		'LAST_RETURN_OTHER_YEAR',
		'LAST_RETURN_OTHER_PERSON',
	],
});

/** Adds what the user chose, all or nothing. */
export const carryForward = defineCall({
	...owned,
	id: 'carryForward',
	method: 'POST',
	path: '/api/tax-returns/:id/carry-forward',
	idempotent: false,
	body: z.strictObject({ entries: z.array(carriedEntry).min(1).max(500) }),
	answer: z.object({ added: z.number().int() }),
	status: 201,
	errors: ['WRONG_RETURN_TYPE', 'TOO_MANY_ENTRIES', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});
