/** From characters along a line to words with their places. */
import { around } from '../../geometry.ts';
import type { Box, Word } from '../../page.ts';
import type { Agreed } from './agree.ts';
import { type Stretch, widestGap } from './ink.ts';
import { LINE_HEIGHT } from './recognise.ts';
import type { Strip } from './strip.ts';
import type { Level } from './upright.ts';

/** Below the middle of the line, as a part of the type's size. */
const BASELINE = 0.28;
/** What usually lies between characters is no wider, which few characters do not show. */
const LOOSEST = 0.22;
/** A space is at least this wide: all these are parts of the line's height; */
const NARROWEST = 0.17;
/** and this much wider than what usually lies between characters of the line, */
const WIDER = 0.12;
/** or this much between figures, points and commas, which often have room around them; */
const WIDER_BY_FIGURES = 0.25;
/** and the middles of the two characters are farther apart than usual, unless so much room is between them that nothing else can be. */
const FARTHER = 1.08;
const SURELY = 0.45;
/** Where a reader saw a space there is at least this much room. */
const ROOM = 0.07;
/** A column of a table may start after as much room as this; less is no more than a space. */
const NEW_COLUMN = 0.62;
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
	/** Where it has ink, by columns. */
	readonly ink: Uint8Array;
	readonly characters: readonly Agreed[];
	/** Its middle from the top. */
	readonly middle: number;
	/** The size of its type. */
	readonly size: number;
}

/** The words of a line. */
export function wordsOf(line: Line, frame: Frame): Word[] {
	const { characters, ink, strip, size } = line;
	const columns = characters.map(({ at }) => at * ink.length);
	const between = columns.slice(1).map((column, index): Between => {
		const before = columns[index] ?? 0;
		return { gap: widestGap(ink, before, column), apart: column - before };
	});
	const isParted = partingIn(between);
	const groups: Agreed[][] = [];
	const edges: Stretch[] = [];
	for (const [index, character] of characters.entries()) {
		const [last, room] = [characters[index - 1], between[index - 1]];
		const isApart = isAfterColon(characters.slice(Math.max(0, index - 2), index + 1));
		if (last && room && !isApart && !isParted(last, character, room)) groups.at(-1)?.push(character);
		else {
			groups.push([character]);
			if (room) edges.push(room.gap);
		}
	}
	const along = (column: number) => (column / ink.length - 0.5) * strip.width;
	const ends = edges.map((gap) => {
		const [start, end] = [along(gap.start), along(gap.end)];
		if (widthOf(gap) > NEW_COLUMN) return { start, end };
		const [middle, half] = [(start + end) / 2, (SPACE_WIDTH / 2) * size];
		return { start: middle - half, end: middle + half };
	});
	const first = along(Math.max(0, ink.indexOf(1)));
	const last = along(ink.lastIndexOf(1) + 1 || ink.length);
	return groups.map((group, index) =>
		toWord(group, ends[index - 1]?.end ?? first, ends[index]?.start ?? last, line, frame),
	);
}

/** "Code:1257L" are two words, each as sure as its own characters; "12:30" is one. */
function isAfterColon([before, colon, after]: readonly Agreed[]): boolean {
	if (colon?.text !== ':' && colon?.text !== '：') return false;
	return /\p{L}|[.)]/u.test(before?.text ?? '') && /[\p{L}\d£]/u.test(after?.text ?? '');
}

/** What lies between two characters, in columns: the room without ink, and how far their middles are apart. */
interface Between {
	readonly gap: Stretch;
	readonly apart: number;
}

/** Tells whether a space stands between two characters of a line. */
function partingIn(all: readonly Between[]) {
	const usual = Math.min(LOOSEST, middleOf(all.map(({ gap }) => widthOf(gap))));
	// Places are known to a sixth of the height only, so the middle one tells less than the mean.
	const usuallyApart = all.reduce((sum, { apart }) => sum + apart, 0) / Math.max(1, all.length);
	return (last: Agreed, next: Agreed, { gap, apart }: Between): boolean => {
		const width = widthOf(gap);
		if (next.startsWord) return width >= ROOM;
		const isByFigures = /^[\d.,/:-]{2}$/.test(last.text + next.text);
		const isWide = width >= NARROWEST && width - usual > (isByFigures ? WIDER_BY_FIGURES : WIDER);
		return isWide && (apart >= FARTHER * usuallyApart || width >= SURELY);
	};
}

/** As a part of the line's height. */
function widthOf({ start, end }: Stretch): number {
	return (end - start) / LINE_HEIGHT;
}

function middleOf(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
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
		surenessOfLetters: surenessOf(group.filter(({ text: read }) => /[\p{L}\d]/u.test(read))),
		...(group.some(({ showsMore }) => showsMore) && { mayHaveMarks: true as const }),
		place: placeOf([point(from, -0.4 * strip.height), point(to, 0.4 * strip.height)], scale),
	};
}

/** One reader has no pound sign and leaves it out, the other takes it for an f. */
const POUND = /^[fF￡£](?=\d|$)/;

/** Two figures too many after the last comma are pence: their point was not seen, or they stand in a box of their own. */
const POINTLESS = /^(£?\d{1,3}(?:,\d{3})+)(\d{2})$/;

function textOf(group: readonly Agreed[]): string {
	return group
		.map(({ text }) => text.normalize('NFKC'))
		.join('')
		.replace(POUND, '£')
		.replace(POINTLESS, '$1.$2');
}

/** A comma after a word, or a colon, is no part of it. */
const ENDS = /^[,;:]$/;

function surenessOf(group: readonly Agreed[]): number {
	const isPound = POUND.test(group.map(({ text }) => text).join(''));
	const end = ENDS.test(group.at(-1)?.text ?? '') ? -1 : undefined;
	return Math.min(1, ...group.slice(isPound ? 1 : 0, end).map(({ sureness }) => sureness));
}

function placeOf(corners: readonly { x: number; y: number }[], scale: number): Box {
	return around(corners.map(({ x, y }) => ({ x: x / scale, y: y / scale, width: 0, height: 0 })));
}
