/** Uploads and deletes documents. */
import { createHash, randomUUID } from 'node:crypto';
import { checkDocument, inspectUpload, type Upload, withoutWhereabouts } from '@halfpenny/reader';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockForChange } from '../tax-returns/policy.ts';
import { sealDocument, sealFile } from './document.ts';
import { askToErase, askToRead } from './jobs.ts';
import { checkRoom, supportsFiledReturn } from './policy.ts';
import { failDocument } from './problems.ts';
import {
	type DocumentRow,
	findSameFile,
	insertDocument,
	lockDocument,
	removeDocument,
	updateDocument,
} from './repository.ts';
import type { UploadForm } from './upload-form.ts';

/** A file to upload. */
export type NewDocument = Omit<UploadForm, 'userId'>;

/**
 * Stores a file, sealed, with a job that reads it. A photograph loses its location. The same file for the same return
 * gives the existing document. A file problem, TOO_MANY_DOCUMENTS, RETURN_LOCKED, RETURN_ACCEPTED, NOT_FOUND.
 */
export async function takeDocument(
	services: Services,
	userId: string,
	sent: NewDocument,
): Promise<Result<{ readonly id: string }>> {
	const upload = await inspect(sent);
	if (!upload.ok) return upload;
	const file = { ...sent, bytes: withoutWhereabouts(sent.bytes, upload.value.fileType) };
	const digest = createHash('sha256').update(file.bytes).digest('hex');
	const { taxReturnId } = file;
	const known = await findSameFile(services.database, { userId, taxReturnId, digest });
	if (known) return again(services, known, file.bytes);
	const room = await checkRoom(services.database, userId, file.bytes.length);
	if (!room.ok) return room;
	const row = await store(services, userId, file, { ...upload.value, digest });
	return services.database.transaction((tx) => keep(tx, services, row));
}

/** The content decides what a file is; a file that cannot be opened is refused immediately. */
async function inspect({ bytes, filename }: NewDocument): Promise<Result<Upload>> {
	const upload = await inspectUpload(bytes, filename);
	if (!upload.ok) return failDocument(upload.problem);
	const opens = await checkDocument(bytes);
	return opens.ok ? succeed(upload.value) : failDocument(opens.problem);
}

/** If the server stops before the row is written, the erasing job finds a file without a row and removes it. */
async function store(
	services: Services,
	userId: string,
	{ bytes, taxReturnId, documentType }: NewDocument,
	{ filename, fileType, suggestedType, digest }: Upload & Pick<DocumentRow, 'digest'>,
): Promise<DocumentRow> {
	const id = randomUUID();
	const cipher = await services.vault.cipherOf(services.database, userId);
	await askToErase(services, services.database, id, 'later');
	await services.storage.put(id, sealFile(cipher, id, bytes));
	return {
		...{ id, userId, taxReturnId, fileType, digest },
		documentType: documentType ?? suggestedType,
		namedType: null,
		status: 'waiting',
		failure: null,
		sizeBytes: bytes.length,
		sealed: sealDocument(cipher, id, { filename }),
		sealedReading: null,
		...{ pageRead: null, pagesToRead: null },
		createdAt: services.clock.now(),
	};
}

async function keep(tx: Transaction, services: Services, row: DocumentRow): Promise<Result<{ id: string }>> {
	const { id, userId, taxReturnId } = row;
	if (taxReturnId !== null) {
		const locked = await lockForChange(tx, userId, taxReturnId);
		if (!locked.ok) return locked;
	}
	const inserted = await insertDocument(tx, row);
	if (!inserted) {
		const same = await findSameFile(tx, row);
		return same ? succeed({ id: same.id }) : fail('NOT_FOUND');
	}
	await askToRead(services, tx, { documentId: id, userId });
	await audit(tx, { at: row.createdAt, userId, action: 'document.uploaded', subject: `document:${id}` });
	return succeed({ id });
}

/** An unreadable file can be uploaded again, and is tried again. A lost one is stored again. */
async function again(
	services: Services,
	{ id, userId, status }: DocumentRow,
	bytes: Uint8Array,
): Promise<Result<{ id: string }>> {
	if ((await services.storage.get(id)) === undefined) {
		const cipher = await services.vault.cipherOf(services.database, userId);
		await services.storage.put(id, sealFile(cipher, id, bytes));
	}
	if (status !== 'failed') return succeed({ id });
	await services.database.transaction(async (tx) => {
		await updateDocument(tx, id, { status: 'waiting', failure: null });
		await askToRead(services, tx, { documentId: id, userId });
	});
	return succeed({ id });
}

/** Deletes a document, its file and what it suggested. DOCUMENT_SUPPORTS_RETURN when it supports a filed return. */
export function deleteDocument(
	services: Services,
	userId: string,
	id: string,
): Promise<Result<{ readonly taxReturnId: string | null }>> {
	return services.database.transaction(async (tx) => {
		const row = await lockDocument(tx, id);
		if (!row || row.userId !== userId) return fail('NOT_FOUND');
		if (await supportsFiledReturn(tx, row)) return fail('DOCUMENT_SUPPORTS_RETURN');
		await removeDocument(tx, userId, id);
		await askToErase(services, tx, id, 'now');
		await audit(tx, {
			at: services.clock.now(),
			userId,
			action: 'document.deleted',
			subject: `document:${id}`,
		});
		return succeed({ taxReturnId: row.taxReturnId });
	});
}
