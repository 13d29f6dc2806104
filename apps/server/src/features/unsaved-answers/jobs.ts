/** The job that forgets unsaved answers 30 days after they were typed. */
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done, type Outcome, retryAfter } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOld } from './repository.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const forgetJob = defineJob({
	kind: 'unsaved-answers.forget',
	lane: 'upkeep',
	payload: z.object({ id: z.string() }),
});

/** Schedules that answers typed now are forgotten. */
export function askToForgetUnsaved({ jobs }: Services, tx: Transaction, id: string): Promise<void> {
	return jobs.enqueue(tx, forgetJob, { id }, { afterMs: KEPT_MS });
}

/** Registers the job. */
export function registerForgettingUnsaved(services: Services): void {
	services.jobs.registerHandler(forgetJob, ({ payload }) => forget(services, payload.id));
}

async function forget({ database, clock }: Services, id: string): Promise<Outcome> {
	const now = clock.now().getTime();
	const typedAt = await database.transaction((tx) => deleteOld(tx, id, new Date(now - KEPT_MS)));
	return typedAt ? retryAfter(Math.max(1000, typedAt.getTime() + KEPT_MS - now + 1)) : done;
}
