/** The jobs of documents: reading one, and erasing the file of a deleted one. */
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { readStoredDocument } from './reading.ts';
import { findDocumentOwner } from './repository.ts';

const payload = z.object({ documentId: z.string() });
/** Reads an uploaded document. */
export const readJob = defineJob({ kind: 'document.read', lane: 'reading', payload });

/** Erases the file of a deleted document. */
export const eraseJob = defineJob({ kind: 'document.erase', lane: 'upkeep', payload });
/** By then an upload is finished, or never will be. */
const LATER_MS = 60 * 60 * 1000;

/** Registers the jobs. */
export function registerDocumentJobs(services: Services): void {
	services.jobs.registerHandler(readJob, async ({ payload: { documentId }, failures }) =>
		readStoredDocument(services, documentId, failures),
	);
	services.jobs.registerHandler(eraseJob, async ({ payload: { documentId: id } }) => {
		if ((await findDocumentOwner(services.database, id)) === undefined) await services.storage.remove(id);
		return done;
	});
}

/** Queues the reading of a document. */
export function askToRead(
	{ jobs }: Services,
	queries: Queries,
	{
		documentId,
		userId,
		named = '',
	}: { readonly documentId: string; readonly userId: string; readonly named?: string },
): Promise<void> {
	// A document is read again as what its owner says it is, even while it is still being read as something else.
	const dedupeKey = `${readJob.kind} ${documentId} ${named}`.trim();
	return jobs.enqueue(queries, readJob, { documentId }, { dedupeKey, userId });
}

/** Queues erasing a document's file, if there is no such document by then. */
export function askToErase(
	{ jobs }: Services,
	queries: Queries,
	documentId: string,
	when: 'now' | 'later',
): Promise<void> {
	return jobs.enqueue(queries, eraseJob, { documentId }, { afterMs: when === 'now' ? 0 : LATER_MS });
}
