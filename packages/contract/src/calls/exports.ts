/** Downloads everything stored about a person. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes.ts';

/** Everything: profile, returns with answers, tax, filings and receipts, documents, consents, history. `zip` adds the files. */
export const exportAllData = defineCall({
	id: 'exportAllData',
	method: 'GET',
	path: '/api/export/all-data',
	access: 'user',
	idempotent: true,
	query: z.object({ format: z.enum(['json', 'csv', 'zip']).default('json') }),
	media: 'file',
	answer: z.unknown(),
	status: 200,
	errors: ['PASSWORD_NEEDED'],
});

/** The same for one return. `facts` is the format the command line reads. */
export const exportTaxReturn = defineCall({
	id: 'exportTaxReturn',
	method: 'GET',
	path: '/api/export/tax-return/:id',
	access: 'owner',
	idempotent: true,
	params: idParams,
	query: z.object({ format: z.enum(['json', 'csv', 'facts']).default('json') }),
	media: 'file',
	answer: z.unknown(),
	status: 200,
	errors: [],
});
