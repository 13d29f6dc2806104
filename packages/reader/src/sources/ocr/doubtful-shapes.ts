/** Letters that the networks do not know, as in ç, ø, Ł and Ŵ: they read the plain letter with certainty, but the ink shows more than it has. */
import type { Agreed } from './agree.ts';
import type { Piece, Shapes } from './shapes.ts';

/** Letters with a piece of their own over them, or that are no letters. */
const DOTTED = /^[ij]$/;
const PIECES = /^[^\p{L}\d]$/u;
/** Only letters have marks. */
const LETTER = /^\p{L}$/u;
const CAPITAL = /^\p{Lu}$/u;
/** Letters that reach below the line. */
const HANGING = /^[gjpqyQJ]$/;
/** Letters with one hole, and those of one upright stroke. */
const ROUND = /^[oO]$/;
const STROKE = /^[lLI]$/;
const TALL = /^[A-ZbdfhklÉÁ\d]$/;
/** So much of a usual letter's height is more than roughness. */
const LOWER = 0.14;
const HIGHER = 0.16;
const BULGE = 1.55;
const FEWEST_TALL = 2;
/** The foot of a t is so much wider than its stroke. */
const HOOK = 1.25;
/** Lower lines show no marks, and not what their letters are made of, in pixels. */
const LOWEST = 22;
const LOWEST_FINE = 30;
/** Half a letter, in columns. */
const REACH = 14;
/** A dot is about as wide as a stroke, and as the others of its line; a roof over a letter is wider. */
const WIDER_THAN_STROKE = 2;
const WIDER_THAN_DOTS = 1.5;
/** No letter is as wide as so many times the height of the usual one. */
const WIDEST = 1.6;
/** So many letters beside one show where the line runs. */
const NEIGHBOURS = 3;
/** A t is lower than tall letters by more. */
const AS_HIGH = 0.06;

/** Whether a line is high enough on its picture to show what its letters consist of, in pixels. */
export function showsShapes({ height }: { readonly height: number }): boolean {
	return height >= LOWEST;
}

/** The characters, those marked whose ink shows more than the letter that was read. */
export function withMoreShown(characters: readonly Agreed[], { pieces, width, height }: Shapes): Agreed[] {
	if (!showsShapes({ height })) return [...characters];
	const bodies = pieces.filter((piece) => !floatsOver(piece, pieces));
	const usual = middleOf(bodies.map(({ top, bottom }) => bottom - top + 1));
	const middle = middleOf(bodies.map(({ top, bottom }) => (top + bottom) / 2));
	const floating = pieces.filter((piece) => mayBeMark(piece, { usual, middle }) && floatsOver(piece, pieces));
	const dots = floating.map(breadthOf);
	const bodyFor = height < LOWEST_FINE ? undefined : bodiesInOrder(characters, bodies, width);
	const levels = bodyFor ? levelsOf(characters, bodyFor) : [];
	const high = atPart(
		0.25,
		bodies.map(({ top }) => top),
	);
	const owned = ownersOf(floating, characters, width);
	return characters.map((character) => {
		if (!LETTER.test(character.text)) return character;
		const body = bodyFor?.get(character);
		const isMore =
			hasMark(character, owned.get(character) ?? [], { body, dots, high }) ||
			(body !== undefined && isOther(character, body, { usual, levels }));
		return isMore ? { ...character, showsMore: true as const } : character;
	});
}

/** The pieces over the line by the characters that they are of: word by word, none where there are no more than letters with dots. */
function ownersOf(
	floating: readonly Piece[],
	characters: readonly Agreed[],
	width: number,
): ReadonlyMap<Agreed, readonly Piece[]> {
	const owned = new Map<Agreed, Piece[]>();
	for (const word of wordsOf(characters)) {
		const [from, to] = [word[0], word.at(-1)].map((each) => (each?.at ?? 0) * width);
		const own = inOrder(floating).filter((piece) => {
			const middle = (piece.left + piece.right) / 2;
			return middle >= (from ?? 0) - REACH && middle <= (to ?? 0) + REACH;
		});
		const dotted = word.filter(({ text }) => DOTTED.test(text));
		const isOneEach = dotted.length === own.length;
		if (own.length < dotted.length) continue;
		for (const [index, piece] of own.entries()) {
			const owner = isOneEach ? dotted[index] : ownerOf(piece, word, width);
			if (owner) owned.set(owner, [...(owned.get(owner) ?? []), piece]);
		}
	}
	return owned;
}

