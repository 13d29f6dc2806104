/** The text of each page of a PDF with its place. */
import type { Page } from '../../page.ts';
import { readCharacters } from './characters.ts';
import { withPage } from './document.ts';
import type { PdfDocument } from './pdf-page.ts';
import { readRulings } from './rulings.ts';
import { sidewaysLines } from './sideways.ts';
import { toWords } from './words.ts';

/** A page of a PDF. */
export interface PdfPageText extends Page {
	/** Whether the page is empty. */
	readonly isEmpty: boolean;
}

/** The text of the pages that can be loaded, up to the most that we read. */
export function readTextLayer(document: PdfDocument): PdfPageText[] {
	return Array.from({ length: document.pageCount }, (_, index) => index + 1).flatMap((number) => {
		const page = withPage(document, number, (loaded): PdfPageText => {
			const { width, height } = loaded.view;
			const characters = readCharacters(loaded);
			const words = toWords(characters);
			const sideways = sidewaysLines(characters);
			const isEmpty = loaded.pdfium._FPDFPage_CountObjects(loaded.handle) === 0;
			return { number, width, height, words, sideways, rulings: readRulings(loaded), isEmpty };
		});
		return page ? [page] : [];
	});
}
