/** Failed background jobs. Users see their own and can retry them. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id, idParams, timestamp } from '../shapes.ts';

export const failedJobs = defineCall({
	id: 'failedJobs',
	method: 'GET',
	path: '/api/jobs/failed',
	access: 'user',
	idempotent: true,
	answer: z.array(
		z.object({
			id,
			kind: z.string(),
			/** What it does, in words. */
			title: z.string(),
			/** Why it failed: a stable code, and a sentence saying what a retry does. */
			reason: z.object({ code: z.string(), message: z.string() }),
			submissionId: id.nullable(),
			documentId: id.nullable(),
			failedAt: timestamp,
		}),
	),
	status: 200,
	errors: [],
});

/** Restarts a job with all its tries. Never sends a submission twice: it asks HMRC again. */
export const retryJob = defineCall({
	id: 'retryJob',
	method: 'POST',
	path: '/api/jobs/:id/retry',
	access: 'owner',
	idempotent: false,
	params: idParams,
	answer: z.object({ success: z.literal(true) }),
	status: 200,
	errors: ['JOB_NOT_FAILED'],
});
