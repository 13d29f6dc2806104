/** Which error of ours says what is wrong with a document. */
import type { ErrorCode } from '@halfpenny/messages';
import type { DocumentProblem } from '@halfpenny/reader';
import { fail } from '../../platform/result.ts';

const codes = {
	'document.empty': 'DOCUMENT_UNREADABLE',
	'document.tooLarge': 'DOCUMENT_TOO_LARGE',
	'document.unsupportedType': 'DOCUMENT_TYPE_UNSUPPORTED',
	'document.imageNotYet': 'DOCUMENT_IMAGE_LATER',
	'document.encrypted': 'DOCUMENT_ENCRYPTED',
	'document.damaged': 'DOCUMENT_UNREADABLE',
	'document.noTextLayer': 'DOCUMENT_IMAGE_LATER',
	'document.tooComplex': 'DOCUMENT_TOO_COMPLEX',
	'document.noSuchPage': 'NOT_FOUND',
} as const satisfies Record<DocumentProblem, ErrorCode>;

/** The error that stands for what the reader found wrong. */
export function errorOf(problem: DocumentProblem): ErrorCode {
	return codes[problem];
}

/** The same as a failed result. */
export function failDocument(problem: DocumentProblem) {
	return fail(codes[problem]);
}
