/** Splits lines on which a label and its value, or several labels, are close together: "NI number: QQ 12 34 56 C". */
import { right } from '../../geometry.ts';
import type { Segment, Word } from '../../page.ts';
import type { Meaning, Vocabulary } from '../labels/vocabulary.ts';
import { isAmountText } from '../values/amounts.ts';
import { kindOf } from '../values/kinds.ts';
import { toSegment } from './segments.ts';

/** Longer lines are prose. */
const MOST_WORDS = 24;
/** No space is as wide as this part of the type's size, but a typewriter's. */
const WIDE_SPACE = 0.4;
const WIDER_SPACE = 0.7;
const SHORT = 4;

/** "Acme Widgets Ltd, 1 High Street", "Acme & Co, 1 High Street". */
const STARTS_AS_COMPANY =
	/^[\p{Lu}\d][^,.;:]{0,90}(\b(limited|ltd|plc|llp|cic|cyf|LIMITED|LTD|PLC|LLP|CYF|Limited|Ltd|Plc|Cyf)\b|(\b(TRUST|COUNCIL|UNIVERSITY|SCHOOL|COLLEGE|Trust|Council|University|School|College)|& (Co|CO|Sons|SONS|Partners)), )/u;

/** The segment as its labels and values, in order; itself alone when there is nothing to part. */
export function splitInline(segment: Segment, vocabulary: Vocabulary): Segment[] {
	return segment.words.length > MOST_WORDS ? [segment] : partsOf(segment.words, vocabulary).map(toSegment);
}

function partsOf(words: readonly Word[], vocabulary: Vocabulary): (readonly Word[])[] {
	const { meaningOf } = vocabulary;
	const first = amountBeforeLabel(words, vocabulary);
	if (first > 0) return [words.slice(0, first), ...partsOf(words.slice(first), vocabulary)];
	const heading = scopeBeforeColon(words, vocabulary);
	if (heading > 0) return [words.slice(0, heading), ...partsOf(words.slice(heading), vocabulary)];
	const face = words.findIndex((_, index) => changesFont(words, index));
	if (words.length < 2 || (meaningOf(textOf(words)) && !isTwoFigures(words, face, vocabulary)))
		return [words];
	if (face > 0 && meaningOf(textOf(words.slice(0, face))))
		return [words.slice(0, face), ...partsOf(words.slice(face), vocabulary)];
	for (let end = words.length - 1; end > 0; end -= 1) {
		const [label, rest] = [words.slice(0, end), words.slice(end)];
		const meaning = meaningOf(textOf(label));
		if (meaning && (isItsValue(meaning, textOf(label), rest, vocabulary) || changesFont(words, end))) {
			return [label, ...partsOf(rest, vocabulary)];
		}
		const amount = meaning && meaning.kind !== 'detail' ? amountBeforeLabel(rest, vocabulary) : 0;
		if (amount > 0) return [label, rest.slice(0, amount), ...partsOf(rest.slice(amount), vocabulary)];
	}
	const start = laterLabel(words, vocabulary);
	return start > 0 ? [words.slice(0, start), ...partsOf(words.slice(start), vocabulary)] : [words];
}

/** "Year to date: pay £1.00, tax £2.00": how many words the heading of such a list has; 0 when there is none. */
function scopeBeforeColon(words: readonly Word[], { meaningOf }: Vocabulary): number {
	const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
	if (end < 1 || end >= words.length) return 0;
	const meaning = meaningOf(textOf(words.slice(0, end)));
	const isScope = meaning?.kind === 'part' && meaning.part.scope && !meaning.part.figure;
	const rest = words.slice(end);
	const isList = rest.some(({ text }) => isAmountText(text)) && !isAmountText(textOf(rest));
	return isScope && isList ? end : 0;
}

/** "Pay Tax deducted" as the heads of two narrow columns, or a heading in bold before the head of a column. */
function isTwoFigures(words: readonly Word[], face: number, { meaningOf }: Vocabulary): boolean {
	const meaning = meaningOf(textOf(words));
	const bothFigures = meaning?.kind === 'part' && !meaning.part.figure && !meaning.part.scope;
	const isPhrase = /\band\b|&|\/|details/i.test(textOf(words));
	return bothFigures && (!isPhrase || (face > 0 && meaningOf(textOf(words.slice(face))) !== undefined));
}

