/** Reads a picture of a page: turned upright, its lines found, read, laid level; what matters is read again by another reader. */
import { centreX, centreY, right } from '../../geometry.ts';
import type { Box, Page, Word } from '../../page.ts';
import { linesOf } from './lines.ts';
import { loadModels, type Models } from './models.ts';
import type { Pixels } from './pixels.ts';
import { headingsOf, readSideways, type SidewaysLine } from './sideways.ts';
import { isUnclear, type ReadStrip, readAgain, readOnce } from './strips.ts';
import { turnedBack, type Upright, upright } from './turning.ts';
import { levelOf } from './upright.ts';
import { wordsOf } from './words.ts';

/** A picture that is read, and may be read once more where it matters. */
export interface ReadPicture {
	readonly page: Page;
	/** The picture with these places of its page read by the second reader too; undefined where it has read them all. */
	readonly confirmed: (places: readonly Box[]) => Promise<ReadPicture | undefined>;
}

/**
 * The words of a picture, as page `number`, with so many pixels to a point. Positions are those on the original
 * picture.
 */
export async function readPicture(pixels: Pixels, number: number, scale: number): Promise<ReadPicture> {
	const models = await loadModels();
	const found = await upright(pixels, models);
	const strips: ReadStrip[] = [];
	const sideways = await readSideways(found.picture, found.strips, models);
	const isRead = new Set(sideways.map(({ strip }) => strip));
	for (const strip of found.strips.filter((each) => !isRead.has(each))) {
		const seen = found.seen.find((each) => each.strip === strip);
		const read = seen ?? (await readOnce(found.picture, strip, models));
		strips.push(isUnclear(read) ? await readAgain(found.picture, read, models) : read);
	}
	return asRead(strips, found, { models, number, scale, sideways });
}

interface Known {
	readonly models: Models;
	readonly number: number;
	readonly scale: number;
	readonly sideways: readonly SidewaysLine[];
}

function asRead(strips: readonly ReadStrip[], found: Upright, known: Known): ReadPicture {
	const { number, scale, sideways } = known;
	const { picture, quarters } = found;
	const level = levelOf(found.strips, picture.width, picture.height);
	const size = { width: picture.width / scale, height: picture.height / scale };
	const read = linesOf(strips, level).flatMap((line) =>
		wordsOf(line, { scale, level }).map((word) => ({
			word: turnedBack(word, quarters, size),
			strip: line.strip,
		})),
	);
	return {
		page: {
			number,
			...size,
			words: read.map(({ word }) => word),
			sideways: headingsOf(sideways, { scale, level }),
			...(quarters % 2 === 1 && { asItCame: { width: size.height, height: size.width } }),
			rulings: [],
		},
		confirmed: async (places) => {
			const wanted = new Set(
				read.filter(({ word }) => places.some((place) => isIn(word, place))).map(({ strip }) => strip),
			);
			const isOpen = ({ strip, second }: ReadStrip) => !second && wanted.has(strip);
			if (!strips.some(isOpen)) return undefined;
			const again: ReadStrip[] = [];
			for (const each of strips)
				again.push(isOpen(each) ? await readAgain(picture, each, known.models) : each);
			return asRead(again, found, known);
		},
	};
}

function isIn({ box, place = box }: Word, outer: Box): boolean {
	const [x, y] = [centreX(place), centreY(place)];
	return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height;
}
