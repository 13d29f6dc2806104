/** Pictures of pages. */
import sharp from 'sharp';
import { LARGEST_SCALE, LONGEST_SIDE } from '../../limits.ts';
import { failure, type Result, success } from '../../problems.ts';
import { withDocument, withPage } from './document.ts';
import type { PdfPage } from './pdf-page.ts';
import type { Pdfium } from './pdfium.ts';

const BGRA = 4;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;

interface Pixels {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/**
 * A PNG of the page (from 1), upright. `scale` 1 is 72 dots an inch; it is made smaller where the picture would be too large.
 */
export async function drawPage(
	pdfium: Pdfium,
	bytes: Uint8Array,
	page: number,
	scale: number,
): Promise<Result<Uint8Array>> {
	const drawn = withDocument<Pixels>(pdfium, bytes, (document) => {
		if (page < 1 || page > document.pageCount) return failure('document.noSuchPage');
		const pixels = withPage(document, page, (loaded) => pixelsOf(loaded, scale));
		return pixels ? success(pixels) : failure('document.damaged');
	});
	if (!drawn.ok) return drawn;
	const { data, width, height } = drawn.value;
	return success(
		await sharp(data, { raw: { width, height, channels: BYTES_PER_PIXEL } })
			.removeAlpha()
			.png()
			.toBuffer(),
	);
}

/** The largest scale that is allowed for a page of this size. */
function clampScale(scale: number, width: number, height: number): number {
	const wanted = Number.isFinite(scale) && scale > 0 ? scale : 1;
	return Math.min(wanted, LARGEST_SCALE, LONGEST_SIDE / Math.max(width, height));
}

function pixelsOf({ pdfium, handle, view }: PdfPage, wanted: number): Pixels {
	const scale = clampScale(wanted, view.width, view.height);
	const width = Math.max(1, Math.round(view.width * scale));
	const height = Math.max(1, Math.round(view.height * scale));
	const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
	if (bitmap === 0) throw new RangeError('PDFium is out of memory.');
	try {
		pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
		pdfium._FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, view.turn, ANNOTATIONS | RED_FIRST);
		const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
		return { data: pdfium.HEAPU8.slice(start, start + width * height * BYTES_PER_PIXEL), width, height };
	} finally {
		pdfium._FPDFBitmap_Destroy(bitmap);
	}
}
