/** Puts together what two readers read on one line: where they agree the character is sure. */
import type { Glyph } from './recognise.ts';

/** The confidence of a character that only one reader saw, or that they read differently. */
const DISPUTED = 0.5;
/** A character that one reader saw and the other did not is there when it was seen as clearly as this. */
const CLEAR = 0.7;
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
	return align(first, second).flatMap(([left, right]) => {
		const agreed = left && right ? merged(left, right) : (left ?? right);
		if (!agreed) return [];
		if (left && right) return [agreed];
		return agreed.sureness >= CLEAR ? [{ ...agreed, sureness: DISPUTED * agreed.sureness }] : [];
	});
}

function merged(left: Character, right: Character): Character {
	const startsWord = left.startsWord || right.startsWord;
	if (sameShape(left.text, right.text)) {
		const sureness = 1 - (1 - left.sureness) * (1 - right.sureness);
		return { ...left, sureness, startsWord };
	}
	const likelier = left.sureness >= right.sureness ? left : right;
	return { ...likelier, sureness: DISPUTED * likelier.sureness, startsWord };
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
