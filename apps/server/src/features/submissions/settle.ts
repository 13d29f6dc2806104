/** When the service is configured for another HMRC: what one of them took is not filed with another. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import type { Database } from '../../database/database.ts';
import { isTaken, madeFor, returnStatus, standsBy } from './policy.ts';
import { listMisplacedReturns, listSubmissions, updateReturn } from './repository.ts';

/** Has every return stand as it stands with one HMRC. Changes nothing where that is so already, which is nearly always. */
export async function settleReturns(database: Database, environment: HmrcEnvironment): Promise<void> {
	await database.transaction(async (tx) => {
		for (const { id, userId, keepsFiled } of await listMisplacedReturns(tx, environment)) {
			const stands = standsBy(madeFor(environment, await listSubmissions(tx, userId, id)));
			const amending = keepsFiled && stands !== undefined && isTaken(stands);
			await updateReturn(tx, id, {
				amending,
				status: stands && !amending ? returnStatus(stands.state) : 'draft',
				submissionStatus: stands && !amending ? stands.state : null,
				submissionId: stands?.id ?? null,
				submissionDate: stands?.createdAt ?? null,
			});
		}
	});
}
