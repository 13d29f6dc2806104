/** An uploaded document: its metadata, and the sealed part. */
import type { Reading } from '@halfpenny/reader';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { DocumentRow } from './repository.ts';

/** What is sealed besides its bytes and its reading. */
export interface DocumentContent {
	/** The person's name for the file, made safe to show. */
	readonly filename: string;
}

/** A document, opened. */
export interface UploadedDocument extends Omit<DocumentRow, 'sealed' | 'sealedReading'>, DocumentContent {
	/** Once it has been read. */
	readonly reading: Reading | undefined;
}

/** Seals the content. */
export function sealDocument(cipher: UserCipher, id: string, content: DocumentContent): string {
	return cipher.seal(JSON.stringify(content), `uploaded_documents.sealed ${id}`);
}

/** Seals the reading. */
export function sealReading(cipher: UserCipher, id: string, reading: Reading): string {
	return cipher.seal(JSON.stringify(reading), `uploaded_documents.sealed_reading ${id}`);
}

/** Opens a stored document. Throws `TamperedError` when it was changed. */
export function openDocument(cipher: UserCipher, row: DocumentRow): UploadedDocument {
	const { sealed, sealedReading, ...rest } = row;
	const content: DocumentContent = JSON.parse(cipher.open(sealed, `uploaded_documents.sealed ${row.id}`));
	const reading: Reading | undefined =
		sealedReading === null
			? undefined
			: JSON.parse(cipher.open(sealedReading, `uploaded_documents.sealed_reading ${row.id}`));
	return { ...rest, ...content, reading };
}

/** Seals the bytes for storage. */
export function sealFile(cipher: UserCipher, id: string, bytes: Uint8Array): Buffer {
	return cipher.sealBytes(bytes, `document file ${id}`);
}

/** Opens the stored bytes. Throws `TamperedError` when they were changed. */
export function openFile(cipher: UserCipher, id: string, sealed: Uint8Array): Buffer {
	return cipher.openBytes(sealed, `document file ${id}`);
}
