/** Where a line of text, cut out of a picture, has ink: what lies between its characters. */
import { NOTHING } from './marks.ts';
import type { Plane } from './strip.ts';

/** Rows at the edges of a line may show the lines above and below it: this part of its height at each side. */
const EDGE = 0.15;
/** A row with more ink than this is a drawn line. */
const DRAWN = 0.75;
/** Less contrast than this shows nothing. */
const FAINT = 0.12;

/** What is written in the columns of a line. */
export interface Ink {
	/** Whether anything is: everywhere, where that cannot be seen. */
	readonly ink: Uint8Array;
	/** The first row in which something is, or {@link NOTHING}. */
	readonly tops: Uint8Array;
}

/** For each column of the line, whether anything is written there, and from which row on. */
export function inkOf(line: Plane): Ink {
	const { width, height } = line;
	const grey = greyOf(line);
	const dark = darkest(grey);
	const [ink, tops] = [new Uint8Array(width), new Uint8Array(width).fill(NOTHING)];
	if (!dark) return { ink: ink.fill(1), tops };
	const rows = rowsWithText(grey, width, height, dark);
	for (let column = 0; column < width; column += 1) {
		const written = rows.filter((row) => dark(grey[row * width + column] ?? 0));
		ink[column] = written.length > 1 ? 1 : 0;
		tops[column] = written[0] ?? NOTHING;
	}
	return { ink, tops };
}

/** A stretch of columns. */
export interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** The widest stretch without ink between two places of a line. */
export function widestGap(ink: Uint8Array, from: number, to: number): Stretch {
	const middle = (from + to) / 2;
	let widest: Stretch = { start: middle, end: middle };
	let start = -1;
	const last = Math.min(ink.length - 1, Math.floor(to));
	for (let column = Math.max(0, Math.floor(from)); column <= last; column += 1) {
		if (ink[column]) start = -1;
		else {
			if (start < 0) start = column;
			if (column + 1 - start > widest.end - widest.start) widest = { start, end: column + 1 };
		}
	}
	return widest;
}

/** How light each dot of a line is. */
export function greyOf({ data, width, height }: Plane): Float32Array {
	const size = width * height;
	const grey = new Float32Array(size);
	for (let at = 0; at < size; at += 1) {
		grey[at] = ((data[at] ?? 0) + (data[size + at] ?? 0) + (data[2 * size + at] ?? 0)) / 3;
	}
	return grey;
}

/** Tells ink from paper, whichever is darker: most of a line is paper. Undefined where it shows nothing. */
export function darkest(grey: Float32Array): ((value: number) => boolean) | undefined {
	const at = partsOf(grey);
	const [low, middle, high] = [at(0.03), at(0.5), at(0.97)];
	if (high - low < FAINT) return undefined;
	const limit = (low + high) / 2;
	return middle >= limit ? (value) => value < limit : (value) => value > limit;
}

/** How finely shades are told apart, from -1 to 1. */
const SHADES = 2048;

/** Gives the shade that a part of the dots is darker than: counted, since to sort them takes ten times as long. */
function partsOf(grey: Float32Array): (part: number) => number {
	const counts = new Uint32Array(SHADES);
	for (const value of grey) {
		const shade = Math.min(SHADES - 1, Math.max(0, Math.floor(((value + 1) / 2) * SHADES)));
		counts[shade] = (counts[shade] ?? 0) + 1;
	}
	return (part) => {
		let before = Math.floor(part * (grey.length - 1));
		let shade = 0;
		while (shade < SHADES - 1 && before >= (counts[shade] ?? 0)) before -= counts[shade++] ?? 0;
		return ((shade + 0.5) / SHADES) * 2 - 1;
	};
}

function rowsWithText(
	grey: Float32Array,
	width: number,
	height: number,
	isInk: (value: number) => boolean,
): number[] {
	const rows: number[] = [];
	for (let row = Math.floor(EDGE * height); row < Math.ceil((1 - EDGE) * height); row += 1) {
		let count = 0;
		for (let column = 0; column < width; column += 1) if (isInk(grey[row * width + column] ?? 0)) count += 1;
		if (count <= DRAWN * width) rows.push(row);
	}
	return rows;
}
