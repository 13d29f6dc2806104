/** Reads a picture of a page: turned upright, its lines found, read, laid level; what matters is read again by another reader. */
import { centreX, centreY, right } from '../../geometry.ts';
import type { Box, Page, Word } from '../../page.ts';
import { linesOf } from './lines.ts';
import { loadModels, type Models } from './models.ts';
import type { Pixels } from './pixels.ts';
import { type Helper, readLines } from './read-lines.ts';
import { headingsOf, readSideways, type SidewaysLine } from './sideways.ts';
import type { ReadStrip } from './strips.ts';
import { turnedBack, type Upright, upright } from './turning.ts';
import { levelOf } from './upright.ts';
import { wordsOf } from './words.ts';

/** A picture that is read, and may be read once more where it matters. */
export interface ReadPicture {
	readonly page: Page;
	/** The picture with these places of its page read by the second reader too; undefined where it has read them all. */
	readonly confirmed: (places: readonly Box[]) => Promise<ReadPicture | undefined>;
}

/** Which page a picture is of, how many pixels it has to a point, and who helps to read its lines. */
export interface PictureOptions {
	readonly number: number;
	readonly scale: number;
	readonly helper?: Helper | undefined;
}

/** The words of a picture. Positions are those on the original picture. */
export async function readPicture(
	pixels: Pixels,
	{ number, scale, helper }: PictureOptions,
): Promise<ReadPicture> {
	const models = await loadModels();
	const found = await upright(pixels, { models, helper });
	const sideways = await readSideways(found.picture, found.strips, { models, helper });
	const isRead = new Set(sideways.map(({ strip }) => strip));
	const level = found.strips.filter((each) => !isRead.has(each));
	const open = level.map((strip) => found.seen.find((seen) => seen.strip === strip) ?? { strip });
	const strips = await readLines(found.picture, open, { models, helper });
	return asRead(strips, found, { models, helper, number, scale, sideways });
}

interface Known extends PictureOptions {
	readonly models: Models;
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
			const again = strips.map((each) => (isOpen(each) ? { ...each, isWanted: true } : each));
			return asRead(await readLines(picture, again, known), found, known);
		},
	};
}

function isIn({ box, place = box }: Word, outer: Box): boolean {
	const [x, y] = [centreX(place), centreY(place)];
	return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height;
}
