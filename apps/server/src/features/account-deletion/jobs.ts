/** The job that removes what a closed account kept, once its time is over. */
import type { Transaction } from '../../database/database.ts';
import { done, type Job } from '../../jobs/job.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { askToErase } from '../documents/jobs.ts';
import { documentIdsOfReturn, isClosed, lockEverything, removeKeptReturn, removeUser } from './repository.ts';

const REMOVE = 'account.remove';

/** Asks for a return of a closed account to be removed when its time is over. */
export function askToRemove(
	{ jobs }: Services,
	tx: Transaction,
	{
		userId,
		taxReturnId,
		until,
	}: { readonly userId: string; readonly taxReturnId: string; readonly until: Date },
): Promise<void> {
	return jobs.enqueue(tx, REMOVE, { userId, taxReturnId }, { runAt: until });
}

/** Registers who does the job. */
export function registerRemoval(services: Services): void {
	services.jobs.registerHandler(REMOVE, async (job) => {
		const [userId, taxReturnId] = [idIn(job, 'userId'), idIn(job, 'taxReturnId')];
		await services.database.transaction((tx) => remove(tx, services, userId, taxReturnId));
		return done;
	});
}

/** With its last return the account itself goes. */
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

function idIn({ payload }: Job, name: string): string {
	const id = Object.entries(payload ?? {}).find(([key]) => key === name)?.[1];
	if (typeof id !== 'string') throw new TypeError(`a job of an account without its ${name}`);
	return id;
}
