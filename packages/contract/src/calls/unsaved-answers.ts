/** What a person typed and has not saved yet: kept so that leaving the page, or the device, loses nothing. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { answers, id, idParams, timestamp } from '../shapes.ts';

/** The address of a form. */
const page = z
	.string()
	.max(200)
	.regex(/^\/[\w/-]+$/);

const unsaved = z.strictObject({
	page,
	/** What it is about: it goes with these. Null for the person's own details. */
	taxReturnId: id.nullable(),
	/** Null for a new entry. */
	entryId: id.nullable(),
	/** Chosen by the page. Saving an entry under this id takes the draft away. */
	sentAs: id,
	/** As typed, by question; only what was changed. */
	typed: answers,
	/** The saved answers to those questions at the time. */
	seen: answers,
});

const own = { access: 'user', idempotent: true, status: 200, errors: [] } as const;

/** What was typed on a page; null if nothing, or if it was saved. */
export const unsavedAnswers = defineCall({
	...own,
	id: 'unsavedAnswers',
	method: 'GET',
	path: '/api/unsaved-answers',
	query: z.object({ page }),
	answer: z.object({ unsaved: unsaved.extend({ typedAt: timestamp }).nullable() }),
});

/** The pages of a return on which something is typed and not saved; the latest first. */
export const unsavedPages = defineCall({
	...own,
	id: 'unsavedPages',
	method: 'GET',
	path: '/api/tax-returns/:id/unsaved-answers',
	access: 'owner',
	params: idParams,
	answer: z.array(z.object({ page, typedAt: timestamp })),
});

/** Keeps what was typed on a page, replacing what was kept before. It never counts and is never checked. */
export const keepUnsavedAnswers = defineCall({
	...own,
	id: 'keepUnsavedAnswers',
	method: 'PUT',
	path: '/api/unsaved-answers',
	body: unsaved,
	answer: z.object({ success: z.literal(true) }),
	errors: ['REQUEST_TOO_LARGE', 'RETURN_LOCKED', 'RETURN_ACCEPTED'],
});

/** Forgets what was typed on a page. */
export const dropUnsavedAnswers = defineCall({
	...own,
	id: 'dropUnsavedAnswers',
	method: 'DELETE',
	path: '/api/unsaved-answers',
	query: z.object({ page }),
	answer: z.object({ success: z.literal(true) }),
});
