/** The job that deletes messages after three years. */
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done, type Outcome, retryAfter } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOlder } from './repository.ts';

const YEARS_KEPT = 3;

const forgetJob = defineJob({
	kind: 'chat.forget',
	lane: 'upkeep',
	payload: z.object({ conversationId: z.string() }),
});

/** Schedules the deletion of a conversation that begins now. */
export function askToForget(
	{ jobs, clock }: Services,
	tx: Transaction,
	conversationId: string,
): Promise<void> {
	const now = clock.now();
	const afterMs = yearsFrom(now, YEARS_KEPT).getTime() - now.getTime();
	return jobs.enqueue(tx, forgetJob, { conversationId }, { afterMs });
}

/** Registers the job. */
export function registerForgetting(services: Services): void {
	services.jobs.registerHandler(forgetJob, ({ payload }) => forget(services, payload.conversationId));
}

async function forget({ database, clock }: Services, id: string): Promise<Outcome> {
	const now = clock.now();
	const oldest = await database.transaction((tx) => deleteOlder(tx, id, yearsFrom(now, -YEARS_KEPT)));
	if (!oldest) return done;
	// A message is deleted some time after that age, not exactly at it.
	return retryAfter(Math.max(1000, yearsFrom(oldest, YEARS_KEPT).getTime() - now.getTime() + 1));
}

function yearsFrom(moment: Date, years: number): Date {
	const other = new Date(moment);
	other.setUTCFullYear(moment.getUTCFullYear() + years);
	return other;
}
