/** Marks over letters, as in é, ô and ŵ: the networks know few of them and read the plain letter with certainty, so a letter under a mark is in doubt. */
import type { Agreed } from './agree.ts';
import { LINE_HEIGHT } from './recognise.ts';

/** No ink in a column. */
export const NOTHING = 255;
/** Letters that rise no higher than an x, those that rise in two places, and those that rise in one; an i does by its dot. */
const LOW = /^[acegmnopqrsuvwxyz]$/;
const WIDE = /^[HKMNUVWXY]$/;
const RISING = /^[\p{L}\d'’"&£()/]$/u;
const MOST_RISES = 2;
/** Half of a low letter, in columns. */
const HALF = 7;
/** How much higher than a low letter counts, and how far to each side its place may be out, in rows and columns of the line. */
const HIGHER = 0.085 * LINE_HEIGHT;
const ASIDE = 4;
/** Fewer letters show too little of how high they usually are. */
const FEWEST = 3;
/** What the sureness of a letter under a mark is worth. */
const MARKED = 0.8;

/** The characters, less sure where something rises over a letter that does not. `tops` has for each column of the line the first row with ink. */
export function doubtingMarks(characters: readonly Agreed[], tops: Uint8Array): Agreed[] {
	const low = characters.filter(({ text }) => LOW.test(text)).map((each) => topOf(each, tops));
	if (low.length < FEWEST) return [...characters];
	const limit = middleOf(low) - HIGHER;
	return characters.map((character, index) => {
		const isMarked =
			LOW.test(character.text) &&
			topOf(character, tops) < limit &&
			risesIn(characters, index, { tops, limit }) > 0;
		return isMarked ? { ...character, sureness: MARKED * character.sureness } : character;
	});
}

interface Seen {
	readonly tops: Uint8Array;
	readonly limit: number;
}

/** How many places rise between the letters of its word around one that rise by themselves, more than those do. */
function risesIn(characters: readonly Agreed[], index: number, { tops, limit }: Seen): number {
	const start = characters.slice(0, index + 1).findLastIndex(({ startsWord }) => startsWord);
	const next = characters.slice(index + 1).findIndex(({ startsWord }) => startsWord);
	const word = characters.slice(Math.max(0, start), next < 0 ? undefined : index + 1 + next);
	const place = index - Math.max(0, start);
	const before = word.slice(0, place).findLast(rises);
	const after = word.slice(place + 1).find(rises);
	const [first, last] = [word[0] ?? characters[index], word.at(-1) ?? characters[index]];
	if (!first || !last) return 0;
	const from = before ? columnOf(before, tops) - ASIDE : columnOf(first, tops) - HALF;
	const to = after ? columnOf(after, tops) + ASIDE : columnOf(last, tops) + HALF;
	const between = [...tops.subarray(Math.max(0, from), to)].map((top) => top < limit);
	const count = between.filter((isHigh, at) => isHigh && !between[at - 1]).length;
	return count - risesOf(before) - risesOf(after);
}

function rises({ text }: Agreed): boolean {
	return RISING.test(text) && !LOW.test(text);
}

function risesOf(character: Agreed | undefined): number {
	if (!character) return 0;
	return WIDE.test(character.text) ? MOST_RISES : 1;
}

/** The first row with ink in the columns around a character's middle. */
function topOf(character: Agreed, tops: Uint8Array): number {
	const middle = columnOf(character, tops);
	const columns = tops.subarray(Math.max(0, middle - ASIDE), middle + ASIDE + 1);
	return columns.reduce((least, top) => Math.min(least, top), NOTHING);
}

function columnOf({ at }: Agreed, tops: Uint8Array): number {
	return Math.round(at * tops.length);
}

function middleOf(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
