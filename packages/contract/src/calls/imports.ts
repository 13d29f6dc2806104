/** Imports what was exported. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes.ts';

/**
 * Imports facts as JSON, as `exportTaxReturn` and the command line write them, into an empty return. All or nothing: a fact
 * that no question asks for is rejected with its path.
 */
export const importTaxReturn = defineCall({
	id: 'importTaxReturn',
	method: 'POST',
	path: '/api/import/tax-return/:id',
	access: 'owner',
	idempotent: false,
	params: idParams,
	body: z.record(z.string(), z.unknown()),
	answer: z.object({
		/** The number of entries now. */
		added: z.number().int(),
		/** Profile fields left unchanged, although the file has other values. */
		kept: z.array(z.string()),
	}),
	status: 201,
	errors: [
		...(['RETURN_NOT_EMPTY', 'RETURN_LOCKED', 'RETURN_ACCEPTED', 'TOO_MANY_ENTRIES'] as const),
		...(['IMPORT_OTHER_YEAR', 'IMPORT_OTHER_PERSON'] as const),
	],
});

/** Imports a ZIP from `exportAllData` into an account without returns or documents. All or nothing. */
export const importAllData = defineCall({
	id: 'importAllData',
	method: 'POST',
	path: '/api/import/all-data',
	access: 'user',
	idempotent: false,
	media: 'multipart',
	answer: z.object({
		returns: z.number().int(),
		entries: z.number().int(),
		documents: z.number().int(),
		/** Attempts to file: history, which can't be changed. */
		submissions: z.number().int(),
		/** Profile fields left unchanged, although the archive has other values. */
		kept: z.array(z.string()),
	}),
	status: 201,
	errors: [
		...(['ARCHIVE_UNREADABLE', 'ARCHIVE_TOO_LARGE', 'ACCOUNT_NOT_EMPTY', 'IMPORT_UNDER_WAY'] as const),
		...(['IMPORT_OTHER_PERSON', 'TOO_MANY_ENTRIES', 'TOO_MANY_DOCUMENTS', 'RATE_LIMITED'] as const),
	],
});
