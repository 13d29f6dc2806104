/** The text of each page of a PDF with its place. */
import type { Box } from '../layout/box.ts';
import { type Segment, toSegments } from '../layout/segments.ts';
import { toLines } from '../layout/words.ts';
import { readCharacters } from './characters.ts';
import { type PdfDocument, withPage } from './document.ts';
import { type Ruling, readRulings } from './rulings.ts';

/** What is on one page. Boxes are in points from the top left of the upright page. */
export interface PageText extends Pick<Box, 'width' | 'height'> {
	/** The page's number, from 1. */
	readonly page: number;
	readonly segments: readonly Segment[];
	readonly rulings: readonly Ruling[];
}

/** The text of the pages that can be loaded, up to the most that we read. */
export function readTextLayer(document: PdfDocument): PageText[] {
	return Array.from({ length: document.pageCount }, (_, index) => index + 1).flatMap((page) => {
		const text = withPage(document, page, (loaded): PageText => {
			const rulings = readRulings(loaded);
			const segments = toSegments(toLines(readCharacters(loaded)), rulings);
			const { width, height } = loaded.view;
			return { page, width, height, segments, rulings };
		});
		return text ? [text] : [];
	});
}
