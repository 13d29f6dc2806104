/** Reads lines of text that were cut out of a picture. */
import type { Recogniser } from './models.ts';
import type { Plane } from './strip.ts';

/** The height at which the networks read. */
export const LINE_HEIGHT = 48;
/** How many lines are read in one go, at most. */
const MOST_AT_ONCE = 6;

/** A character that was read. */
export interface Glyph {
	readonly text: string;
	/** Its middle, as a part of the line's width. */
	readonly at: number;
	/** How likely, up to 1. */
	readonly sureness: number;
}

/** What each line says, character by character, spaces included. */
export async function recognise(lines: readonly Plane[], recogniser: Recogniser): Promise<Glyph[][]> {
	const byWidth = lines
		.map((_, index) => index)
		.sort((one, other) => widthOf(lines, one) - widthOf(lines, other));
	const read: Glyph[][] = lines.map(() => []);
	for (let start = 0; start < byWidth.length; start += MOST_AT_ONCE) {
		const batch = byWidth.slice(start, start + MOST_AT_ONCE);
		const found = await readBatch(
			batch.flatMap((index) => lines[index] ?? []),
			recogniser,
		);
		for (const [place, index] of batch.entries()) read[index] = found[place] ?? [];
	}
	return read;
}

function widthOf(lines: readonly Plane[], index: number): number {
	return lines[index]?.width ?? 0;
}

async function readBatch(lines: readonly Plane[], { network, characters }: Recogniser): Promise<Glyph[][]> {
	const width = Math.max(...lines.map((line) => line.width));
	const size = LINE_HEIGHT * width;
	const data = new Float32Array(lines.length * 3 * size);
	for (const [index, line] of lines.entries()) {
		for (let row = 0; row < 3 * LINE_HEIGHT; row += 1) {
			data.set(line.data.subarray(row * line.width, (row + 1) * line.width), index * 3 * size + row * width);
		}
	}
	const answer = await network({ data, shape: [lines.length, 3, LINE_HEIGHT, width] });
	const [, steps = 0, classes = 0] = answer.shape;
	return lines.map((line, index) => {
		const own = answer.data.subarray(index * steps * classes, (index + 1) * steps * classes);
		return glyphsOf(own, classes, characters).map((glyph) => ({
			...glyph,
			at: Math.min(1, (glyph.at / steps) * (width / line.width)),
		}));
	});
}

/** The likeliest character of each step; the same one in steps that follow each other is one character. */
function glyphsOf(steps: Float32Array, classes: number, characters: readonly string[]): Glyph[] {
	const glyphs: { text: string; first: number; last: number; sureness: number; index: number }[] = [];
	let before = 0;
	for (let step = 0; step * classes < steps.length; step += 1) {
		const { index, sureness } = likeliest(steps, step * classes, classes);
		const last = glyphs.at(-1);
		if (index > 0 && index === before && last) {
			last.last = step;
			last.sureness = Math.max(last.sureness, sureness);
		} else if (index > 0) {
			glyphs.push({ text: characters[index] ?? '', first: step, last: step, sureness, index });
		}
		before = index;
	}
	return glyphs.map(({ text, first, last, sureness }) => ({ text, at: (first + last + 1) / 2, sureness }));
}

function likeliest(steps: Float32Array, from: number, classes: number) {
	let [index, sureness] = [0, 0];
	for (let each = 0; each < classes; each += 1) {
		const value = steps[from + each] ?? 0;
		if (value > sureness) [index, sureness] = [each, value];
	}
	return { index, sureness };
}
