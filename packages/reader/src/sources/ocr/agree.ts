/** Puts together what two readers read on one line: where they agree the character is sure. */
import type { Glyph } from './recognise.ts';

/** The confidence of a character that only one reader saw, or that they read differently. */
const DISPUTED = 0.5;
/** A character that one reader saw and the other did not is there when it was seen as clearly as this. */
const CLEAR = 0.7;
/** A letter or figure that was seen less clearly is left out, but not as if nothing stood there, unless it was fainter than this. */
const FAINT = 0.3;
const MAY_BE_WRITTEN = /[\p{L}\d]/u;
/** What a pound sign is taken for, which neither reader knows; the first two are never anything else before an amount. */
const LIKE_POUND = /^[fFEtL]$/;
const IS_POUND = /^[fF]$/;
/** How many characters long a line may be; a longer one is read by the first reader alone. */
const LONGEST = 300;

/** The characters without spaces, each with how sure it is now, and whether a space stands before it. */
export interface Agreed extends Glyph {
	readonly startsWord: boolean;
	/** Whether its ink shows more than the letter that was read. */
	readonly showsMore?: true;
}

interface Character extends Glyph {
	readonly startsWord: boolean;
}

/** The line as one reader read it. */
export function alone(one: readonly Glyph[]): Agreed[] {
	return withoutSpaces(one);
}

/** The line as both read it. */
export function agree(one: readonly Glyph[], other: readonly Glyph[]): Agreed[] {
	const [first, second] = [withoutSpaces(one), withoutSpaces(other)];
	if (first.length > LONGEST || second.length > LONGEST) return first;
	const pairs = align(first, second);
	return withoutFaint(
		pairs.flatMap(([left, right], index) => {
			if (left && right) return [merged(left, right, pairs, index)];
			const seen = left ?? right;
			return seen ? [{ ...seen, isOne: true as const }] : [];
		}),
	);
}

interface Seen extends Character {
	/** Whether only one reader saw it. */
	readonly isOne?: true;
}

/** The characters, those that only one reader saw in doubt; where one is left out as too faint, so are those beside it. */
function withoutFaint(seen: readonly Seen[]): Agreed[] {
	const isPound = (index: number) =>
		LIKE_POUND.test(seen[index]?.text ?? '') && startsAmount(seen, index + 1);
	const isFaint = (index: number) => {
		const { isOne, sureness, text } = seen[index] ?? { sureness: 1, text: '' };
		return isOne === true && sureness < (IS_POUND.test(text) && isPound(index) ? FAINT : CLEAR);
	};
	const isLost = (index: number) => {
		const { sureness, text } = seen[index] ?? { sureness: 0, text: '' };
		return isFaint(index) && sureness >= FAINT && MAY_BE_WRITTEN.test(text) && !isPound(index);
	};
	return seen.flatMap(({ isOne, ...character }, index) => {
		if (isFaint(index)) return [];
		const isOpen = isOne || isLost(index - 1) || isLost(index + 1);
		return [isOpen ? { ...character, sureness: DISPUTED * character.sureness } : character];
	});
}

/** Whether the word goes on from there as an amount: figures with a point or a comma. */
function startsAmount(seen: readonly Seen[], from: number): boolean {
	const next = seen.findIndex(({ startsWord }, index) => index > from && startsWord);
	const word = seen.slice(from, next < 0 ? undefined : next).map(({ text }) => text);
	return /^\d[\d,]*([.,]\d)?\d*$/.test(word.join('')) && word.some((sign) => sign === '.' || sign === ',');
}

function merged(left: Character, right: Character, pairs: readonly Pair[], index: number): Character {
	const startsWord = left.startsWord || right.startsWord;
	const one = sameShape(left.text, right.text) ? left : sameSign(left, right, pairs, index);
	if (one) {
		const sureness = 1 - (1 - left.sureness) * (1 - right.sureness);
		return { ...one, sureness, startsWord };
	}
	const likelier = left.sureness >= right.sureness ? left : right;
	return { ...likelier, sureness: DISPUTED * likelier.sureness, startsWord };
}

/** Letters that are the same large and small. */
const SAME_LARGE_AND_SMALL = /^[cosuvwxz]$/i;
/** The letters that each figure looks like. */
const LOOKS_LIKE: Readonly<Record<string, RegExp>> = { 0: /[oOQD]/, 1: /[iIl|]/, 5: /[sS]/, 8: /B/ };

