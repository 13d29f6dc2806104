/** A document as the pages see it. */
import type { shapes } from '@halfpenny/contract';
import { type ErrorCode, errorTable } from '@halfpenny/messages';
import type * as z from 'zod';
import type { UploadedDocument } from './document.ts';

/** A document as the contract has it. */
export type PresentedDocument = z.output<typeof shapes.document>;

/** The document, with the sentence that says why it could not be read if it could not. */
export function presentDocument(document: UploadedDocument, proposalId: string | null): PresentedDocument {
	const { id, taxReturnId, filename, fileType, documentType, status, failure, reading, createdAt } = document;
	return {
		...{ id, taxReturnId, filename, fileType, documentType, status, proposalId },
		failure: failure === null ? null : sentencesOf(failure),
		pages: [...(reading?.pages ?? [])],
		createdAt: createdAt.toISOString(),
	};
}

function sentencesOf(failure: string) {
	const code: ErrorCode = isErrorCode(failure) ? failure : 'DOCUMENT_UNREADABLE';
	const { message, remediation } = errorTable[code];
	return { code, message, remediation };
}

function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(errorTable, code);
}
