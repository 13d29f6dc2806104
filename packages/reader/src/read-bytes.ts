/** Reads a file in this process. Only the child does so: a hostile file may take all the time and memory there is. */
import { definitions } from './documents/registry.ts';
import { readPages } from './engine/documents.ts';
import { MOST_SCANNED_PAGES } from './limits.ts';
import type { Page } from './page.ts';
import { failure, type Result, success } from './problems.ts';
import type { DocumentType, Reading } from './reading.ts';
import { readPicture } from './sources/ocr/read-picture.ts';
import { withDocument } from './sources/pdf/document.ts';
import type { Pdfium } from './sources/pdf/pdfium.ts';
import { pixelsOfPage } from './sources/pdf/picture.ts';
import { type PdfPageText, readTextLayer } from './sources/pdf/text-layer.ts';
import { checkPicture, decodePicture, drawPicture } from './sources/picture/decode.ts';

export { checkPicture, drawPicture };

/** What the PDF says, as a document of `type` where it is given; `document.noTextLayer` when a page of it is a picture. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array, type?: DocumentType): Result<Reading> {
	return withDocument(pdfium, bytes, (document) => {
		const pages = readTextLayer(document);
		if (pages.length === 0) return failure('document.damaged');
		return pages.some(isPicture) ? failure('document.noTextLayer') : readText(pages, type);
	});
}

/** The same for a PDF with scanned pages, whose text is recognised; a few of them. */
export async function recognisePdf(
	pdfium: Pdfium,
	bytes: Uint8Array,
	type?: DocumentType,
): Promise<Result<Reading>> {
	const opened = withDocument(pdfium, bytes, (document) => {
		let scans = 0;
		return success(
			readTextLayer(document).map((page) =>
				isPicture(page) && scans++ < MOST_SCANNED_PAGES
					? { page, pixels: pixelsOfPage(document, page.number) }
					: { page, pixels: undefined },
			),
		);
	});
	if (!opened.ok) return opened;
	const pages: Page[] = [];
	for (const { page, pixels } of opened.value) {
		pages.push(pixels ? await readPicture(pixels, page.number, pixels.width / page.width) : page);
	}
	return readText(pages, type);
}

/** What a photograph or scan says. */
export async function recognisePicture(bytes: Uint8Array, type?: DocumentType): Promise<Result<Reading>> {
	const picture = await decodePicture(bytes);
	if (!picture.ok) return picture;
	const { pixels, paper } = picture.value;
	return readText([await readPicture(pixels, 1, pixels.width / paper.width)], type);
}

/** How many pages of the PDF we would read, without reading them: whether it opens at all. */
export function checkPdf(pdfium: Pdfium, bytes: Uint8Array): Result<number> {
	return withDocument(pdfium, bytes, ({ pageCount }) => success(pageCount));
}

function readText(pages: readonly Page[], type: DocumentType | undefined): Result<Reading> {
	const hasText = pages.some(({ words }) => words.length > 0);
	return hasText ? success(readPages(pages, definitions, type)) : failure('document.noText');
}

/** A page that draws something and says nothing. */
function isPicture({ words, isEmpty }: PdfPageText): boolean {
	return words.length === 0 && !isEmpty;
}