/**
 * Which of two is meant where they are one sign read in two ways: a letter that is the same large and small is large where a word
 * starts, a letter among the figures of an amount or a date is the figure that it looks like, and a figure beside a small letter the
 * letter.
 */
function sameSign(
	left: Character,
	right: Character,
	pairs: readonly Pair[],
	index: number,
): Character | undefined {
	if (left.text.toLowerCase() === right.text.toLowerCase() && SAME_LARGE_AND_SMALL.test(left.text)) {
		const before = pairs[index - 1]?.find((each) => each !== undefined)?.text ?? '';
		const isStart = left.startsWord || right.startsWord || !/[\p{L}\d]/u.test(before);
		if (isStart) return left.text === left.text.toUpperCase() ? left : right;
		return left.sureness >= right.sureness ? left : right;
	}
	const figure = [left, right].find(({ text }) => LOOKS_LIKE[text] !== undefined);
	const letter = figure === left ? right : left;
	if (!figure || !LOOKS_LIKE[figure.text]?.test(letter.text)) return undefined;
	if (isInFigures(pairs, index)) return figure;
	const [before, after] = [pairs[index - 1], pairs[index + 1]].map(isSmall);
	return (figure.text === '1' ? before && after : before || after) ? letter : undefined;
}

/** Whether both saw the same small letter: codes, in which any figure may stand beside a letter, have large ones. */
function isSmall(pair: Pair | undefined): boolean {
	const [left, right] = pair ?? [];
	return left !== undefined && left.text === right?.text && /^\p{Ll}$/u.test(left.text);
}

/** Whether the word around this pair is, but for it, of figures with points, commas or strokes between, as an amount or a date is. */
function isInFigures(pairs: readonly Pair[], index: number): boolean {
	const startsAt = (pair: Pair | undefined) => pair?.some((each) => each?.startsWord) === true;
	let from = index;
	while (from > 0 && !startsAt(pairs[from])) from -= 1;
	let to = index + 1;
	while (to < pairs.length && !startsAt(pairs[to])) to += 1;
	const others = [...pairs.slice(from, index), ...pairs.slice(index + 1, to)];
	const text = others.map(([left, right]) => (left ?? right)?.text ?? '').join('');
	return /^[£$]?\d*[.,/:\d]*$/.test(text) && /\d.*[.,/:]|[.,/:].*\d/.test(text);
}

/** Full-width signs are the same as plain ones. */
function sameShape(one: string, other: string): boolean {
	return one === other || one.normalize('NFKC') === other.normalize('NFKC');
}

function withoutSpaces(glyphs: readonly Glyph[]): Character[] {
	return glyphs.flatMap((glyph, index) =>
		glyph.text.trim() === '' ? [] : [{ ...glyph, startsWord: glyphs[index - 1]?.text.trim() === '' }],
	);
}

type Pair = readonly [Character | undefined, Character | undefined];

/** The cheapest way to lay the two beside each other: leaving a character out costs 1, another character 1.2, the same nothing. */
function align(first: readonly Character[], second: readonly Character[]): Pair[] {
	const columns = second.length + 1;
	const costs = new Float64Array((first.length + 1) * columns);
	const costAt = (row: number, column: number) => costs[row * columns + column] ?? 0;
	const step = (row: number, column: number) =>
		sameShape(first[row - 1]?.text ?? '', second[column - 1]?.text ?? '') ? 0 : 1.2;
	for (let row = 0; row <= first.length; row += 1) {
		for (let column = 0; column <= second.length; column += 1) {
			const ways = [
				row > 0 ? costAt(row - 1, column) + 1 : Infinity,
				column > 0 ? costAt(row, column - 1) + 1 : Infinity,
				row > 0 && column > 0 ? costAt(row - 1, column - 1) + step(row, column) : Infinity,
			];
			costs[row * columns + column] = row + column === 0 ? 0 : Math.min(...ways);
		}
	}
	const pairs: Pair[] = [];
	for (let [row, column] = [first.length, second.length]; row + column > 0; ) {
		const cost = costAt(row, column);
		if (row > 0 && column > 0 && Math.abs(cost - costAt(row - 1, column - 1) - step(row, column)) < 1e-9)
			pairs.push([first[--row], second[--column]]);
		else if (row > 0 && Math.abs(cost - costAt(row - 1, column) - 1) < 1e-9)
			pairs.push([first[--row], undefined]);
		else pairs.push([undefined, second[--column]]);
	}
	return pairs.reverse();
}
