/** The job that closes an expired proposal. */
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done, type Outcome, retryAfter } from '../../jobs/job.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { expireProposal, isOpen } from './repository.ts';

const expireJob = defineJob({
	kind: 'proposal.expire',
	lane: 'upkeep',
	payload: z.object({ proposalId: z.string() }),
});
/** The database's clock was set back after the job was queued. */
const TOO_EARLY_MS = 60_000;

/** Queues the closing of a proposal after this many milliseconds. */
export function askToExpire(
	{ jobs }: Services,
	tx: Transaction,
	proposalId: string,
	afterMs: number,
): Promise<void> {
	return jobs.enqueue(tx, expireJob, { proposalId }, { afterMs });
}

/** Registers the job. */
export function registerExpiry(services: Services): void {
	services.jobs.registerHandler(expireJob, ({ payload }) => expire(services, payload.proposalId));
}

async function expire({ database, jobs, clock, events }: Services, id: string): Promise<Outcome> {
	const expired = await database.transaction(async (tx) => {
		const at = clock.now();
		const row = await expireProposal(tx, jobs.now, id, at);
		if (row)
			await audit(tx, { at, userId: row.userId, action: 'proposal.expired', subject: `proposal:${id}` });
		return row;
	});
	if (expired?.taxReturnId) events.publish(expired.taxReturnId, { type: 'return', id: expired.taxReturnId });
	return !expired && (await isOpen(database, id)) ? retryAfter(TOO_EARLY_MS) : done;
}
