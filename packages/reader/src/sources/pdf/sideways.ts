/** Lines that run up or down an upright page, as headings of narrow columns do. */
import { around, bottom } from '../../geometry.ts';
import { toLines } from '../../lines.ts';
import type { Box, Word } from '../../page.ts';
import type { Character } from './characters.ts';
import { toWords } from './words.ts';

/** Quarter turns of a line that runs up (its letters lie on their backs), and of one that runs down. */
export const UPWARDS = 1;
/** See {@link UPWARDS}. */
export const DOWNWARDS = 3;
/** The widest gap between two words of a line, and between two lines of one heading, in sizes of the type. */
const WIDEST_SPACE = 0.8;
const WIDEST_LEADING = 0.4;

/** Each heading as one word with the spaces in its text, in the box that it fills on the upright page. */
export function sidewaysLines(characters: readonly Character[]): Word[] {
	return [UPWARDS, DOWNWARDS].flatMap((turn) => {
		const turned = characters
			.filter((character) => character.turn === turn)
			.map((each) => laidFlat(each, turn));
		return headingsIn(toWords(turned), turn);
	});
}

/** The headings that words which run up or down make, each word given as it is when the page is turned so that they are level. */
export function headingsIn(words: readonly Word[], turn: number): Word[] {
	return headingsOf(toLines(words).flatMap(phrasesOf)).map((phrase) => upright(phrase, turn));
}

/** The character as it is when the page is turned so that its line is level. */
function laidFlat(character: Character, turn: number): Character {
	const box = flat(character.box, turn);
	return { ...character, box, baseline: bottom(box), size: Math.max(1, box.height * 0.8), turn: 0 };
}

/** The box of what runs up or down, on the page turned so that it is level. */
export function flat({ x, y, width, height }: Box, turn: number): Box {
	return turn === UPWARDS
		? { x: -(y + height), y: x, width: height, height: width }
		: { x: y, y: -(x + width), width: height, height: width };
}

/** The words of a line, parted where the gap is wide. */
function phrasesOf(line: readonly Word[]): Word[][] {
	const phrases: Word[][] = [];
	for (const word of line) {
		const last = phrases.at(-1)?.at(-1);
		const isNext = last && word.box.x - (last.box.x + last.box.width) <= WIDEST_SPACE * last.size;
		if (isNext) phrases.at(-1)?.push(word);
		else phrases.push([word]);
	}
	return phrases;
}

/** Lines close under each other are one heading. */
function headingsOf(phrases: readonly (readonly Word[])[]): (readonly Word[])[] {
	const headings: Word[][] = [];
	for (const phrase of phrases) {
		const before = headings.find((heading) => isUnder(around(boxes(heading)), around(boxes(phrase)), phrase));
		if (before) before.push(...phrase);
		else headings.push([...phrase]);
	}
	return headings;
}

function isUnder(upper: Box, lower: Box, [first]: readonly Word[]): boolean {
	const gap = lower.y - bottom(upper);
	const size = first?.size ?? 0;
	const overlap = Math.min(upper.x + upper.width, lower.x + lower.width) - Math.max(upper.x, lower.x);
	return gap > -0.8 * size && gap <= WIDEST_LEADING * size && lower.y > upper.y && overlap > 0;
}

function upright(words: readonly Word[], turn: number): Word {
	const [first] = words;
	if (!first) throw new RangeError('no words to join');
	const { x, y, width, height } = around(boxes(words));
	const box =
		turn === UPWARDS
			? { x: y, y: -(x + width), width: height, height: width }
			: { x: -(y + height), y: x, width: height, height: width };
	return { ...first, text: words.map(({ text }) => text).join(' '), box, baseline: bottom(box) };
}

function boxes(words: readonly Word[]): Box[] {
	return words.map(({ box }) => box);
}
