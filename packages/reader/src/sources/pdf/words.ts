/** From characters to words, by their position, since the order in the file need not be the reading order. */
import { around, overlapX, right } from '../../geometry.ts';
import { toLines } from '../../lines.ts';
import type { Word } from '../../page.ts';
import type { Character } from './characters.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';

/** A gap wider than this part of the type's size parts two words. */
const WORD_GAP = 0.22;
/** Widths that differ by less than this part are equal: a page that was shrunk to fit has rounded ones. */
const EQUAL = 0.05;

/** The words of upright characters. */
export function toWords(characters: readonly Character[]): Word[] {
	const runs = runsOf(withoutLetterSpacing(characters.filter(({ turn }) => turn === 0)));
	return toLines(runs).flatMap((line) => joinSpaced(withoutShadows(joinBroken(line))));
}

interface Run extends Word {
	/** Whether a space comes before it in the file. */
	readonly startsWord: boolean;
}

/** What the file draws in one go and close together. Texts drawn over each other stay apart so. */
function runsOf(characters: readonly Character[]): Run[] {
	const runs: Character[][] = [];
	for (const character of characters) {
		const run = runs.at(-1);
		const last = run?.at(-1);
		if (run && last && follows(last, character)) run.push(character);
		else runs.push([character]);
	}
	return runs.map(toRun);
}

function follows(last: Character, next: Character): boolean {
	const gap = next.box.x - right(last.box);
	const isLevel = Math.abs(next.baseline - last.baseline) <= 0.2 * Math.min(last.size, next.size);
	const isForward = next.box.x > last.box.x + 0.2 * last.box.width;
	if (isLevel && isLigature(last, next)) return true;
	return isLevel && isForward && !next.startsWord && gap <= WORD_GAP * Math.min(last.size, next.size);
}

/** The letters of one sign, as "fi" is often drawn, stand in one place. Text that is drawn twice repeats itself instead. */
function isLigature(last: Character, next: Character): boolean {
	const isSamePlace = Math.abs(next.box.x - last.box.x) < EQUAL * next.size;
	return (
		isSamePlace &&
		!next.startsWord &&
		next.font === last.font &&
		/^[fl]$/.test(last.text) &&
		/^[filtj]$/.test(next.text)
	);
}

function toRun(characters: readonly Character[]): Run {
	return {
		text: characters.map(({ text }) => text).join(''),
		box: around(characters.map(({ box }) => box)),
		baseline: characters[0]?.baseline ?? 0,
		size: Math.max(...characters.map(({ size }) => size)),
		font: characters[0]?.font ?? 0,
		isTypewritten: isTypewritten(characters),
		startsWord: characters[0]?.startsWord ?? true,
	};
}

/** Digits are equally wide in most faces: letters tell. Pieces of several are none. */
function isTypewritten(characters: readonly Pick<Character, 'text' | 'box'>[]): boolean {
	const letters = characters.filter(({ text }) => /^\p{L}$/u.test(text));
	const widths = letters.map(({ box }) => box.width);
	const isVaried = new Set(letters.map(({ text }) => text)).size >= 3;
	return isVaried && Math.max(...widths) - Math.min(...widths) < EQUAL * Math.max(...widths);
}

/** Joins pieces of a word that the file draws one by one. */
function joinBroken(line: readonly Run[]): Word[] {
	const words: Run[][] = [];
	for (const run of line) {
		const word = words.at(-1);
		const last = word?.at(-1);
		if (word && last && isSameWord(last, run)) word.push(run);
		else words.push([run]);
	}
	return words.map(joinWords);
}

function isSameWord(last: Run, next: Run): boolean {
	const gap = next.box.x - right(last.box);
	const size = Math.min(last.size, next.size);
	return gap > -0.12 * size && gap <= (next.startsWord ? 0.08 : WORD_GAP) * size;
}

/** Leaves out what is there twice, a hair apart: bold made by drawing again. */
function withoutShadows(words: readonly Word[]): Word[] {
	return words.filter(
		(word, index) =>
			!words
				.slice(Math.max(0, index - 3), index)
				.some((other) => other.text === word.text && overlapX(other.box, word.box) > 0.6 * word.box.width),
	);
}

/** Joins letters that were spaced out evenly ("S U R N A M E", a digit to a cell). */
function joinSpaced(words: readonly Word[]): Word[] {
	const joined: Word[] = [];
	for (let index = 0; index < words.length; ) {
		const length = spacedRun(words.slice(index));
		joined.push(joinWords(words.slice(index, index + length)));
		index += length;
	}
	return joined;
}

/** How many single characters from the first on stand at even, small gaps; 1 when fewer than four do. */
function spacedRun(words: readonly Word[]): number {
	const gaps: number[] = [];
	for (const [index, word] of words.entries()) {
		const next = words[index + 1];
		if (!next || [...word.text].length > 1 || [...next.text].length > 1) break;
		const gap = next.box.x - right(word.box);
		const smallest = Math.min(gap, ...gaps);
		const largest = Math.max(gap, ...gaps);
		if (gap > 0.9 * word.size || largest > 1.6 * smallest + 0.15 * word.size) break;
		gaps.push(gap);
	}
	return gaps.length >= 3 ? gaps.length + 1 : 1;
}

function joinWords(words: readonly Word[]): Word {
	const [first] = words;
	if (!first) throw new RangeError('no words to join');
	return {
		...first,
		text: words.map(({ text }) => text).join(''),
		box: around(words.map(({ box }) => box)),
		isTypewritten: words.some((word) => word.isTypewritten) || isTypewritten(words),
	};
}
