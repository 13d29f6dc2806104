/**
 * Reads pictures of pages in this process. Kept apart from the code that reads text, since loading the networks takes
 * time.
 */
import { MOST_SCANNED_PAGES } from './limits.ts';
import type { Page } from './page.ts';
import { type Result, success } from './problems.ts';
import { isPicture, readText } from './read-bytes.ts';
import type { DocumentType, Reading } from './reading.ts';
import type { Helper } from './sources/ocr/read-lines.ts';
import { type ReadPicture, readPicture } from './sources/ocr/read-picture.ts';
import { withDocument } from './sources/pdf/document.ts';
import type { Pdfium } from './sources/pdf/pdfium.ts';
import { pixelsOfPage } from './sources/pdf/picture.ts';
import { readTextLayer } from './sources/pdf/text-layer.ts';
import { decodePicture } from './sources/picture/decode.ts';

/** Reading a line again may show a field on another: so often we look again. */
const ROUNDS = 3;

/** What is known of a file, and who is told of each page before it is read, from 1. */
interface Recognising {
	readonly type?: DocumentType | undefined;
	readonly onPage?: ((page: number, pages: number) => void) | undefined;
	/** Who helps to read the lines. */
	readonly helper?: Helper | undefined;
}

/** What a PDF of a few scanned pages says: their text is recognised. */
export async function recognisePdf(
	pdfium: Pdfium,
	bytes: Uint8Array,
	{ type, onPage, helper }: Recognising = {},
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
	const pages: Sheet[] = [];
	for (const { page, pixels } of opened.value) {
		onPage?.(page.number, opened.value.length);
		const scale = (pixels?.width ?? 0) / page.width;
		pages.push(pixels ? await readPicture(pixels, { number: page.number, scale, helper }) : { page });
	}
	return readConfirmed(pages, type);
}

/** What a photograph or scan says. */
export async function recognisePicture(
	bytes: Uint8Array,
	{ type, onPage, helper }: Recognising = {},
): Promise<Result<Reading>> {
	const picture = await decodePicture(bytes);
	if (!picture.ok) return picture;
	onPage?.(1, 1);
	const { pixels, paper } = picture.value;
	const scale = pixels.width / paper.width;
	return readConfirmed([await readPicture(pixels, { number: 1, scale, helper })], type);
}

/** A page with its text; one of a picture may be looked at again. */
type Sheet = ReadPicture | { readonly page: Page; readonly confirmed?: undefined };

/** What the pages say, with the lines that its fields are on read by both readers. */
async function readConfirmed(
	sheets: readonly Sheet[],
	type: DocumentType | undefined,
): Promise<Result<Reading>> {
	let [pages, isNew] = [sheets, true];
	let reading = readText(
		pages.map(({ page }) => page),
		type,
	);
	for (let round = 0; round < ROUNDS && isNew && reading.ok; round += 1) {
		const { value } = reading;
		const fields = [value, ...value.others].flatMap((document) => [
			...document.fields,
			...document.abstained,
		]);
		const again: (Sheet | undefined)[] = [];
		for (const { page, confirmed } of pages) {
			const places = fields.filter((field) => field.page === page.number).map(({ box }) => box);
			again.push(await confirmed?.(places));
		}
		isNew = again.some((sheet) => sheet !== undefined);
		pages = pages.map((sheet, index) => again[index] ?? sheet);
		if (isNew)
			reading = readText(
				pages.map(({ page }) => page),
				type,
			);
	}
	return reading;
}
