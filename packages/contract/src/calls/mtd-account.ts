/** Making Tax Digital: what a user owes HMRC, and a download of what was sent. */
import * as z from 'zod';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { businessId, hmrcErrors, testScenario } from '../mtd-shapes.ts';

/** The user's Self Assessment account at HMRC. */
export const mtdBalance = defineCall({
	id: 'mtdBalance',
	method: 'GET',
	path: '/api/mtd/account/balance',
	access: 'user',
	idempotent: true,
	query: z.object({ testScenario }),
	answer: z.object({
		totalBalance: amount,
		balanceDueWithin30Days: amount,
		overDueAmount: amount,
		unallocatedCredit: amount,
	}),
	status: 200,
	errors: hmrcErrors,
});

/** Every quarter saved or sent, of one business or all. The file is `mtd-submissions-2026-07-31.csv`. */
export const exportMtdSubmissions = defineCall({
	id: 'exportMtdSubmissions',
	method: 'GET',
	path: '/api/export/mtd-submissions',
	access: 'user',
	idempotent: true,
	query: z.object({
		format: z.enum(['json', 'csv']).default('json'),
		businessId: businessId.or(z.literal('')).optional(),
	}),
	media: 'file',
	answer: z.unknown(),
	status: 200,
	errors: [],
});
