/** Bringing back what was exported. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes.ts';

/**
 * Facts as JSON, as `exportTaxReturn` gives them and the command line reads them, into a return without answers. All of
 * it or nothing: what no question asks is refused by its path.
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
		/** Profile fields kept although the file has other values. */
		kept: z.array(z.string()),
	}),
	status: 201,
	errors: [
		...(['RETURN_NOT_EMPTY', 'RETURN_LOCKED', 'RETURN_ACCEPTED', 'TOO_MANY_ENTRIES'] as const),
		...(['IMPORT_OTHER_YEAR', 'IMPORT_OTHER_PERSON'] as const),
	],
});

/** A ZIP as `exportAllData` gives it, into an account without returns and documents. All of it or nothing. */
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
		/** Attempts to file: history that stays as it is. */
		submissions: z.number().int(),
		/** Profile fields kept although the archive has other values. */
		kept: z.array(z.string()),
	}),
	status: 201,
	errors: [
		...(['ARCHIVE_UNREADABLE', 'ARCHIVE_TOO_LARGE', 'ACCOUNT_NOT_EMPTY', 'IMPORT_UNDER_WAY'] as const),
		...(['IMPORT_OTHER_PERSON', 'TOO_MANY_ENTRIES', 'TOO_MANY_DOCUMENTS', 'RATE_LIMITED'] as const),
	],
});
