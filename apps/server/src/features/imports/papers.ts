/** The documents of an archive: first sealed and stored, then recorded in the transaction that imports the rest. */
import { createHash, randomUUID } from 'node:crypto';
import { MOST_DOCUMENT_BYTES, MOST_DOCUMENTS } from '@halfpenny/facts';
import { inspectUpload } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { sealDocument, sealFile } from '../documents/document.ts';
import { askToErase, askToRead } from '../documents/jobs.ts';
import { type DocumentRow, insertDocument } from '../documents/repository.ts';
import type { Archive } from './archive-file.ts';

/** A stored document that belongs to nobody yet. */
export interface StoredPaper {
	readonly archivedId: string;
	readonly id: string;
	readonly row: DocumentRow;
}

/**
 * Stores every document whose bytes are there. If the import fails, the erasing job removes them. TOO_MANY_DOCUMENTS,
 * ARCHIVE_UNREADABLE.
 */
export async function storePapers(
	services: Services,
	userId: string,
	archive: Archive,
): Promise<Result<readonly StoredPaper[]>> {
	const { returns, documentsWithoutReturn } = archive.data;
	const all = [...returns.flatMap(({ documents }) => documents), ...documentsWithoutReturn];
	const there = all.flatMap((document) => {
		const bytes = archive.paper(document.id);
		return bytes ? [{ document, bytes }] : [];
	});
	const size = there.reduce((sum, { bytes }) => sum + bytes.length, 0);
	if (there.length > MOST_DOCUMENTS || size > MOST_DOCUMENT_BYTES) return fail('TOO_MANY_DOCUMENTS');
	const cipher = await services.vault.cipherOf(services.database, userId);
	const stored: StoredPaper[] = [];
	for (const { document, bytes } of there) {
		const { filename, documentType } = document;
		const inspected = await inspectUpload(bytes, filename);
		if (!inspected.ok) return fail('ARCHIVE_UNREADABLE');
		const id = randomUUID();
		await askToErase(services, services.database, id, 'later');
		await services.storage.put(id, sealFile(cipher, id, bytes));
		const reading = archive.reading(document.id);
		const isRead = document.status === 'read' && reading !== undefined;
		const row: DocumentRow = {
			...{ id, userId, taxReturnId: null, documentType, namedType: null },
			fileType: inspected.value.fileType,
			digest: createHash('sha256').update(bytes).digest('hex'),
			status: isRead ? 'read' : 'waiting',
			failure: null,
			sizeBytes: bytes.length,
			sealed: sealDocument(cipher, id, { filename: inspected.value.filename }),
			sealedReading: isRead ? cipher.seal(reading, `uploaded_documents.sealed_reading ${id}`) : null,
			...{ pageRead: null, pagesToRead: null },
			createdAt: new Date(document.createdAt),
		};
		stored.push({ archivedId: document.id, id, row });
	}
	return succeed(stored);
}

/** Records the documents of a return, or those without one. Those not read yet are read here. */
export async function attachPapers(
	tx: Transaction,
	services: Services,
	papers: readonly StoredPaper[],
	taxReturnId: string | null,
): Promise<void> {
	for (const { id, row } of papers) {
		const inserted = await insertDocument(tx, { ...row, taxReturnId });
		if (inserted && row.status === 'waiting')
			await askToRead(services, tx, { documentId: id, userId: row.userId });
	}
}
