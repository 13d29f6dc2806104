/** Reads a stored document and makes a proposal of what it says. Safe to run again: a document that was read stays as it is. */
import { type DocumentProblem, type Reading, readDocument } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import { done, type Outcome } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { propose } from '../proposals/commands.ts';
import { openFile, sealReading } from './document.ts';
import { errorOf } from './problems.ts';
import { type DocumentRow, lockDocument, updateDocument } from './repository.ts';

/** After so many failures of ours the person is told instead of kept waiting. */
const MOST_TRIES = 3;

/** Reads the document of this id, if there is one that was not read yet, and tells the pages that show its return. */
export async function readStoredDocument(services: Services, id: string, failures: number): Promise<Outcome> {
	const row = await begin(services, id);
	if (!row) return done;
	publish(services, row);
	const result =
		failures < MOST_TRIES
			? await read(services, row)
			: ({ ok: false, problem: 'document.tooComplex' } as const);
	await services.database.transaction((tx) => conclude(tx, services, id, result));
	publish(services, row);
	return done;
}

function begin({ database }: Services, id: string): Promise<DocumentRow | undefined> {
	return database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.status === 'read' || row.status === 'failed') return undefined;
		await updateDocument(tx, id, { status: 'reading' });
		return row;
	});
}

type ReadResult = Awaited<ReturnType<typeof readDocument>>;

async function read(
	{ database, storage, vault }: Services,
	{ id, userId }: DocumentRow,
): Promise<ReadResult> {
	const sealed = await storage.get(id);
	if (!sealed) return { ok: false, problem: 'document.damaged' };
	const cipher = await vault.cipherOf(database, userId);
	return readDocument(openFile(cipher, id, sealed));
}

async function conclude(tx: Transaction, services: Services, id: string, result: ReadResult): Promise<void> {
	const row = await lockDocument(tx, id);
	if (row?.status !== 'reading') return;
	if (result.ok) await keepReading(tx, services, row, result.value);
	else await giveUp(tx, id, result.problem);
}

async function keepReading(
	tx: Transaction,
	services: Services,
	row: DocumentRow,
	reading: Reading,
): Promise<void> {
	const cipher = await services.vault.cipherOf(tx, row.userId);
	await updateDocument(tx, row.id, {
		status: 'read',
		documentType: reading.documentType === 'p60' ? 'p60' : otherThanP60(row.documentType),
		sealedReading: sealReading(cipher, row.id, reading),
	});
	await propose(tx, services, row, reading);
}

/** Content decides: what is called a P60 and is none is something else (ruling 32). */
function otherThanP60(type: DocumentRow['documentType']): DocumentRow['documentType'] {
	return type === 'p60' ? 'other' : type;
}

function giveUp(tx: Transaction, id: string, problem: DocumentProblem): Promise<void> {
	return updateDocument(tx, id, { status: 'failed', failure: errorOf(problem) });
}

function publish({ events }: Services, { id, taxReturnId }: DocumentRow): void {
	if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id });
}
