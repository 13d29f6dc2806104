/** Reads a stored document and proposes what it says. Safe to run again: a document already read stays as it is. */
import type { ErrorCode } from '@halfpenny/messages';
import { documentTypes, type Reading, type ReadingOptions, readDocument } from '@halfpenny/reader';
import { failWith, type Result } from '@halfpenny/result';
import type { Transaction } from '../../database/database.ts';
import { done, doneAfter, type Outcome } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { openFile, sealReading } from './document.ts';
import { errorOf } from './problems.ts';
import { proposeReading } from './propose-reading.ts';
import { type DocumentRow, lockDocument, noteProgress, updateDocument } from './repository.ts';

/** After this many failures of our own the person is told, instead of being kept waiting. */
const MOST_TRIES = 3;

/** The reading process did not start; it may next time. */
class ReaderUnavailable extends Error {
	override name = 'ReaderUnavailable';
}

/** The file is missing: it may be restored, as after a backup, so it is tried again. */
class FileMissing extends Error {
	override name = 'FileMissing';
}

/**
 * Reads the document with this id, unless it is already read, and notifies the pages that show its return. Throws
 * {@link FileMissing} or {@link ReaderUnavailable} the first few times there is no file, or no process to read it.
 */
export async function readStoredDocument(services: Services, id: string, failures: number): Promise<Outcome> {
	const row = await begin(services, id);
	if (!row) return done;
	publish(services, row);
	let spent = 0;
	const onSpent = (milliseconds: number) => {
		spent += milliseconds;
	};
	const result = await read(services, row, { failures, onSpent, onProgress: progressNote(services, row) });
	const concluded = await services.database.transaction((tx) => conclude(tx, services, row, result));
	publish(services, concluded ?? row);
	return doneAfter(spent);
}

/** Records which page is being read and notifies the pages that show it; if this fails, reading continues. */
function progressNote(services: Services, row: DocumentRow): ReadingOptions['onProgress'] {
	return ({ page, pages }) => {
		const told = { pageRead: page, pagesToRead: pages };
		noteProgress(services.database, row.id, told).then(
			() => publish(services, row),
			() => undefined,
		);
	};
}

function begin({ database }: Services, id: string): Promise<DocumentRow | undefined> {
	return database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.status === 'read' || row.status === 'failed') return undefined;
		await updateDocument(tx, id, { status: 'reading', pageRead: null, pagesToRead: null });
		return row;
	});
}

async function read(
	{ database, storage, vault }: Services,
	{ id, userId, namedType }: DocumentRow,
	{ failures, ...told }: { readonly failures: number } & Pick<ReadingOptions, 'onSpent' | 'onProgress'>,
): Promise<Result<Reading, ErrorCode>> {
	const sealed = await storage.get(id);
	if (!sealed && failures < MOST_TRIES) throw new FileMissing();
	if (!sealed) return failWith('DOCUMENT_MISSING');
	if (failures >= MOST_TRIES) return failWith('DOCUMENT_READER_UNAVAILABLE');
	const cipher = await vault.cipherOf(database, userId);
	const type = documentTypes.find((one) => one === namedType);
	const reading = await readDocument(openFile(cipher, id, sealed), type ? { ...told, type } : told);
	if (!reading.ok && reading.problem === 'document.cannotStart') throw new ReaderUnavailable();
	return reading.ok ? reading : failWith(errorOf(reading.problem));
}

/**
 * The document as it is now: it may have been attached to a return while it was read. If its owner said meanwhile that it is
 * something else, this reading is dropped: the one that they asked for follows.
 */
async function conclude(
	tx: Transaction,
	services: Services,
	{ id, namedType }: DocumentRow,
	result: Result<Reading, ErrorCode>,
): Promise<DocumentRow | undefined> {
	const row = await lockDocument(tx, id);
	if (row?.status !== 'reading' || row.namedType !== namedType) return row;
	if (result.ok) await keepReading(tx, services, row, result.value);
	else await updateDocument(tx, id, { status: 'failed', failure: result.problem });
	return row;
}

async function keepReading(
	tx: Transaction,
	services: Services,
	row: DocumentRow,
	read: Reading,
): Promise<void> {
	const reading = row.namedType === 'other' ? withoutFields(read) : read;
	const cipher = await services.vault.cipherOf(tx, row.userId);
	await updateDocument(tx, row.id, {
		status: 'read',
		documentType: typeOf(reading, row),
		sealedReading: sealReading(cipher, row.id, reading),
	});
	await proposeReading(tx, services, row, reading);
}

/** Its pages alone: its owner says that it is nothing we read. */
function withoutFields({ pages }: Reading): Reading {
	return { documentType: 'unknown', fields: [], abstained: [], warnings: [], pages, others: [] };
}

/** Its owner's word decides, then its content, not the file's name; if the content says nothing, what is called a P60 is another type. */
function typeOf(
	{ documentType: read }: Reading,
	{ documentType: named, namedType }: DocumentRow,
): DocumentRow['documentType'] {
	if (namedType !== null) return namedType;
	if (read !== 'unknown') return read;
	return named === 'p60' ? 'other' : named;
}

function publish({ events }: Services, { id, taxReturnId }: DocumentRow): void {
	if (taxReturnId !== null) events.publish(taxReturnId, { type: 'document', id });
}
