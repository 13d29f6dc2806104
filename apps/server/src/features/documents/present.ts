/** A document as the pages see it. */
import type { shapes } from '@halfpenny/contract';
import { type ErrorCode, errorTable } from '@halfpenny/messages';
import type * as z from 'zod';
import type { UploadedDocument } from './document.ts';
import { yearOf } from './papers.ts';

/** A document as the contract has it. */
export type PresentedDocument = z.output<typeof shapes.document>;

/**
 * What is shown with a document: what it suggested, and whether its owner's other uploads mean that other people come
 * first.
 */
export interface Beside {
	readonly proposalId: string | null;
	readonly profileProposalId: string | null;
	readonly othersFirst: boolean;
}

/** The document, with a sentence saying why it could not be read, if so. */
export function presentDocument(
	document: UploadedDocument,
	{ proposalId, profileProposalId, othersFirst }: Beside,
): PresentedDocument {
	const { id, taxReturnId, filename, fileType, documentType, status, failure, reading, createdAt } = document;
	return {
		...{ id, taxReturnId, filename, fileType, documentType, status, proposalId, profileProposalId },
		progress: status === 'reading' ? progressOf(document) : null,
		waitsBehindOthers: status === 'waiting' && othersFirst,
		failure: failure === null ? null : sentencesOf(failure),
		pages: [...(reading?.pages ?? [])],
		taxYear: (reading && yearOf(reading)) ?? null,
		createdAt: createdAt.toISOString(),
	};
}

function progressOf({ pageRead, pagesToRead }: UploadedDocument): PresentedDocument['progress'] {
	return pageRead === null || pagesToRead === null ? null : { page: pageRead, pages: pagesToRead };
}

function sentencesOf(failure: string) {
	const code: ErrorCode = isErrorCode(failure) ? failure : 'DOCUMENT_UNREADABLE';
	const { message, remediation } = errorTable[code];
	return { code, message, remediation };
}

function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(errorTable, code);
}
