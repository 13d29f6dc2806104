/** Pictures of pages. */
import sharp from 'sharp';
import { LARGEST_SCALE, LONGEST_SIDE } from '../../limits.ts';
import { failure, type Result, success } from '../../problems.ts';
import type { Pixels } from '../ocr/pixels.ts';
import { withDocument, withPage } from './document.ts';
import type { PdfDocument, PdfPage } from './pdf-page.ts';
import type { Pdfium } from './pdfium.ts';

const BGRA = 4;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;

/** Dots to a point at which text is recognised: 200 an inch. */
const TO_READ = 200 / 72;

/**
 * A PNG of the page (from 1), upright. `scale` 1 is 72 dots an inch; it is made smaller where the picture would be too large.
 */
export async function drawPage(
	pdfium: Pdfium,
	bytes: Uint8Array,
	page: number,
	scale: number,
): Promise<Result<Uint8Array>> {
	const picture = withDocument<Pixels>(pdfium, bytes, (document) => {
		if (page < 1 || page > document.pageCount) return failure('document.noSuchPage');
		const pixels = withPage(document, page, (loaded) => drawn(loaded, scale));
		return pixels ? success(pixels) : failure('document.damaged');
	});
	if (!picture.ok) return picture;
	const { data, width, height } = picture.value;
	return success(
		await sharp(data, { raw: { width, height, channels: BYTES_PER_PIXEL } })
			.removeAlpha()
			.png()
			.toBuffer(),
	);
}

/** The page (from 1) as it is drawn, fine enough to read, without what shines through; undefined when it cannot be loaded. */
export function pixelsOfPage(document: PdfDocument, page: number): Pixels | undefined {
	const pixels = withPage(document, page, (loaded) => drawn(loaded, TO_READ));
	return pixels && { ...pixels, data: withoutAlpha(pixels.data) };
}

function withoutAlpha(data: Uint8Array): Uint8Array {
	const colours = new Uint8Array((data.length / BYTES_PER_PIXEL) * 3);
	for (let from = 0, to = 0; from < data.length; from += BYTES_PER_PIXEL) {
		for (let colour = 0; colour < 3; colour += 1) colours[to++] = data[from + colour] ?? 0;
	}
	return colours;
}

/** The largest scale that is allowed for a page of this size. */
function clampScale(scale: number, width: number, height: number): number {
	const wanted = Number.isFinite(scale) && scale > 0 ? scale : 1;
	return Math.min(wanted, LARGEST_SCALE, LONGEST_SIDE / Math.max(width, height));
}

function drawn({ pdfium, handle, view }: PdfPage, wanted: number): Pixels {
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
