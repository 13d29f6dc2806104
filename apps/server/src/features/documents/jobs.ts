/** The jobs of documents: reading one, and erasing the file of one that is gone. */
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { readStoredDocument } from './reading.ts';
import { findDocumentOwner } from './repository.ts';

const payload = z.object({ documentId: z.string() });
/** Reads a document that was uploaded. */
export const readJob = defineJob({ kind: 'document.read', lane: 'reading', payload });

/** Erases the file of a document that is gone. */
export const eraseJob = defineJob({ kind: 'document.erase', lane: 'upkeep', payload });
/** An upload is over by then, or never will be. */
const LATER_MS = 60 * 60 * 1000;

/** Registers who does the jobs. */
export function registerDocumentJobs(services: Services): void {
	services.jobs.registerHandler(readJob, async ({ payload: { documentId }, failures }) =>
		readStoredDocument(services, documentId, failures),
	);
	services.jobs.registerHandler(eraseJob, async ({ payload: { documentId: id } }) => {
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
	return jobs.enqueue(
		queries,
		readJob,
		{ documentId },
		{ dedupeKey: `${readJob.kind} ${documentId}`, userId },
	);
}

/** Asks for the file of a document to be erased, if there is no such document then. */
export function askToErase(
	{ jobs }: Services,
	queries: Queries,
	documentId: string,
	when: 'now' | 'later',
): Promise<void> {
	return jobs.enqueue(queries, eraseJob, { documentId }, { afterMs: when === 'now' ? 0 : LATER_MS });
}
