/** An open PDF and a loaded page of it. */
import type { Pdfium } from './pdfium.ts';
import type { PageView } from './view.ts';

/** An open PDF. */
export interface PdfDocument {
	readonly pdfium: Pdfium;
	readonly handle: number;
	readonly pageCount: number;
}

/** A page on loan: valid only inside the function it is lent to. */
export interface PdfPage {
	readonly pdfium: Pdfium;
	readonly handle: number;
	/** How the page lies once its text reads from left to right. */
	readonly view: PageView;
}
