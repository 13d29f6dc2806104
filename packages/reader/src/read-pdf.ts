/** Reads a PDF in this process. Only the child does so: a hostile file may take all the time and memory there is. */
import { readPages } from './p60/document.ts';
import { withDocument } from './pdf/document.ts';
import type { Pdfium } from './pdf/pdfium.ts';
import { readTextLayer } from './pdf/text-layer.ts';
import { failure, type Result, success } from './problems.ts';
import type { Reading } from './reading.ts';

/** What the PDF says; `document.noTextLayer` when it has no text at all. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array): Result<Reading> {
	return withDocument(pdfium, bytes, (document) => {
		const pages = readTextLayer(document);
		if (pages.length === 0) return failure('document.damaged');
		const hasText = pages.some(({ segments }) => segments.length > 0);
		return hasText ? success(readPages(pages)) : failure('document.noTextLayer');
	});
}

/** How many pages of the PDF we would read, without reading them: whether it opens at all. */
export function checkPdf(pdfium: Pdfium, bytes: Uint8Array): Result<number> {
	return withDocument(pdfium, bytes, ({ pageCount }) => success(pageCount));
}
