/** What two readers make of a line of a picture: all lines are read by one, the unclear and those that matter by the other as well. */
import { type Agreed, agree, alone } from './agree.ts';
import { showsShapes, withMoreShown } from './doubtful-shapes.ts';
import { doubtingMarks } from './marks.ts';
import type { Pixels } from './pixels.ts';
import type { Glyph } from './recognise.ts';
import { type Shapes, shapesOf } from './shapes.ts';
import type { Plane, Strip } from './strip.ts';

/** What the readers make of a line. */
export interface Readings {
	readonly first: readonly Glyph[];
	/** Absent where the second reader has not looked. */
	readonly second?: readonly Glyph[];
}

/** A line with what is read on it so far. */
export interface ReadStrip extends Readings {
	readonly strip: Strip;
	/** What it shows, cut out. */
	readonly line: Plane;
	/** Where it has ink, by columns. */
	readonly ink: Uint8Array;
	/** The first row with ink, by columns. */
	readonly tops: Uint8Array;
	/** What the line consists of, where it matters. */
	readonly shapes?: Shapes;
}

/** What a line consists of, where it is high enough to show it. */
export function shapesIn(picture: Pixels, strip: Strip): Pick<ReadStrip, 'shapes'> {
	return showsShapes(strip) ? { shapes: shapesOf(picture, strip) } : {};
}

/** The clearest of a good line's letters are surer than this; */
const CLEAR = 0.9;
/** and no more letters than this stand together without a space. */
const LONGEST_WORD = 14;

/** Fewer figures are no day and hardly an amount. */
const MAY_MATTER = /(?:\d\D*){3}/;

/**
 * Whether a line should be read again before anybody knows what it is for: the first reader was unsure of it and it has a few figures, or
 * saw no space in a run of letters too long for a word. Others matter only where a value is taken from them.
 */
export function isUnclear({ first }: Readings): boolean {
	const text = first.map((glyph) => glyph.text).join('');
	return (
		(MAY_MATTER.test(text) && first.some(({ sureness }) => sureness < CLEAR)) ||
		text.split(/\s+/).some((word) => word.replace(/[^\p{L}]/gu, '').length > LONGEST_WORD)
	);
}

/** The characters of the line, as sure as those who read them. */
export function charactersOf({ first, second, tops, shapes }: ReadStrip): Agreed[] {
	const characters = doubtingMarks(second ? agree(first, second) : alone(first), tops);
	return shapes ? withMoreShown(characters, shapes) : characters;
}
