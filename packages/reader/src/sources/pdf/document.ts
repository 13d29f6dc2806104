/** Opens a PDF and lends its pages, upright, with form fields drawn into them. */
import { MOST_PAGES } from '../../limits.ts';
import { failure, type Result } from '../../problems.ts';
import { readCharacters } from './characters.ts';
import type { PdfDocument, PdfPage } from './pdf-page.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import { viewOf } from './view.ts';

const PASSWORD_NEEDED = 4;
const UNKNOWN_SECURITY = 5;
/** So many characters tell which way a page reads. */
const ENOUGH_TO_TELL = 400;

/** Opens the PDF, lends it to `use` and closes it. Tells encrypted and damaged files apart. */
export function withDocument<Value>(
	pdfium: Pdfium,
	bytes: Uint8Array,
	use: (document: PdfDocument) => Result<Value>,
): Result<Value> {
	return withMemory(pdfium, bytes.length, (pointer) => {
		pdfium.HEAPU8.set(bytes, pointer);
		const handle = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
		if (handle === 0) return failure(whyNot(pdfium));
		try {
			const pageCount = Math.min(pdfium._FPDF_GetPageCount(handle), MOST_PAGES);
			return pageCount > 0 ? use({ pdfium, handle, pageCount }) : failure('document.damaged');
		} finally {
			pdfium._FPDF_CloseDocument(handle);
		}
	});
}

function whyNot(pdfium: Pdfium) {
	const error = pdfium._FPDF_GetLastError();
	return error === PASSWORD_NEEDED || error === UNKNOWN_SECURITY ? 'document.encrypted' : 'document.damaged';
}

/** Lends the page (from 1) to `use`; undefined when it cannot be loaded. */
export function withPage<Value>(
	document: PdfDocument,
	page: number,
	use: (page: PdfPage) => Value,
): Value | undefined {
	const { pdfium } = document;
	drawFormFields(document, page);
	const handle = pdfium._FPDF_LoadPage(document.handle, page - 1);
	if (handle === 0) return undefined;
	try {
		const unturned = viewOf(pdfium, handle, 0);
		const sample = readCharacters({ pdfium, handle, view: unturned }, ENOUGH_TO_TELL);
		const turn = mostCommonTurn(sample.map(({ turn }) => turn));
		return use({ pdfium, handle, view: turn === 0 ? unturned : viewOf(pdfium, handle, turn) });
	} finally {
		pdfium._FPDF_ClosePage(handle);
	}
}

/** What was typed into form fields and notes is no text of the page until it is flattened into it. */
function drawFormFields({ pdfium, handle }: PdfDocument, page: number): void {
	const loaded = pdfium._FPDF_LoadPage(handle, page - 1);
	if (loaded === 0) return;
	if (pdfium._FPDFPage_GetAnnotCount(loaded) > 0) pdfium._FPDFPage_Flatten(loaded, 0);
	pdfium._FPDF_ClosePage(loaded);
}

/** The turn that makes most characters upright, in quarter turns clockwise. */
function mostCommonTurn(turns: readonly (number | undefined)[]): number {
	const counts = [0, 1, 2, 3].map((turn) => turns.filter((one) => one === turn).length);
	return counts.indexOf(Math.max(...counts));
}
