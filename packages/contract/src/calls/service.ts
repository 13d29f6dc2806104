/** About the service itself. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { taxYear } from '../shapes.ts';

/** What the pages need to know before anyone signs in. */
export const getService = defineCall({
	id: 'getService',
	method: 'GET',
	path: '/api/service',
	access: 'public',
	idempotent: true,
	answer: z.object({
		/** Only `live` reaches HMRC for real; every other value shows TEST (ruling 8). */
		environment: z.enum(['local', 'sandbox', 'test-in-live', 'live']),
		/** Years that are calculated, newest first, and whether each can be filed. */
		taxYears: z.array(z.object({ taxYear, canFile: z.boolean(), onlineDeadline: z.string() })),
		/** The year whose return falls due next (ruling 4). */
		defaultTaxYear: taxYear,
		/** Today in the United Kingdom, by the server's clock. */
		today: z.string(),
	}),
	status: 200,
	errors: [],
});

export const getHealth = defineCall({
	id: 'getHealth',
	method: 'GET',
	path: '/api/health',
	access: 'public',
	idempotent: true,
	answer: z.object({ status: z.literal('ok') }),
	status: 200,
	errors: ['UNAVAILABLE'],
});
