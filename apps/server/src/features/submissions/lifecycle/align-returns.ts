/** When the service is configured for another HMRC: what one of them accepted is not filed with another. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { isOver, isTaken, madeFor, returnStatus, standsBy } from '@halfpenny/lifecycle';
import type { Database, Transaction } from '../../../database/database.ts';
import {
	changedSinceKept,
	forgetFiledEntries,
	keepFiledEntries,
	restoreFiledEntries,
} from '../../entries/filed-entries-repository.ts';
import { touchFacts } from '../../tax-returns/repository.ts';
import { listSubmissions, type Submission } from '../repository.ts';
import { updateReturn } from '../return-repository.ts';
import { listMisplacedReturns } from './misplaced-returns-repository.ts';

/** Sets every return's status to what one HMRC has. Usually there is nothing to change. */
export async function alignReturns(database: Database, environment: HmrcEnvironment): Promise<void> {
	await database.transaction(async (tx) => {
		for (const misplaced of await listMisplacedReturns(tx, environment)) {
			const all = await listSubmissions(tx, misplaced.userId, misplaced.id);
			const left = all.find(({ id }) => id === misplaced.submissionId);
			// The first copy stays: it is what that HMRC has when it is configured again.
			if (left && !isOver(left.state) && !misplaced.keepsFiled) await keepFiledEntries(tx, misplaced.id);
			await align(tx, misplaced.id, standsBy(madeFor(environment, all)));
		}
	});
}

/**
 * Answers changed while another HMRC was configured are a change to what this one has, open and can be cancelled. While
 * one is on its way here there is no change to open: the answers are those that were sent.
 */
async function align(tx: Transaction, id: string, stands: Submission | undefined): Promise<void> {
	const changed = stands !== undefined && !isOver(stands.state) && (await changedSinceKept(tx, id));
	const amending = changed && isTaken(stands);
	if (changed && !amending) {
		await restoreFiledEntries(tx, id);
		await touchFacts(tx, id);
	}
	await updateReturn(tx, id, {
		amending,
		status: stands && !amending ? returnStatus(stands.state) : 'draft',
		submissionStatus: stands && !amending ? stands.state : null,
		submissionId: stands?.id ?? null,
		submissionDate: stands?.createdAt ?? null,
	});
	if (stands && !isOver(stands.state)) await forgetFiledEntries(tx, id);
}
