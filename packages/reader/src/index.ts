/** Paper to figures: bytes, pages, words with boxes, document type, fields with confidence and place. Decides nothing for the user. */
export type { Box } from './layout/box.ts';
export { MOST_PAGES } from './limits.ts';
export type { DocumentProblem, Result } from './problems.ts';
export { checkDocument, type ReadingLimits, readDocument, renderPage } from './read-document.ts';
export type { AmountField, DetailField, FieldReading, Reading, ReadingWarning } from './reading.ts';
export { type FileType, inspectUpload, type Upload } from './upload.ts';
