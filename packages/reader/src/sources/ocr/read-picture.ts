/** Reads a picture of a page: turned upright, its lines found, read by two readers, laid level. */
import type { Box, Page, Word } from '../../page.ts';
import { agree } from './agree.ts';
import { findStrips } from './detect.ts';
import { linesOf } from './lines.ts';
import { loadModels, type Models, type Recogniser } from './models.ts';
import { type Pixels, turned } from './pixels.ts';
import { type Glyph, LINE_HEIGHT, recognise } from './recognise.ts';
import { cutOut, type Strip } from './strip.ts';
import { levelOf } from './upright.ts';
import { wordsOf } from './words.ts';

/** More lines are no page of text. */
const MOST_STRIPS = 400;
/** So many long lines show which way up a page is. */
const SAMPLE = 6;
/** Lines that are read worse than this may be upside down. */
const GOOD = 0.85;

/**
 * The words of a picture, as page `number`, with so many pixels to a point. Positions are those on the original
 * picture.
 */
export async function readPicture(pixels: Pixels, number: number, scale: number): Promise<Page> {
	const models = await loadModels();
	const { picture, strips, quarters } = await upright(pixels, models);
	const lines = strips.map((strip) => cutOut(picture, strip, LINE_HEIGHT));
	const [first, second] = models.recognisers;
	const one = await recognise(lines, first);
	const other = await recognise(lines, second);
	const level = levelOf(strips, picture.width, picture.height);
	const read = strips.map((_, index) => agree(one[index] ?? [], other[index] ?? []));
	const words = linesOf(strips, read, level).flatMap((line) => wordsOf(line, { scale, level }));
	const size = { width: picture.width / scale, height: picture.height / scale };
	return {
		number,
		...size,
		words: words.map((word) => turnedBack(word, quarters, size)),
		...(quarters % 2 === 1 && { asItCame: { width: size.height, height: size.width } }),
		rulings: [],
	};
}

async function upright(pixels: Pixels, { detector, recognisers }: Models) {
	let [picture, quarters] = [pixels, 0];
	let strips = await findStrips(picture, detector);
	if (isSideways(strips)) {
		[picture, quarters] = [turned(picture, 1), 1];
		strips = await findStrips(picture, detector);
	}
	strips = strips.slice(0, MOST_STRIPS);
	if (await isOnItsHead(picture, strips, recognisers[1])) {
		const { width, height } = picture;
		[picture, quarters] = [turned(picture, 2), quarters + 2];
		strips = strips.map((strip) => ({ ...strip, x: width - strip.x, y: height - strip.y }));
	}
	return { picture, strips, quarters };
}

/** Whether more of the text is high than wide. */
function isSideways(strips: readonly Strip[]): boolean {
	const area = (some: readonly Strip[]) => some.reduce((sum, { width, height }) => sum + width * height, 0);
	return (
		area(strips.filter(({ width, height }) => height > 1.5 * width)) >
		area(strips.filter(({ width, height }) => width > 1.5 * height))
	);
}

async function isOnItsHead(picture: Pixels, strips: readonly Strip[], reader: Recogniser): Promise<boolean> {
	const sample = [...strips].sort((one, other) => other.width - one.width).slice(0, SAMPLE);
	const lines = sample.map((strip) => cutOut(picture, strip, LINE_HEIGHT));
	const asItIs = surenessOf(await recognise(lines, reader));
	if (asItIs >= GOOD || sample.length === 0) return false;
	const turnedLines = lines.map(({ data, width, height }) => ({
		data: headOver(data, width * height),
		width,
		height,
	}));
	return surenessOf(await recognise(turnedLines, reader)) > asItIs + 0.1;
}

/** Each plane read from its end is the picture turned by half a circle. */
function headOver(planes: Float32Array, size: number): Float32Array {
	const out = new Float32Array(planes.length);
	for (const start of [0, size, 2 * size]) out.set(planes.slice(start, start + size).reverse(), start);
	return out;
}

function surenessOf(lines: readonly (readonly Glyph[])[]): number {
	const all = lines.flat();
	return all.reduce((sum, { sureness }) => sum + sureness, 0) / Math.max(1, all.length);
}

/** The word's position on the original picture, before it was turned. */
function turnedBack(
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
