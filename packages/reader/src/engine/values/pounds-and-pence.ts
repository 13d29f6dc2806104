/** The words that make one amount: "£12,345.67" is one, "12,345 | 67" in two boxes are two. */
import { centreX, right } from '../../geometry.ts';
import type { Ruling, Segment, Word } from '../../page.ts';
import { hasRulingBetween } from '../layout/segments.ts';

const POUNDS = /^(\d{1,3}(,\d{3})+|\d+)$/;
const WHOLE = /^[*★]?[£]?[-−–(]?[£]?(\d{1,3}(,\d{3})+|\d+)(\.\d{2})?\)?(CR)?R?[*★]?$/;
/** What parts pounds from pence, in the middle of the line as well. */
const IS_POINT = /^[.·•]$/;
/** The widest gap between pounds and their pence, in sizes of the type: where they look it, and where a letter p says so. */
const LIKELY_GAP = 3;
const WIDEST_GAP = 6;
/** The same for two boxes under one head. */
const WIDEST_IN_BOXES = 10;
/** How far over its boxes such a head stands, in points. */
const FARTHEST_HEAD = 60;

/** Whether a word is a number as amounts are printed. */
export function isNumber(text: string): boolean {
	return WHOLE.test(text);
}

/** The words that make one amount, from the first word of `row` on. */
export interface Pieces {
	readonly words: readonly Word[];
	readonly pounds: string;
	readonly pence: string | undefined;
	readonly isDoubtful: boolean;
}

/** The pieces of the amount that starts with the first word of `row`; undefined when none does. `heads` are the letters p over boxes. */
export function piecesFrom(
	row: readonly Word[],
	heads: readonly Word[],
	rulings: readonly Ruling[],
): Pieces | undefined {
	const [first] = row;
	const [pounds, pence] = first && WHOLE.test(first.text) ? digitsOf(first.text).split('.') : [];
	if (!first || pounds === undefined) return undefined;
	const alone = { words: [first], pounds, pence, isDoubtful: false };
	if (pence !== undefined) return alone;
	return withThousands(alone, row, rulings) ?? withPence(alone, row, heads, rulings) ?? alone;
}

/** "32 500.00": spaces where commas should be. */
function withThousands(alone: Pieces, row: readonly Word[], rulings: readonly Ruling[]): Pieces | undefined {
	if (!/^\d{1,3}$/.test(alone.pounds)) return undefined;
	const words = [...alone.words];
	for (const next of row.slice(1)) {
		const last = words.at(-1);
		if (!last || !/^\d{3}(\.\d{2})?R?$/.test(next.text) || last.text.includes('.')) break;
		if (gapBetween(last, next) > 0.5 * last.size || hasRulingBetween(last.box, next.box, rulings)) break;
		words.push(next);
	}
	const [pounds = '', pence] = digitsOf(words.map(({ text }) => text).join('')).split('.');
	return words.length > 1 ? { words, pounds, pence, isDoubtful: true } : undefined;
}

/** "12,345 | 67": pence in a box of their own. */
function withPence(
	alone: Pieces,
	row: readonly Word[],
	heads: readonly Word[],
	rulings: readonly Ruling[],
): Pieces | undefined {
	const [first] = row;
	const point = IS_POINT.test(row[1]?.text ?? '') ? 1 : 0;
	const pence = row[1 + point];
	if (!first || !pence || !POUNDS.test(alone.pounds) || !/^\d{2}R?$/.test(pence.text)) return undefined;
	const gap = gapBetween(first, pence) / first.size;
	const isBoxed = hasRulingBetween(first.box, pence.box, rulings);
	const isUnderBoth = isBoxed && isUnderHead(first, pence, heads);
	const isSure = point === 1 || isPenny(pence, row[2 + point], heads) || isUnderBoth;
	const isLikely = gap <= LIKELY_GAP + (isBoxed ? 2 : 0);
	const mayBePence = /^\d{2}$/.test(first.text) && isPenny(first, undefined, heads);
	if (mayBePence && !isNearerPenny(pence, first, heads)) return undefined;
	if (gap > (isUnderBoth ? WIDEST_IN_BOXES : WIDEST_GAP) || !(isSure || isLikely)) return undefined;
	return {
		words: row.slice(0, 2 + point),
		pounds: alone.pounds,
		pence: pence.text.slice(0, 2),
		isDoubtful: !isSure,
	};
}

/** Whether a letter p over two boxes beside each other stands over what both of them hold. */
function isUnderHead(pounds: Word, pence: Word, heads: readonly Word[]): boolean {
	return heads.some(({ box }) => {
		const isOver = box.y < pounds.box.y && pounds.box.y - box.y < FARTHEST_HEAD;
		return isOver && centreX(box) > pounds.box.x && centreX(box) < right(pence.box);
	});
}

/** Whether one stands nearer under its letter p than the other. */
function isNearerPenny(one: Word, other: Word, heads: readonly Word[]): boolean {
	const distance = (word: Word) =>
		Math.min(...heads.map(({ box }) => Math.abs(centreX(box) - centreX(word.box))));
	return distance(one) < distance(other);
}

function isPenny(word: Word, after: Word | undefined, heads: readonly Word[]): boolean {
	if (after && /^(p|pence)$/.test(after.text) && gapBetween(word, after) <= word.size) return true;
	return heads.some(
		({ box }) =>
			box.y < word.box.y &&
			word.box.y - box.y < 200 &&
			Math.abs(centreX(box) - centreX(word.box)) <= 1.2 * word.size,
	);
}

/** The points between two words. */
export function gapBetween(one: Word, other: Word): number {
	return other.box.x - right(one.box);
}

function digitsOf(text: string): string {
	return text.replace(/[^\d.]/g, '');
}

/** The letters p that stand over (or beside) boxes for pence. */
export function pennyHeads(segments: readonly Segment[]): Word[] {
	return segments.flatMap(({ words }) =>
		words.filter(
			({ text }, index) => /^(p|pence)$/.test(text) && (words.length === 1 || words[index - 1]?.text === '£'),
		),
	);
}
