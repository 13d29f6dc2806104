/** From characters along a line to words with their places. */
import { around } from '../../geometry.ts';
import type { Box, Word } from '../../page.ts';
import type { Agreed } from './agree.ts';
import type { Strip } from './strip.ts';
import type { Level } from './upright.ts';

/** Below the middle of the line, as a part of the type's size. */
const BASELINE = 0.28;
/** A space is seen where two characters stand this much farther apart than characters of the line do. */
const SPACE = 2.1;
/** Farther apart there is more than a space between them. */
const WIDE = 3.4;
/** A space, as a part of the type's size. */
const SPACE_WIDTH = 0.26;

/** How pixels become points, and points of the picture those of the level page. */
export interface Frame {
	/** Pixels to a point. */
	readonly scale: number;
	readonly level: Level;
}

/** A line of text on the level page, in pixels. */
export interface Line {
	readonly strip: Strip;
	readonly characters: readonly Agreed[];
	/** Its middle from the top. */
	readonly middle: number;
	/** The size of its type. */
	readonly size: number;
}

/** The words of a line. */
export function wordsOf(line: Line, frame: Frame): Word[] {
	const { characters } = line;
	const advance = usualAdvance(characters);
	const groups: Agreed[][] = [];
	for (const [index, character] of characters.entries()) {
		const last = characters[index - 1];
		const isFar = last !== undefined && character.at - last.at > SPACE * advance;
		if (last && !character.startsWord && !isFar) groups.at(-1)?.push(character);
		else groups.push([character]);
	}
	return groups.map((group, index) => {
		const from = edge(groups[index - 1]?.at(-1), group[0], advance, line);
		const to = edge(group.at(-1), groups[index + 1]?.[0], advance, line);
		return toWord(group, from.start, to.end, line, frame);
	});
}

/** How far apart characters that follow each other stand, as a part of the line: the middle of all. */
function usualAdvance(characters: readonly Agreed[]): number {
	const gaps = characters.slice(1).map(({ at }, index) => at - (characters[index]?.at ?? at));
	const sorted = gaps.sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0.5;
}

/** Where, in pixels from the line's middle, one word ends and the next starts: only where characters are is known, not how wide they are. */
function edge(last: Agreed | undefined, next: Agreed | undefined, advance: number, { strip, size }: Line) {
	const along = (at: number) => (at - 0.5) * strip.width;
	const limit = strip.width / 2 - 0.15 * strip.height;
	if (last && next && next.at - last.at < WIDE * advance) {
		const middle = along((last.at + next.at) / 2);
		return { end: middle - (SPACE_WIDTH / 2) * size, start: middle + (SPACE_WIDTH / 2) * size };
	}
	const half = Math.min(advance / 2, 0.5);
	return {
		end: Math.min(limit, along((last?.at ?? 1) + half)),
		start: Math.max(-limit, along((next?.at ?? 0) - half)),
	};
}

function toWord(
	group: readonly Agreed[],
	from: number,
	to: number,
	line: Line,
	{ scale, level }: Frame,
): Word {
	const { strip, middle, size } = line;
	const length = Math.hypot(1, strip.slope);
	const point = (distance: number, down: number) => ({
		x: strip.x + (distance - down * strip.slope) / length,
		y: strip.y + (distance * strip.slope + down) / length,
	});
	const [start, end] = [point(from, 0), point(to, 0)].map(({ x, y }) => level(x, y).x);
	return {
		text: textOf(group),
		box: {
			x: (start ?? 0) / scale,
			y: (middle - 0.6 * size) / scale,
			width: Math.max(1, (end ?? 0) - (start ?? 0)) / scale,
			height: (1.2 * size) / scale,
		},
		baseline: (middle + BASELINE * size) / scale,
		size: size / scale,
		font: 0,
		isTypewritten: false,
		sureness: surenessOf(group),
		place: placeOf([point(from, -0.4 * strip.height), point(to, 0.4 * strip.height)], scale),
	};
}

/** One reader has no pound sign and leaves it out, the other takes it for an f. */
const POUND = /^[fF￡£](?=\d|$)/;

function textOf(group: readonly Agreed[]): string {
	return group
		.map(({ text }) => text.normalize('NFKC'))
		.join('')
		.replace(POUND, '£');
}

function surenessOf(group: readonly Agreed[]): number {
	const isPound = POUND.test(group.map(({ text }) => text).join(''));
	return Math.min(1, ...group.slice(isPound ? 1 : 0).map(({ sureness }) => sureness));
}

function placeOf(corners: readonly { x: number; y: number }[], scale: number): Box {
	return around(corners.map(({ x, y }) => ({ x: x / scale, y: y / scale, width: 0, height: 0 })));
}