function wordsOf(characters: readonly Agreed[]): Agreed[][] {
	const words: Agreed[][] = [];
	for (const character of characters) {
		const word = words.at(-1);
		if (word && !character.startsWord) word.push(character);
		else words.push([character]);
	}
	return words;
}

/** Whether a piece stands over another with paper between. */
function floatsOver(piece: Piece, pieces: readonly Piece[]): boolean {
	const height = piece.bottom - piece.top + 1;
	return pieces.some((other) => {
		const shared = Math.min(piece.right, other.right) - Math.max(piece.left, other.left);
		const gap = other.top - piece.bottom;
		const tall = other.bottom - other.top + 1;
		return other !== piece && shared >= 0 && gap > 0 && gap < 0.6 * tall && height < 0.6 * tall;
	});
}

/** What the edge cuts off is of the line above; what is wider than a letter, or one row of dots, is of a drawn line; what is lower than the letters' middle stands over nothing. */
function mayBeMark(
	piece: Piece,
	{ usual, middle }: { readonly usual: number; readonly middle: number },
): boolean {
	const { top, bottom } = piece;
	return top > 1 && bottom > top && bottom < middle && breadthOf(piece) < WIDEST * usual;
}

/** What a letter is judged by besides the pieces over it: its body, the breadth of the line's dots, and where its high letters end. */
interface Around {
	readonly body: Piece | undefined;
	readonly dots: readonly number[];
	readonly high: number;
}

/**
 * Whether more stands over a letter than a dot over an i or j: a roof is wider than the line's other dots, or much wider than its
 * stroke. What is no higher than the line's capitals is a part of a capital that was printed badly.
 */
function hasMark({ text }: Agreed, over: readonly Piece[], { body, dots, high }: Around): boolean {
	const own = CAPITAL.test(text) ? over.filter(({ bottom }) => bottom <= high) : over;
	if (own.length === 0 || text.normalize('NFD').length > 1) return false;
	if (!DOTTED.test(text) || own.length > 1) return true;
	const breadth = Math.max(...own.map(breadthOf));
	const stroke = Math.max(3, middleOf((body?.rows ?? []).map(widthOf)));
	if (text !== 'i' || breadth <= WIDER_THAN_STROKE * stroke) return false;
	return dots.length < 2 || breadth > WIDER_THAN_DOTS * Math.min(...dots);
}

function breadthOf({ left, right }: Piece): number {
	return right - left + 1;
}

/** Where a letter that does not hang stands, and where one that is tall rises to. */
interface Level {
	readonly middle: number;
	readonly bottom: number;
	readonly top: number | undefined;
}

function levelsOf(characters: readonly Agreed[], bodyFor: ReadonlyMap<Agreed, Piece>): Level[] {
	return characters.flatMap((each) => {
		const body = bodyFor.get(each);
		if (!body || !/[\p{L}\d]/u.test(each.text) || HANGING.test(each.text)) return [];
		const { left, right, top, bottom } = body;
		return [{ middle: (left + right) / 2, bottom, top: TALL.test(each.text) ? top : undefined }];
	});
}

/** The nearest of them, a line may be a little askew. */
function nearTo(levels: readonly Level[], { left, right }: Piece): Level[] {
	const middle = (left + right) / 2;
	return levels
		.filter((level) => level.middle !== middle)
		.sort((one, other) => Math.abs(one.middle - middle) - Math.abs(other.middle - middle));
}

