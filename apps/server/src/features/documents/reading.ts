/** Reads a stored document and makes a proposal of what it says. Safe to run again: a document that was read stays as it is. */
import type { ErrorCode } from '@halfpenny/messages';
import { type Reading, readDocument } from '@halfpenny/reader';
import { failWith, type Result } from '@halfpenny/result';
import type { Transaction } from '../../database/database.ts';
import { done, doneAfter, type Outcome } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { openFile, sealReading } from './document.ts';
import { errorOf } from './problems.ts';
import { proposeReading } from './propose-reading.ts';
import { type DocumentRow, lockDocument, updateDocument } from './repository.ts';

/** After so many failures of ours the person is told instead of kept waiting. */
const MOST_TRIES = 3;

/** The file is not where it should be: it may be on its way back, as after a restored backup, so it is tried again. */
class FileMissing extends Error {
	override name = 'FileMissing';
}

/**
 * Reads the document of this id, if there is one that was not read yet, and tells the pages that show its return.
 * Throws {@link FileMissing} the first times that there is no file.
 */
export async function readStoredDocument(services: Services, id: string, failures: number): Promise<Outcome> {
	const row = await begin(services, id);
	if (!row) return done;
	publish(services, row);
	let spent = 0;
	const onSpent = (milliseconds: number) => {
		spent += milliseconds;
	};
	const result = await read(services, row, { failures, onSpent });
	await services.database.transaction((tx) => conclude(tx, services, id, result));
	publish(services, row);
	return doneAfter(spent);
}

function begin({ database }: Services, id: string): Promise<DocumentRow | undefined> {
	return database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.status === 'read' || row.status === 'failed') return undefined;
		await updateDocument(tx, id, { status: 'reading' });
		return row;
	});
}

async function read(
	{ database, storage, vault }: Services,
	{ id, userId }: DocumentRow,
	{ failures, onSpent }: { readonly failures: number; readonly onSpent: (milliseconds: number) => void },
): Promise<Result<Reading, ErrorCode>> {
	const sealed = await storage.get(id);
	if (!sealed && failures < MOST_TRIES) throw new FileMissing();
	if (!sealed) return failWith('DOCUMENT_MISSING');
	if (failures >= MOST_TRIES) return failWith('DOCUMENT_TOO_COMPLEX');
	const cipher = await vault.cipherOf(database, userId);
	const reading = await readDocument(openFile(cipher, id, sealed), { onSpent });
	return reading.ok ? reading : failWith(errorOf(reading.problem));
}

async function conclude(
	tx: Transaction,
	services: Services,
	id: string,
	result: Result<Reading, ErrorCode>,
): Promise<void> {
	const row = await lockDocument(tx, id);
	if (row?.status !== 'reading') return;
	if (result.ok) await keepReading(tx, services, row, result.value);
	else await updateDocument(tx, id, { status: 'failed', failure: result.problem });
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
		documentType: typeOf(reading, row),
		sealedReading: sealReading(cipher, row.id, reading),
	});
	await proposeReading(tx, services, row, reading);
}

/** Content decides, not the file's name; where the content says nothing, what is called a P60 is another type. */
function typeOf(
	{ documentType: read }: Reading,
	{ documentType: named }: DocumentRow,
): DocumentRow['documentType'] {
	if (read === 'p60' || read === 'payslip' || read === 'invoice' || read === 'receipt') return read;
	return read !== 'unknown' || named === 'p60' ? 'other' : named;
}

function publish({ events }: Services, { id, taxReturnId }: DocumentRow): void {
	if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id });
}
