/** Which error of the one table says what is wrong with a document, by the reader's code. */
import { type ErrorCode, errorTable } from './errors.ts';

/** The error for each code of the reader. */
export const documentErrors = {
	'document.empty': 'DOCUMENT_UNREADABLE',
	'document.tooLarge': 'DOCUMENT_TOO_LARGE',
	'document.unsupportedType': 'DOCUMENT_TYPE_UNSUPPORTED',
	'document.encrypted': 'DOCUMENT_ENCRYPTED',
	'document.damaged': 'DOCUMENT_UNREADABLE',
	'document.noTextLayer': 'DOCUMENT_NO_TEXT',
	'document.noText': 'DOCUMENT_NO_TEXT',
	'document.tooComplex': 'DOCUMENT_TOO_COMPLEX',
	'document.cannotStart': 'DOCUMENT_READER_UNAVAILABLE',
	'document.late': 'DOCUMENT_READER_UNAVAILABLE',
	'document.noSuchPage': 'NOT_FOUND',
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** The sentences for a code of the reader: what is wrong, and what to do. */
export function sayDocumentProblem(problem: keyof typeof documentErrors): string {
	const { message, remediation } = errorTable[documentErrors[problem]];
	return `${message}. ${remediation}`;
}