/** How many words of an amount stand before a further label: "£1.00 Tax £2.00"; 0 when it is not so. */
function amountBeforeLabel(words: readonly Word[], vocabulary: Vocabulary): number {
	const label = words.findIndex(({ text }) => !isAmountText(text) && !/^[£R*★-]$/.test(text));
	if (label < 1 || !isAmountText(textOf(words.slice(0, label)))) return 0;
	const [next] = partsOf(words.slice(label), vocabulary);
	return next && vocabulary.meaningOf(textOf(next)) ? label : 0;
}

/** Where, after a value, a further label starts, as a colon, another typeface or a wide gap tells; 0 for nowhere. */
function laterLabel(words: readonly Word[], { meaningOf }: Vocabulary): number {
	for (let start = 1; start < words.length; start += 1) {
		for (let end = words.length; end > start; end -= 1) {
			const isSetOff =
				changesFont(words, start) || isWideGap(words, start) || words[end - 1]?.text.endsWith(':');
			const meaning = meaningOf(textOf(words.slice(start, end)));
			const isAfterStop = isSentence(words, start, end, meaning);
			if (meaning && (isSetOff || isAfterStop)) return wholeLabel(words, start, end, meaningOf);
		}
	}
	return 0;
}

/** Where a label starts that may have lost its first words to the value before it: "Amelia First names" ends in the label "First names", not "names". */
function wholeLabel(
	words: readonly Word[],
	start: number,
	end: number,
	meaningOf: Vocabulary['meaningOf'],
): number {
	const earlier = Array.from({ length: start - 1 }, (_, index) => index + 1);
	return earlier.find((from) => meaningOf(textOf(words.slice(from, end)))?.kind === 'detail') ?? start;
}

/** Whether a label and what is its own follow after a stop, or an amount's after a colon: "letter A: contributions £1.00". */
function isSentence(
	words: readonly Word[],
	start: number,
	end: number,
	meaning: Meaning | undefined,
): boolean {
	const before = words[start - 1]?.text ?? '';
	if (meaning?.kind === 'amount') return /[.;,:]$/.test(before) && isAmountText(words[end]?.text ?? '');
	if (meaning?.kind !== 'detail' || !/[.;,]$/.test(before)) return false;
	// "The details are correct. Employer name and address": its value stands under it.
	if (end >= words.length) return !meaning.label.weak && /\p{Ll}{2}\.$/u.test(before);
	// "Above that, to the Primary Threshold" goes on: "to" is whom it is for only where it begins.
	return !meaning.label.weak || !/^\p{Ll}/u.test(words[start]?.text ?? '');
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
	if (last.isTypewritten || next.isTypewritten) return false;
	// In short words a typewriter's letters tell too little.
	const isShort = last.text.length < SHORT && next.text.length < SHORT;
	return own > (isShort ? WIDER_SPACE : WIDE_SPACE) * Math.min(last.size, next.size);
}

function isItsValue(meaning: Meaning, label: string, rest: readonly Word[], vocabulary: Vocabulary): boolean {
	const text = textOf(rest);
	if (/[:=]$/.test(label)) return true;
	if (meaning.kind === 'other') return false;
	if (meaning.kind !== 'detail')
		return isAmountText(text) || (meaning.kind === 'part' && isLabelOfOtherFigure(meaning, text, vocabulary));
	const { parse, follows } = kindOf(vocabulary.fieldOf(meaning.field).kind);
	if (follows === 'parse') return startsWith(rest, parse);
	if (follows instanceof RegExp) return follows.test(text);
	if (kindOf(vocabulary.fieldOf(meaning.field).kind).isBlock && STARTS_AS_COMPANY.test(text)) return true;
	return (follows.ifLabelSays?.test(label) ?? true) && isCapitalised(rest, follows.capitals, vocabulary);
}

function isLabelOfOtherFigure(meaning: Meaning, text: string, { meaningOf }: Vocabulary): boolean {
	const other = meaningOf(text);
	if (meaning.kind !== 'part' || other?.kind !== 'part') return false;
	// "NI pay" is one label that we do not know, not a figure and a heading.
	const saysFigure = other.part.figure !== undefined || meaning.part.figure === undefined;
	return saysFigure && other.part.figure !== meaning.part.figure;
}

function startsWith(words: readonly Word[], parse: (text: string) => string | undefined): boolean {
	return words.some((_, index) => parse(textOf(words.slice(0, index + 1))) !== undefined);
}

function isCapitalised(words: readonly Word[], most: number, { meaningOf }: Vocabulary): boolean {
	return (
		words.length <= most && words.every(({ text }) => /^[\p{Lu}\d&]/u.test(text)) && !meaningOf(textOf(words))
	);
}

function textOf(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}
