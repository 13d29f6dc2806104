/** Headings whose letters are set apart, "W A G E S   D U E": their letters are moved together, so that a word is one again. */
import { right } from '../../geometry.ts';
import type { Character } from './characters.ts';

/** Between letters that are set apart there is more room than this, and less, in sizes of the type. */
const LEAST = 0.05;
const MOST = 0.5;
/** Gaps that differ by less are equal but for kerning; one that is wider by so much parts two words. */
const EQUAL = 0.06;
const SPACE = 0.15;
/** Wider gaps part two lines. */
const WIDEST = 1.2;
/** Fewer letters tell nothing. */
const FEWEST = 4;
/** So large a part of the gaps is equal, and of the characters letters. */
const MOSTLY = 0.6;

/** The characters, those of lines that are set apart without the room between them. */
export function withoutLetterSpacing(characters: readonly Character[]): Character[] {
	return linesOf(characters).flatMap(together);
}

/** Characters that the file draws one after the other on one line and in one type. */
function linesOf(characters: readonly Character[]): Character[][] {
	const lines: Character[][] = [];
	for (const character of characters) {
		const last = lines.at(-1)?.at(-1);
		if (last && goesOn(last, character)) lines.at(-1)?.push(character);
		else lines.push([character]);
	}
	return lines;
}

function goesOn(last: Character, next: Character): boolean {
	const gap = gapBetween(last, next);
	const isLevel = Math.abs(last.baseline - next.baseline) < LEAST * next.size;
	const isSameType = last.font === next.font && Math.abs(last.size - next.size) < LEAST * next.size;
	return isLevel && isSameType && last.turn === next.turn && gap > -MOST && gap < WIDEST;
}

/** In sizes of the type. */
function gapBetween(last: Character, next: Character): number {
	return (next.box.x - right(last.box)) / next.size;
}

function together(line: readonly Character[]): readonly Character[] {
	const apart = spacingOf(line);
	if (apart === undefined) return line;
	return line.map((character, index) => {
		const [before, after] = [line[index - 1], line[index + 1]];
		const startsWord = before === undefined || gapBetween(before, character) > apart + SPACE;
		return { ...character, startsWord, box: after ? reaching(character, after, apart) : character.box };
	});
}

/** A letter's box up to the next one of its word, or but for a plain space up to the next word. */
function reaching({ box, size }: Character, after: Character, apart: number) {
	const gap = (after.box.x - right(box)) / size;
	const added = gap > apart + SPACE ? 2 * apart : gap;
	return { ...box, width: box.width + Math.max(0, added) * size };
}

/** How far apart the letters of a line are set, in sizes of the type; undefined where they are not. */
function spacingOf(line: readonly Character[]): number | undefined {
	const letters = line.filter(({ text }) => /\p{L}/u.test(text)).length;
	if (letters < FEWEST || letters < MOSTLY * line.length || line[0]?.turn !== 0) return undefined;
	const gaps = line.slice(1).map((character, index) => gapBetween(line[index] ?? character, character));
	const middle = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
	const equal = gaps.filter((gap) => Math.abs(gap - middle) < EQUAL).length;
	return middle > LEAST && middle < MOST && equal >= MOSTLY * gaps.length ? middle : undefined;
}
