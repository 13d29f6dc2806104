/** An uploaded document: what is known of it, and what is sealed. */
import type { Reading } from '@halfpenny/reader';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { DocumentRow } from './repository.ts';

/** What is sealed of a document besides its bytes and its reading. */
export interface DocumentContent {
	/** As the person's file was called, made safe to show. */
	readonly filename: string;
}

/** A document, opened. */
export interface UploadedDocument extends Omit<DocumentRow, 'sealed' | 'sealedReading'>, DocumentContent {
	/** Once it was read. */
	readonly reading: Reading | undefined;
}

/** The content as it is kept. */
export function sealDocument(cipher: UserCipher, id: string, content: DocumentContent): string {
	return cipher.seal(JSON.stringify(content), `uploaded_documents.sealed ${id}`);
}

/** The reading as it is kept. */
export function sealReading(cipher: UserCipher, id: string, reading: Reading): string {
	return cipher.seal(JSON.stringify(reading), `uploaded_documents.sealed_reading ${id}`);
}

/** The document as it was kept. Throws `TamperedError` when it was changed. */
export function openDocument(cipher: UserCipher, row: DocumentRow): UploadedDocument {
	const { sealed, sealedReading, ...rest } = row;
	const content: DocumentContent = JSON.parse(cipher.open(sealed, `uploaded_documents.sealed ${row.id}`));
	const reading: Reading | undefined =
		sealedReading === null
			? undefined
			: JSON.parse(cipher.open(sealedReading, `uploaded_documents.sealed_reading ${row.id}`));
	return { ...rest, ...content, reading };
}

/** The bytes as they are kept in the storage. */
export function sealFile(cipher: UserCipher, id: string, bytes: Uint8Array): Buffer {
	return cipher.sealBytes(bytes, `document file ${id}`);
}

/** The bytes as they were uploaded. Throws `TamperedError` when they were changed. */
export function openFile(cipher: UserCipher, id: string, sealed: Uint8Array): Buffer {
	return cipher.openBytes(sealed, `document file ${id}`);
}
