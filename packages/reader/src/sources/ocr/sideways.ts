/** Lines of a picture that run up or down its upright page, as headings of narrow rows do. */
import { around, bottom } from '../../geometry.ts';
import type { Word } from '../../page.ts';
import { DOWNWARDS, flat, headingsIn, UPWARDS } from '../pdf/sideways.ts';
import { type Pixels, turned } from './pixels.ts';
import { type LineReaders, readLines } from './read-lines.ts';
import type { Strip } from './strip.ts';
import { charactersOf, type ReadStrip } from './strips.ts';
import type { Frame } from './words.ts';

/** A line is so many times longer than high; a letter or a drawn line alone is not one. */
const LONG = 2;
/** More of them are no headings. */
const MOST_LINES = 16;
/** What is read worse is no text, or runs the other way. */
const GOOD = 0.85;
/** The type's size as a part of a line's height. */
const SIZE = 0.65;

/** A strip goes on before and after its text by this part of its height. */
const ROOM = 0.25;

/** A line that runs up or down, in its words' own direction. */
export interface SidewaysLine {
	readonly strip: Strip;
	readonly text: string;
	readonly turn: number;
	readonly sureness: number;
}

/** Whether a strip is of a line that runs up or down. */
export function isUpDown({ width, height }: Strip): boolean {
	return height > LONG * width;
}

/** What stands on those strips that run up or down. */
export async function readSideways(
	picture: Pixels,
	strips: readonly Strip[],
	readers: LineReaders,
): Promise<SidewaysLine[]> {
	const wanted = strips.filter(isUpDown).slice(0, MOST_LINES);
	if (wanted.length === 0) return [];
	const upwards = await readTurned(picture, wanted, { turn: UPWARDS, readers });
	if (upwards.length === wanted.length) return upwards;
	const others = wanted.filter((strip) => !upwards.some((line) => line.strip === strip));
	return [...upwards, ...(await readTurned(picture, others, { turn: DOWNWARDS, readers }))];
}

async function readTurned(
	picture: Pixels,
	strips: readonly Strip[],
	{ turn, readers }: { readonly turn: number; readonly readers: LineReaders },
): Promise<SidewaysLine[]> {
	// What runs up is level when the page is turned once clockwise.
	const level = turned(picture, turn);
	const lines = strips.map((strip) => {
		const { x, y, width, height, slope } = strip;
		const place = turn === UPWARDS ? { x: picture.height - y, y: x } : { x: y, y: picture.width - x };
		return { strip: { ...place, width: height, height: width, slope } };
	});
	const once = await readLines(level, lines, readers);
	const isGood = once.map((line) => surenessOf(line) >= GOOD);
	const again = once.map((line, index) => ({ ...line, isWanted: isGood[index] === true }));
	const read = await readLines(level, again, readers);
	return strips.flatMap((strip, index) => {
		const line = read[index];
		if (!line || !isGood[index]) return [];
		const characters = charactersOf(line);
		const text = characters.map((each) => `${each.startsWord ? ' ' : ''}${each.text}`).join('');
		const sureness = Math.min(1, ...characters.map((each) => each.sureness));
		return [{ strip, text: text.trim(), turn, sureness }];
	});
}

function surenessOf({ first }: ReadStrip): number {
	return first.reduce((sum, { sureness }) => sum + sureness, 0) / Math.max(1, first.length);
}

/** The headings that the lines make, on the level page. */
export function headingsOf(lines: readonly SidewaysLine[], { scale, level }: Frame): Word[] {
	return [UPWARDS, DOWNWARDS].flatMap((turn) => {
		const words = lines
			.filter((line) => line.turn === turn)
			.map(({ strip, text, sureness }): Word => {
				const { x, y, width, height } = strip;
				const half = height / 2 - ROOM * width;
				const ends = [level(x, y - half), level(x, y + half)];
				const middle = around(ends.map((end) => ({ ...end, width: 0, height: 0 })));
				const place = {
					x: middle.x + middle.width / 2 - width / 2,
					y: middle.y,
					width,
					height: middle.height,
				};
				const box = flat(
					{
						x: place.x / scale,
						y: place.y / scale,
						width: place.width / scale,
						height: place.height / scale,
					},
					turn,
				);
				const size = SIZE * box.height;
				return { text, box, baseline: bottom(box), size, font: 0, isTypewritten: false, sureness };
			});
		return headingsIn(words, turn);
	});
}
