/** The jobs of documents: reading one, and erasing the file of one that is gone. */
import type { Queries } from '../../database/database.ts';
import { done, type Job } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { readStoredDocument } from './reading.ts';
import { findDocumentOwner } from './repository.ts';

const READ = 'document.read';
const ERASE = 'document.erase';
/** An upload is over by then, or never will be. */
const LATER_MS = 60 * 60 * 1000;

/** Registers who does the jobs. */
export function registerDocumentJobs(services: Services): void {
	services.jobs.registerHandler(READ, async (job) => readStoredDocument(services, idOf(job), job.failures));
	services.jobs.registerHandler(ERASE, async (job) => {
		const id = idOf(job);
		if ((await findDocumentOwner(services.database, id)) === undefined) await services.storage.remove(id);
		return done;
	});
}

/** Asks for a document to be read. */
export function askToRead(
	{ jobs }: Services,
	queries: Queries,
	{ documentId, userId }: { readonly documentId: string; readonly userId: string },
): Promise<void> {
	return jobs.enqueue(queries, READ, { documentId }, { dedupeKey: `${READ} ${documentId}`, userId });
}

/** Asks for the file of a document to be erased, if there is no such document then. */
export function askToErase(
	{ jobs, clock }: Services,
	queries: Queries,
	documentId: string,
	when: 'now' | 'later',
): Promise<void> {
	const runAt = new Date(clock.now().getTime() + (when === 'now' ? 0 : LATER_MS));
	return jobs.enqueue(queries, ERASE, { documentId }, { runAt });
}

function idOf({ payload }: Job): string {
	const id =
		typeof payload === 'object' && payload !== null && 'documentId' in payload
			? payload.documentId
			: undefined;
	if (typeof id !== 'string') throw new TypeError('a document job without a document');
	return id;
}
