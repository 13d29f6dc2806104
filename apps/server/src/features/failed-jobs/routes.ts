/** Lists a person's failed jobs, and tries them again. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { findJobOwner } from '../../jobs/job-repository.ts';
import { audit } from '../../platform/audit-repository.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { presentFailedJob } from './present.ts';

/** Registers the calls. */
export function registerFailedJobs(app: FastifyInstance, { database, jobs, clock }: Services): void {
	registerCall(app, calls.failedJobs, {
		handle: async ({ user }) => succeed((await jobs.listDead(user.userId)).map(presentFailedJob)),
	});
	registerCall(app, calls.retryJob, {
		findOwner: async ({ id }) => (id === undefined ? undefined : findJobOwner(database, id)),
		handle: async ({ user: { userId }, params: { id } }) => {
			if (!(await jobs.revive(userId, id))) return fail('JOB_NOT_FAILED');
			await audit(database, { at: clock.now(), userId, action: 'job.retried', subject: `job:${id}` });
			return succeed({ success: true as const });
		},
	});
}