/** Whether a letter hangs below the line, rises over tall ones, has two holes, or is crossed, where its kind is not. */
function isOther(
	{ text }: Agreed,
	body: Piece,
	{ usual, levels }: { readonly usual: number; readonly levels: readonly Level[] },
): boolean {
	const near = nearTo(levels, body);
	const base = middleOf(near.slice(0, NEIGHBOURS).map(({ bottom }) => bottom));
	if (near.length >= NEIGHBOURS && !HANGING.test(text) && body.bottom > base + LOWER * usual) return true;
	const tall = near.flatMap(({ top }) => top ?? []).slice(0, NEIGHBOURS);
	const rise = tall.length < FEWEST_TALL ? undefined : middleOf(tall) - body.top;
	if (/^[A-Z]$/.test(text) && rise !== undefined && rise > HIGHER * usual) return true;
	if (text === 't') return rise !== undefined && rise > -AS_HIGH * usual && hasNoHook(body);
	if (ROUND.test(text)) return body.holes > 1;
	if (text === 'D') return startsEarlier(body);
	return STROKE.test(text) && isCrossed(text, body);
}

/** Whether an upright stroke is wider in its middle than above and below that; an L is wide below. */
function isCrossed(text: string, piece: Piece): boolean {
	const above = part(piece, 0.12, 0.3);
	const stroke = text === 'L' ? above : [...above, ...part(piece, 0.7, 0.85)];
	return Math.max(...part(piece, 0.35, 0.62).map(widthOf)) > BULGE * middleOf(stroke.map(widthOf)) + 1;
}

/** Whether a stroke ends as straight as it began, as that of an ł does and of no t. */
function hasNoHook(piece: Piece): boolean {
	const stroke = middleOf(part(piece, 0.6, 0.8).map(widthOf));
	return Math.max(...part(piece, 0.86, 1).map(widthOf)) < HOOK * stroke + 1;
}

/** Whether the middle of a D starts before the rest of its stroke: a bar crosses it. */
function startsEarlier(piece: Piece): boolean {
	const first = (from: number, to: number) => Math.min(...part(piece, from, to).map((row) => row.from));
	return first(0.38, 0.62) < first(0.12, 0.28) - 1;
}

function part({ rows }: Piece, from: number, to: number): Piece['rows'] {
	return rows.slice(Math.floor(from * rows.length), Math.ceil(to * rows.length));
}

function widthOf({ from, to }: { readonly from: number; readonly to: number }): number {
	return to - from + 1;
}

/** The character that a piece over the line is of: the nearest, but a dot goes to the i beside it. */
function ownerOf({ left, right }: Piece, characters: readonly Agreed[], width: number): Agreed | undefined {
	const middle = (left + right) / 2;
	const near = [...characters]
		.sort((one, other) => apart(one, middle, width) - apart(other, middle, width))
		.slice(0, 2);
	return near.find(({ text }) => DOTTED.test(text) || PIECES.test(text)) ?? near[0];
}

function inOrder(pieces: readonly Piece[]): Piece[] {
	return [...pieces].sort((one, other) => one.left + one.right - other.left - other.right);
}

/** Each character's piece, where there are as many as characters, each about where its character is: a colon is two pieces, and two letters may touch. */
function bodiesInOrder(
	characters: readonly Agreed[],
	bodies: readonly Piece[],
	width: number,
): ReadonlyMap<Agreed, Piece> | undefined {
	if (bodies.length !== characters.length) return undefined;
	const pieces = inOrder(bodies);
	const isAside = ({ left, right }: Piece, index: number) =>
		apart(characters[index] ?? { at: 0 }, (left + right) / 2, width) > REACH;
	if (pieces.some(isAside)) return undefined;
	return new Map(
		characters.flatMap((character, index) => {
			const body = pieces[index];
			return body ? [[character, body]] : [];
		}),
	);
}

function apart({ at }: Pick<Agreed, 'at'>, column: number, width: number): number {
	return Math.abs(at * width - column);
}

function middleOf(values: readonly number[]): number {
	return atPart(0.5, values);
}

/** The value that this part of the values is below. */
function atPart(part: number, values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length * part)] ?? 0;
}
