/** Starts a return from last year's: our own, or the XML of another product. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { answers, idParams, taxYear } from '../shapes.ts';

const carriedEntry = z.strictObject({ section: z.string().max(64), answers });

const suggestion = z.object({
	/** The year it comes from; null without such a return. */
	from: taxYear.nullable(),
	/** What this year's return lacks. */
	entries: z.array(carriedEntry),
});

const owned = { access: 'owner', params: idParams } as const;

/** What the person's own return of the year before gives. Nothing changes. */
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

/** Multipart: document (the XML of last year's return). It is read, not stored, and nothing changes. */
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

/** Adds what the person chose, all of it or nothing. */
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
