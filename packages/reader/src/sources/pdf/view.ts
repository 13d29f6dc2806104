/** From the coordinates of a PDF page (any origin, any rotation, y upwards) to points from the top left of the upright page. */
import type { Box } from '../../page.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** PDFium answers in whole device units; this many to a point keep two decimals. */
const FINENESS = 100;

/** How a page is looked at. */
export interface PageView {
	/** The extra quarter turns clockwise that make its text upright. */
	readonly turn: number;
	/** Width of the upright page in points. */
	readonly width: number;
	/** Height of the upright page in points. */
	readonly height: number;
	/** A point of the page, upright. */
	place(x: number, y: number): { readonly x: number; readonly y: number };
	/** A rectangle of the page, upright. */
	box(left: number, top: number, right: number, bottom: number): Box;
}

/** The view of a loaded page after `turn` quarter turns. */
export function viewOf(pdfium: Pdfium, page: number, turn: number): PageView {
	const sideways = turn % 2 === 1;
	const pageWidth = Math.max(1, pdfium._FPDF_GetPageWidth(page));
	const pageHeight = Math.max(1, pdfium._FPDF_GetPageHeight(page));
	const width = sideways ? pageHeight : pageWidth;
	const height = sideways ? pageWidth : pageHeight;
	const device = (x: number, y: number) =>
		withMemory(pdfium, 8, (pointer) => {
			pdfium._FPDF_PageToDevice(
				page,
				0,
				0,
				width * FINENESS,
				height * FINENESS,
				turn,
				x,
				y,
				pointer,
				pointer + 4,
			);
			const at = pointer / 4;
			return { x: (pdfium.HEAP32[at] ?? 0) / FINENESS, y: (pdfium.HEAP32[at + 1] ?? 0) / FINENESS };
		});
	const place = affine(device(0, 0), device(1000, 0), device(0, 1000));
	return {
		turn,
		width,
		height,
		place,
		box: (left, top, right, bottom) => {
			const one = place(left, top);
			const other = place(right, bottom);
			return {
				x: Math.min(one.x, other.x),
				y: Math.min(one.y, other.y),
				width: Math.abs(one.x - other.x),
				height: Math.abs(one.y - other.y),
			};
		},
	};
}

/** The mapping that takes the origin and 1000 units along each axis to these three places. */
function affine(origin: Point, alongX: Point, alongY: Point): (x: number, y: number) => Point {
	return (x, y) => ({
		x: origin.x + ((alongX.x - origin.x) * x + (alongY.x - origin.x) * y) / 1000,
		y: origin.y + ((alongX.y - origin.y) * x + (alongY.y - origin.y) * y) / 1000,
	});
}

interface Point {
	readonly x: number;
	readonly y: number;
}
