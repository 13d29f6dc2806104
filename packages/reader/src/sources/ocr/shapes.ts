/** What a line of text consists of: the pieces of ink that hang together, with their holes, from a cut that leaves room for marks over and under the letters. */

import { darkest, greyOf } from './ink.ts';
import type { Pixels } from './pixels.ts';
import { LINE_HEIGHT } from './recognise.ts';
import { cutOut, type Strip } from './strip.ts';

/** How much higher than the line the cut is. */
const ROOM = 1.5;
/** Fewer dots of ink are specks. */
const SMALLEST = 6;

/** Ink that hangs together, in columns and rows of the cut. */
export interface Piece {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** How many holes it has, specks left out. */
	readonly holes: number;
	/** For each of its rows, the first and the last column with its ink. */
	readonly rows: readonly { readonly from: number; readonly to: number }[];
}

/** The pieces of a line, and how many columns the cut has. */
export interface Shapes {
	readonly pieces: readonly Piece[];
	readonly width: number;
	/** How high the line is on its picture, in pixels: a low one shows little. */
	readonly height: number;
}

/** What the line consists of; no pieces where it shows nothing. */
export function shapesOf(picture: Pixels, strip: Strip): Shapes {
	const line = cutOut(picture, { ...strip, height: strip.height * ROOM }, Math.round(LINE_HEIGHT * ROOM));
	const { width, height } = line;
	const grey = greyOf(line);
	const isInk = darkest(grey);
	if (!isInk) return { pieces: [], width, height: strip.height };
	const [ink, paper] = [new Uint8Array(grey.length), new Uint8Array(grey.length)];
	for (let at = 0; at < grey.length; at += 1) (isInk(grey[at] ?? 0) ? ink : paper)[at] = 1;
	const holes = areasOf(paper, width, height, 4).filter(
		({ left, right, top, bottom, size }) =>
			left > 0 && top > 0 && right < width - 1 && bottom < height - 1 && size >= SMALLEST,
	);
	const pieces = areasOf(ink, width, height, 8).filter(({ size }) => size >= SMALLEST);
	return {
		width,
		height: strip.height,
		pieces: pieces.map(({ cells, ...piece }) => ({
			...{ left: piece.left, right: piece.right, top: piece.top, bottom: piece.bottom },
			holes: holes.filter((hole) => isWithin(hole, piece)).length,
			rows: rowsOf(cells, width, piece.top, piece.bottom),
		})),
	};
}

interface Area extends Omit<Piece, 'holes' | 'rows'> {
	readonly size: number;
	readonly cells: Int32Array;
}

function isWithin(inner: Omit<Area, 'cells'>, outer: Omit<Area, 'cells'>): boolean {
	return (
		inner.left > outer.left &&
		inner.right < outer.right &&
		inner.top > outer.top &&
		inner.bottom < outer.bottom
	);
}

/** The areas of cells that are set, joined at their sides, or with eight also at their corners. */
function areasOf(cells: Uint8Array, width: number, height: number, joined: 4 | 8): Area[] {
	// A cell is of one area: they all lie in here, one after the other.
	const found = new Int32Array(cells.length);
	const grid = { cells, seen: new Uint8Array(cells.length), found, width, height, joined };
	const areas: Area[] = [];
	let used = 0;
	for (let start = 0; start < cells.length; start += 1) {
		if (grid.seen[start] || !cells[start]) continue;
		const area = areaFrom(start, used, grid);
		used += area.size;
		areas.push(area);
	}
	return areas;
}

interface Grid {
	readonly cells: Uint8Array;
	readonly seen: Uint8Array;
	readonly found: Int32Array;
	readonly width: number;
	readonly height: number;
	readonly joined: 4 | 8;
}

/** The area of the cell `start`, its cells put into `found` from `used` on. */
function areaFrom(start: number, used: number, { cells, seen, found, width, height, joined }: Grid): Area {
	let end = used;
	found[end++] = start;
	seen[start] = 1;
	let left = width;
	let right = 0;
	let top = height;
	let bottom = 0;
	for (let next = used; next < end; next += 1) {
		const at = found[next] ?? 0;
		const x = at % width;
		const y = (at - x) / width;
		if (x < left) left = x;
		if (x > right) right = x;
		if (y < top) top = y;
		if (y > bottom) bottom = y;
		const lastRow = y + 1 < height ? y + 1 : y;
		for (let row = y > 0 ? y - 1 : 0; row <= lastRow; row += 1) {
			const reach = joined === 4 && row !== y ? 0 : 1;
			const last = row * width + (x + reach < width ? x + reach : x);
			for (let other = row * width + (x < reach ? x : x - reach); other <= last; other += 1) {
				if (seen[other] || !cells[other]) continue;
				seen[other] = 1;
				found[end++] = other;
			}
		}
	}
	return { left, right, top, bottom, size: end - used, cells: found.subarray(used, end) };
}

function rowsOf(cells: Int32Array, width: number, top: number, bottom: number): Piece['rows'] {
	const rows = Array.from({ length: bottom - top + 1 }, () => ({ from: width, to: -1 }));
	for (const cell of cells) {
		const row = rows[Math.floor(cell / width) - top];
		if (!row) continue;
		row.from = Math.min(row.from, cell % width);
		row.to = Math.max(row.to, cell % width);
	}
	return rows;
}
