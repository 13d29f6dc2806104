/** Takes lines apart on which a label and its value, or several labels, stand close together: "NI number: QQ 12 34 56 C". */
import { right } from '../layout/box.ts';
import type { Segment } from '../layout/segments.ts';
import { toSegment } from '../layout/segments.ts';
import type { Word } from '../layout/words.ts';
import { isAmountText } from './amounts.ts';
import { asNino, asPayeReference, asReference, asTableLetter, asTaxCode } from './formats.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** Longer lines are prose. */
const MOST_WORDS = 24;
/** No space is as wide as this part of the type's size, but a typewriter's. */
const WIDE_SPACE = 0.4;

/** The segment as its labels and values, in order; itself alone when there is nothing to part. */
export function splitInline(segment: Segment): Segment[] {
	return segment.words.length > MOST_WORDS ? [segment] : partsOf(segment.words).map(toSegment);
}

function partsOf(words: readonly Word[]): (readonly Word[])[] {
	const face = words.findIndex((_, index) => changesFont(words, index));
	if (words.length < 2 || (meaningOf(textOf(words)) && !isTwoFigures(words, face))) return [words];
	if (face > 0 && meaningOf(textOf(words.slice(0, face))))
		return [words.slice(0, face), ...partsOf(words.slice(face))];
	for (let end = words.length - 1; end > 0; end -= 1) {
		const [label, rest] = [words.slice(0, end), words.slice(end)];
		const meaning = meaningOf(textOf(label));
		if (meaning && (isItsValue(meaning, textOf(label), rest) || changesFont(words, end))) {
			return [label, ...partsOf(rest)];
		}
		const amount = meaning && meaning.kind !== 'detail' ? amountBeforeLabel(rest) : 0;
		if (amount > 0) return [label, rest.slice(0, amount), ...partsOf(rest.slice(amount))];
	}
	const start = laterLabel(words);
	return start > 0 ? [words.slice(0, start), ...partsOf(words.slice(start))] : [words];
}

/** "Pay Tax deducted" as the heads of two narrow columns, or a heading in bold before the head of a column. */
function isTwoFigures(words: readonly Word[], face: number): boolean {
	const meaning = meaningOf(textOf(words));
	const bothFigures = meaning?.kind === 'part' && !meaning.part.figure && !meaning.part.employment;
	const isPhrase = /\band\b|&|\/|details/i.test(textOf(words));
	return bothFigures && (!isPhrase || (face > 0 && meaningOf(textOf(words.slice(face))) !== undefined));
}

/** How many words of an amount stand before a further label: "£1.00 Tax £2.00"; 0 when it is not so. */
function amountBeforeLabel(words: readonly Word[]): number {
	const label = words.findIndex(({ text }) => !isAmountText(text) && !/^[£R*★-]$/.test(text));
	if (label < 1 || !isAmountText(textOf(words.slice(0, label)))) return 0;
	const [next] = partsOf(words.slice(label));
	return next && meaningOf(textOf(next)) ? label : 0;
}

/** Where, after a value, a further label starts, as a colon, another typeface or a wide gap tells; 0 for nowhere. */
function laterLabel(words: readonly Word[]): number {
	for (let start = 1; start < words.length; start += 1) {
		for (let end = words.length; end > start; end -= 1) {
			const isSetOff =
				changesFont(words, start) || isWideGap(words, start) || words[end - 1]?.text.endsWith(':');
			if (isSetOff && meaningOf(textOf(words.slice(start, end)))) return start;
		}
	}
	return 0;
}

function changesFont(words: readonly Word[], at: number): boolean {
	const [last, next] = [words[at - 1], words[at]];
	return last !== undefined && next !== undefined && last.font !== next.font;
}

/** Whether the gap before a word is clearly wider than the others, or than a space. */
function isWideGap(words: readonly Word[], at: number): boolean {
	const [last, next] = [words[at - 1], words[at]];
	if (!last || !next) return false;
	const gaps = words.slice(1).map((word, index) => word.box.x - right(words[index]?.box ?? word.box));
	const own = gaps[at - 1] ?? 0;
	const others = gaps.filter((_, index) => index !== at - 1);
	if (others.length > 0) return own > 1.5 * Math.max(...others);
	return own > WIDE_SPACE * Math.min(last.size, next.size) && !last.isTypewritten && !next.isTypewritten;
}

function isItsValue(meaning: Meaning, label: string, rest: readonly Word[]): boolean {
	const text = textOf(rest);
	if (/[:=]$/.test(label)) return true;
	if (meaning.kind === 'other') return false;
	if (meaning.kind !== 'detail')
		return isAmountText(text) || (meaning.kind === 'part' && isLabelOfOtherFigure(meaning, text));
	switch (meaning.field) {
		case 'nationalInsuranceNumber':
			return startsWith(rest, asNino);
		case 'employerPayeReference':
			return startsWith(rest, asPayeReference);
		case 'finalTaxCode':
			return startsWith(rest, asTaxCode);
		case 'nicTableLetter':
			return startsWith(rest, asTableLetter);
		case 'worksNumber':
			return startsWith(rest, asReference);
		case 'taxYear':
			return /^(5(th)? April )?(20\d\d|\d{4}[-/–]\d\d)/i.test(text);
		case 'surname':
		case 'forenames':
			return isCapitalised(rest, 4);
		case 'employerName':
		case 'fullName':
			return /name/i.test(label) && isCapitalised(rest, 10);
	}
}

function isLabelOfOtherFigure(meaning: Meaning, text: string): boolean {
	const other = meaningOf(text);
	return meaning.kind === 'part' && other?.kind === 'part' && other.part.figure !== meaning.part.figure;
}

function startsWith(words: readonly Word[], parse: (text: string) => string | undefined): boolean {
	return words.some((_, index) => parse(textOf(words.slice(0, index + 1))) !== undefined);
}

function isCapitalised(words: readonly Word[], most: number): boolean {
	return (
		words.length <= most && words.every(({ text }) => /^[\p{Lu}\d&]/u.test(text)) && !meaningOf(textOf(words))
	);
}

function textOf(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}
