/** Which way up a picture of a page is, and where its words are on the picture as it came. */
import type { Box, Word } from '../../page.ts';
import { findStrips } from './detect.ts';
import { type Pixels, turned } from './pixels.ts';
import { type LineReaders, readLines } from './read-lines.ts';
import type { Strip } from './strip.ts';
import type { ReadStrip } from './strips.ts';

/** More lines are no page of text. */
const MOST_STRIPS = 400;
/** So many lines, about so many times as long as high, show which way up a page is. */
const SAMPLE = 4;
const USUAL_LINE = 8;
/** Lines that are read worse than this may be upside down. */
const GOOD = 0.85;

/** A picture turned upright, and by how many quarters clockwise it was turned. */
export interface Upright {
	readonly picture: Pixels;
	readonly strips: readonly Strip[];
	/** The lines that were read to see which way up it is. */
	readonly seen: readonly ReadStrip[];
	readonly quarters: number;
}

/** The picture with its lines, turned so that they can be read. */
export async function upright(pixels: Pixels, readers: LineReaders): Promise<Upright> {
	const { detector } = readers.models;
	let [picture, quarters] = [pixels, 0];
	let strips = await findStrips(picture, detector);
	if (isSideways(strips)) {
		[picture, quarters] = [turned(picture, 1), 1];
		strips = await findStrips(picture, detector);
	}
	strips = strips.slice(0, MOST_STRIPS);
	const seen = await sampleOf(picture, strips, readers);
	if (surenessOf(seen) >= GOOD) return { picture, strips, seen, quarters };
	const { width, height } = picture;
	const over = turned(picture, 2);
	const stripsOver = strips.map((strip) => ({ ...strip, x: width - strip.x, y: height - strip.y }));
	const seenOver = await sampleOf(over, stripsOver, readers);
	return surenessOf(seenOver) > surenessOf(seen) + 0.1
		? { picture: over, strips: stripsOver, seen: seenOver, quarters: quarters + 2 }
		: { picture, strips, seen, quarters };
}

/** Whether more of the text is high than wide. */
function isSideways(strips: readonly Strip[]): boolean {
	const area = (some: readonly Strip[]) => some.reduce((sum, { width, height }) => sum + width * height, 0);
	return (
		area(strips.filter(({ width, height }) => height > 1.5 * width)) >
		area(strips.filter(({ width, height }) => width > 1.5 * height))
	);
}

/** A few of its lines as they are read, of a length that says enough and does not take long. */
async function sampleOf(
	picture: Pixels,
	strips: readonly Strip[],
	readers: LineReaders,
): Promise<ReadStrip[]> {
	const oddness = ({ width, height }: Strip) => Math.abs(width / height - USUAL_LINE);
	const sample = [...strips].sort((one, other) => oddness(one) - oddness(other)).slice(0, SAMPLE);
	return readLines(
		picture,
		sample.map((strip) => ({ strip })),
		readers,
	);
}

function surenessOf(lines: readonly ReadStrip[]): number {
	const glyphs = lines.flatMap(({ first }) => first);
	return glyphs.reduce((sum, { sureness }) => sum + sureness, 0) / Math.max(1, glyphs.length);
}

/** The word's position on the original picture, before it was turned. */
export function turnedBack(
	word: Word,
	quarters: number,
	{ width, height }: { width: number; height: number },
): Word {
	const { place } = word;
	if (!place || quarters === 0) return word;
	const places: Record<number, Box> = {
		1: { x: place.y, y: width - place.x - place.width, width: place.height, height: place.width },
		2: { ...place, x: width - place.x - place.width, y: height - place.y - place.height },
		3: { x: height - place.y - place.height, y: place.x, width: place.height, height: place.width },
	};
	return { ...word, place: places[quarters] ?? place };
}
