/** Why a document cannot be read. Each code has its sentence in `@halfpenny/messages`. */

/** Stable codes of what can be wrong with an uploaded document. */
export type DocumentProblem =
	/** The file has no bytes. */
	| 'document.empty'
	/** Over 10 MB. */
	| 'document.tooLarge'
	/** Not a PDF, JPEG or PNG, whatever its name says. */
	| 'document.unsupportedType'
	/** A PDF that needs a password. */
	| 'document.encrypted'
	/** A PDF that is cut off or broken. */
	| 'document.damaged'
	/** A PDF whose text has to be recognised, such as a scan: said within the reader only. */
	| 'document.noTextLayer'
	/** No text was found, not even by recognising it. */
	| 'document.noText'
	/** Reading took too much of the processor or of memory and was stopped. */
	| 'document.tooComplex'
	/** The process that reads could not be started or lacks a part of itself: the fault is ours, not the file's. */
	| 'document.cannotStart'
	/** It was not read in time, though it used little processor time: the machine was too busy. */
	| 'document.late'
	/** There is no such page, or it is beyond the pages that we read. */
	| 'document.noSuchPage';

/** A value, or the code of what is wrong. */
export type Result<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly problem: DocumentProblem };

/** The value as a good {@link Result}. */
export function success<Value>(value: Value): Result<Value> {
	return { ok: true, value };
}

/** The code as a failed {@link Result}. */
export function failure(problem: DocumentProblem): { readonly ok: false; readonly problem: DocumentProblem } {
	return { ok: false, problem };
}
