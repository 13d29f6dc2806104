/** Reads lines of text that were cut out of a picture. */
import type { Recogniser } from './models.ts';
import type { Plane } from './strip.ts';

/** The height at which the networks read. */
export const LINE_HEIGHT = 48;

/** A character that was read. */
export interface Glyph {
	readonly text: string;
	/** Its middle, as a part of the line's width. */
	readonly at: number;
	/** How likely, up to 1. */
	readonly sureness: number;
}

/**
 * What a line says, character by character, spaces included. One line at a time: several together do not fit in the
 * processor's cache, and the shorter ones are padded.
 */
export async function recognise(line: Plane, { network, characters }: Recogniser): Promise<Glyph[]> {
	const answer = await network({ data: line.data, shape: [1, 3, LINE_HEIGHT, line.width] });
	const [, steps = 0, classes = 0] = answer.shape;
	return glyphsOf(answer.data, classes, characters).map((glyph) => ({
		...glyph,
		at: Math.min(1, glyph.at / steps),
	}));
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
