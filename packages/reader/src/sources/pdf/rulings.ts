/** The straight lines drawn on a page: borders of cells and boxes, upright ones alone. */
import { MOST_LINES } from '../../limits.ts';
import type { Ruling } from '../../page.ts';
import type { PdfPage } from './pdf-page.ts';
import { withMemory } from './pdfium.ts';

const PATH = 2;
const FORM = 5;
const LINE_TO = 0;
const MOVE_TO = 2;
const DEEPEST = 4;
/** Shorter lines are parts of letters, ticks and logos. */
const SHORTEST = 5;

type Matrix = readonly [number, number, number, number, number, number];
interface Point {
	readonly x: number;
	readonly y: number;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The upright lines of the page, edges of drawn or shaded boxes included. */
export function readRulings(page: PdfPage): Ruling[] {
	const count = Math.min(page.pdfium._FPDFPage_CountObjects(page.handle), MOST_LINES);
	const objects = Array.from({ length: count }, (_, index) =>
		page.pdfium._FPDFPage_GetObject(page.handle, index),
	);
	return withMemory(page.pdfium, 32, (pointer) =>
		objects.flatMap((object) => rulingsOf(page, object, IDENTITY, 0, pointer)).slice(0, MOST_LINES),
	);
}

function rulingsOf(page: PdfPage, object: number, outer: Matrix, depth: number, pointer: number): Ruling[] {
	const type = page.pdfium._FPDFPageObj_GetType(object);
	if (type !== PATH && type !== FORM) return [];
	const matrix = multiply(matrixOf(page, object, pointer), outer);
	if (type === PATH) return linesOf(page, object, matrix, pointer);
	if (depth >= DEEPEST) return [];
	const count = Math.min(page.pdfium._FPDFFormObj_CountObjects(object), MOST_LINES);
	return Array.from({ length: count }, (_, index) =>
		page.pdfium._FPDFFormObj_GetObject(object, index),
	).flatMap((inner) => rulingsOf(page, inner, matrix, depth + 1, pointer));
}

function matrixOf({ pdfium }: PdfPage, object: number, pointer: number): Matrix {
	if (pdfium._FPDFPageObj_GetMatrix(object, pointer) === 0) return IDENTITY;
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.subarray(pointer / 4, pointer / 4 + 6);
	return [a, b, c, d, e, f];
}

function multiply(inner: Matrix, outer: Matrix): Matrix {
	const [a, b, c, d, e, f] = inner;
	const [A, B, C, D, E, F] = outer;
	return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function linesOf(page: PdfPage, path: number, matrix: Matrix, pointer: number): Ruling[] {
	const count = Math.min(page.pdfium._FPDFPath_CountSegments(path), MOST_LINES);
	const lines: Ruling[] = [];
	let start: Point | undefined;
	let last: Point | undefined;
	for (let index = 0; index < count; index += 1) {
		const segment = page.pdfium._FPDFPath_GetPathSegment(path, index);
		const type = page.pdfium._FPDFPathSegment_GetType(segment);
		const point = pointOf(page, segment, matrix, pointer);
		if (type === MOVE_TO) start = point;
		else if (type === LINE_TO && last) lines.push(...upright(last, point));
		if (page.pdfium._FPDFPathSegment_GetClose(segment) !== 0 && start) lines.push(...upright(point, start));
		last = point;
	}
	return lines;
}

function pointOf({ pdfium, view }: PdfPage, segment: number, matrix: Matrix, pointer: number): Point {
	pdfium._FPDFPathSegment_GetPoint(segment, pointer, pointer + 4);
	const [x = 0, y = 0] = pdfium.HEAPF32.subarray(pointer / 4, pointer / 4 + 2);
	const [a, b, c, d, e, f] = matrix;
	return view.place(a * x + c * y + e, b * x + d * y + f);
}

function upright(from: Point, to: Point): Ruling[] {
	const top = Math.min(from.y, to.y);
	const bottom = Math.max(from.y, to.y);
	return Math.abs(from.x - to.x) < 1 && bottom - top >= SHORTEST
		? [{ x: (from.x + to.x) / 2, top, bottom }]
		: [];
}
