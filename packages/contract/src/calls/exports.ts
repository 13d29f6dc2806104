/** Everything stored about a person, as a download. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { idParams } from '../shapes.ts';

/** Everything: the profile, every return with its answers, tax, filings and receipts, documents, agreements, what was done; `zip` has the papers and what was sent as well. */
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

/** The same of one return; `facts` is what the command line reads. */
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
