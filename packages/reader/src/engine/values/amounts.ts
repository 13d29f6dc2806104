/**
 * Amounts as forms print them: "£12,345.67", or pounds and pence in boxes of their own, with R for a refund.
 * Pence are joined to pounds only on evidence, and what is left in doubt is marked so.
 */
import { parsePounds } from '@halfpenny/facts';
import { around, centreY, right, sameRow } from '../../geometry.ts';
import type { Ruling, Segment, Word } from '../../page.ts';
import { hasRulingBetween } from '../layout/segments.ts';
import type { Amount } from './amount.ts';
import { gapBetween, isNumber, type Pieces, pennyHeads, piecesFrom } from './pounds-and-pence.ts';
import { settleMarks } from './refunds.ts';

/** The words of an item stand so close after its number, in sizes of the type. */
const MOST_AFTER_ITEM = 1.5;
/** And a number of a text after its word. */
const MOST_AFTER_WORD = 2.6;
/** How far at the left of its amount a pound sign may stand, in sizes of the type. */
const FARTHEST_SIGN = 12;
const SIGN = /^([£]|GBP|[pP]|R|[*★†]|[-−–]|\.)$/;

/** Whether the text is made of numbers and the signs around amounts, and nothing else. */
export function isAmountText(text: string): boolean {
	const words = text.split(' ');
	return words.some((word) => isNumber(word)) && words.every((word) => isNumber(word) || SIGN.test(word));
}

/** The amounts among the segments, joined where pounds and pence stand apart; `all` is what stands around them, `texts` what of it is no label. */
export function findAmounts(
	segments: readonly Segment[],
	rulings: readonly Ruling[],
	all = segments,
	texts = segments,
): Amount[] {
	const numbers = segments
		.filter(
			(segment) =>
				isAmountText(segment.text) && !isItemNumber(segment, all, rulings) && !isAfterWord(segment, texts),
		)
		.flatMap((segment) => segment.words);
	const points = all.filter(({ text }) => /^[·•]$/.test(text));
	const signs = [
		...segments.filter(({ text }) => /^([£pPR*★†.-]|\s|pence|GBP)+$/.test(text)),
		...points,
	].flatMap((segment) => segment.words);
	const heads = pennyHeads(segments);
	const amounts = rowsOf([...numbers, ...signs]).flatMap((row) => amountsOf(row, heads, rulings));
	const marks = [...numbers, ...signs].filter(({ text }) => text === 'R');
	return settleMarks(
		amounts,
		marks.filter((mark) => !amounts.some(({ words: own }) => own.includes(mark))),
	);
}

/** "8 This employment pay and tax": the number of a form's item, right before words, or the first word of their line. */
function isItemNumber(
	{ text, box, size }: Segment,
	segments: readonly Segment[],
	rulings: readonly Ruling[],
): boolean {
	if (!/^\d{1,2}$/.test(text)) return false;
	return segments.some((other) => {
		const [first, second] = other.words;
		if (first?.box.x === box.x && first.box.y === box.y) return /^\p{L}{2}/u.test(second?.text ?? '');
		const gap = other.box.x - right(box);
		const isNext = gap > 0 && gap < MOST_AFTER_ITEM * size && sameRow(other.box, box);
		return isNext && /^\p{L}{3}/u.test(other.text) && !hasRulingBetween(box, other.box, rulings);
	});
}

/** "Unit 12": a number right after a word that is no label is a part of its text. */
function isAfterWord({ text, box, size }: Segment, segments: readonly Segment[]): boolean {
	if (!/^\d{1,4}$/.test(text)) return false;
	return segments.some((other) => {
		const gap = box.x - right(other.box);
		return (
			gap > 0 && gap < MOST_AFTER_WORD * size && /\p{L}{2}$/u.test(other.text) && sameRow(other.box, box)
		);
	});
}

function amountsOf(row: readonly Word[], heads: readonly Word[], rulings: readonly Ruling[]): Amount[] {
	const amounts: Amount[] = [];
	for (let index = 0; index < row.length; ) {
		const pieces = piecesFrom(row.slice(index), heads, rulings);
		const amount = pieces && toAmount(pieces, row, index);
		if (amount) amounts.push(amount);
		index += pieces?.words.length ?? 1;
	}
	return amounts;
}

function toAmount(pieces: Pieces, row: readonly Word[], index: number): Amount | undefined {
	const before = row[index - 1];
	const after = row.slice(index + pieces.words.length).find(({ text }) => !/^(p|pence|[*★†])$/.test(text));
	const [first] = pieces.words;
	const last = pieces.words.at(-1);
	if (!first || !last) return undefined;
	const refund = /R/.test(last.text) || (after?.text === 'R' && gapBetween(last, after) <= 4 * last.size);
	const minus = /^[*★]?[£]?[-−–(]/.test(first.text) || isMinus(before, first);
	const words = [...pieces.words, ...(refund && after?.text === 'R' ? [after] : [])];
	const sign = isItsSign(before, first) ? [before] : [];
	const printed = `${refund || minus ? '-' : ''}${pieces.pounds}.${pieces.pence ?? '00'}`;
	const value = parsePounds(printed, true);
	if (!value.ok) return undefined;
	return {
		value: value.value,
		text: words.map(({ text }) => text).join(' '),
		words,
		box: around([...sign, ...words].map(({ box }) => box)),
		size: first.size,
		hasPence: pieces.pence !== undefined,
		isDoubtful: pieces.isDoubtful,
		isNegative: refund || minus,
	};
}

/** A pound sign at the left of a wide box, or before it, belongs to the amount at its right: the box's label stands over the sign. */
function isItsSign(before: Word | undefined, first: Word): before is Word {
	return before?.text === '£' && gapBetween(before, first) < FARTHEST_SIGN * first.size;
}

function isMinus(before: Word | undefined, first: Word): boolean {
	return before !== undefined && /^[-−–]$/.test(before.text) && gapBetween(before, first) <= 0.6 * first.size;
}

function rowsOf(words: readonly Word[]): Word[][] {
	const rows: Word[][] = [];
	for (const word of [...words].sort((one, other) => centreY(one.box) - centreY(other.box))) {
		const row = rows.at(-1);
		const first = row?.[0];
		if (row && first && sameRow(first.box, word.box)) row.push(word);
		else rows.push([word]);
	}
	return rows.map((row) => row.sort((one, other) => one.box.x - other.box.x));
}
