/** Reads a file in this process. Only the child does so: a hostile file may take all the time and memory there is. */
import { definitions } from './documents/registry.ts';
import { readPages } from './engine/documents.ts';
import type { Page } from './page.ts';
import { failure, type Result, success } from './problems.ts';
import type { DocumentType, Reading } from './reading.ts';
import { withDocument } from './sources/pdf/document.ts';
import type { Pdfium } from './sources/pdf/pdfium.ts';
import { type PdfPageText, readTextLayer } from './sources/pdf/text-layer.ts';

/** What the PDF says, as a document of `type` where it is given; `document.noTextLayer` when a page of it is a picture. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array, type?: DocumentType): Result<Reading> {
	return withDocument(pdfium, bytes, (document) => {
		const pages = readTextLayer(document);
		if (pages.length === 0) return failure('document.damaged');
		return pages.some(isPicture) ? failure('document.noTextLayer') : readText(pages, type);
	});
}

/** How many pages of the PDF we would read, without reading them: whether it opens at all. */
export function checkPdf(pdfium: Pdfium, bytes: Uint8Array): Result<number> {
	return withDocument(pdfium, bytes, ({ pageCount }) => success(pageCount));
}

/** What the pages say; `document.noText` where they say nothing. */
export function readText(pages: readonly Page[], type: DocumentType | undefined): Result<Reading> {
	const hasText = pages.some(({ words }) => words.length > 0);
	return hasText ? success(readPages(pages, definitions, type)) : failure('document.noText');
}

/** Whether a page draws something and says nothing. */
export function isPicture({ words, isEmpty }: PdfPageText): boolean {
	return words.length === 0 && !isEmpty;
}
