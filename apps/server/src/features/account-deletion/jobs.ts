/** The job that removes what a closed account kept, once the retention period ends. */
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done } from '../../jobs/job.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { askToErase } from '../documents/jobs.ts';
import { documentIdsOfReturn, isClosed, lockEverything, removeKeptReturn, removeUser } from './repository.ts';

const removeJob = defineJob({
	kind: 'account.remove',
	lane: 'upkeep',
	payload: z.object({ userId: z.string(), taxReturnId: z.string() }),
});

/** Schedules the removal of a closed account's return at the end of its retention period. */
export function askToRemove(
	{ jobs, clock }: Services,
	tx: Transaction,
	{
		userId,
		taxReturnId,
		until,
	}: { readonly userId: string; readonly taxReturnId: string; readonly until: Date },
): Promise<void> {
	// `until` follows from times this clock recorded.
	const afterMs = until.getTime() - clock.now().getTime();
	return jobs.enqueue(tx, removeJob, { userId, taxReturnId }, { afterMs });
}

/** Registers the job. */
export function registerRemoval(services: Services): void {
	services.jobs.registerHandler(removeJob, async ({ payload: { userId, taxReturnId } }) => {
		await services.database.transaction((tx) => remove(tx, services, userId, taxReturnId));
		return done;
	});
}

/** When its last return goes, so does the account. */
async function remove(
	tx: Transaction,
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<void> {
	if (!(await isClosed(tx, userId))) return;
	const returns = await lockEverything(tx, userId);
	for (const id of await documentIdsOfReturn(tx, taxReturnId)) await askToErase(services, tx, id, 'now');
	await removeKeptReturn(tx, userId, taxReturnId);
	if (returns.every(({ id }) => id === taxReturnId)) await removeUser(tx, userId);
	await audit(tx, {
		at: services.clock.now(),
		userId,
		action: 'account.removed',
		subject: `taxReturn:${taxReturnId}`,
	});
}
