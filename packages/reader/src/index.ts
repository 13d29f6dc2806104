/** Paper to figures: bytes, pages, words with boxes, document type, fields with confidence and place. Decides nothing for the user. */
export { keepSpares } from './child/process.ts';
export { isNetworkShut } from './child/sandbox.ts';
export { documentTypes, usesOf } from './documents/registry.ts';
export { MOST_PAGES } from './limits.ts';
export type { DocumentProblem, Result } from './problems.ts';
export { checkDocument, type ReadingOptions, readDocument, renderPage } from './read-document.ts';
export type {
	AbstainedField,
	DocumentReading,
	DocumentType,
	FieldReading,
	Reading,
	ReadingWarning,
} from './reading.ts';
export { type FileType, inspectUpload, type Upload } from './upload.ts';
export { withoutWhereabouts } from './whereabouts.ts';
