/** The error code for each problem with a document. */
import type { ErrorCode } from '@halfpenny/messages';
import { documentErrors } from '@halfpenny/messages/document-problems';
import type { DocumentProblem } from '@halfpenny/reader';
import { fail } from '../../platform/result.ts';

/** The error for a problem the reader found. */
export function errorOf(problem: DocumentProblem): ErrorCode {
	return documentErrors[problem];
}

/** The same as a failed result. */
export function failDocument(problem: DocumentProblem) {
	return fail(documentErrors[problem]);
}
