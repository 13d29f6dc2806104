/** Takes lines apart on which a label and its value, or several labels, stand close together: "NI number: QQ 12 34 56 C". */
import type { Segment } from '../layout/segments.ts';
import { toSegment } from '../layout/segments.ts';
import type { Word } from '../layout/words.ts';
import { isAmountText } from './amounts.ts';
import { asNino, asPayeReference, asReference, asTableLetter, asTaxCode } from './formats.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** Longer lines are prose. */
const MOST_WORDS = 24;

/** The segment as its labels and values, in order; itself alone when there is nothing to part. */
export function splitInline(segment: Segment): Segment[] {
	return segment.words.length > MOST_WORDS ? [segment] : partsOf(segment.words).map(toSegment);
}

function partsOf(words: readonly Word[]): (readonly Word[])[] {
	if (words.length < 2 || (meaningOf(textOf(words)) && !isTwoFigures(words))) return [words];
	for (let end = words.length - 1; end > 0; end -= 1) {
		const [label, rest] = [words.slice(0, end), words.slice(end)];
		const meaning = meaningOf(textOf(label));
		if (meaning && isItsValue(meaning, textOf(label), rest)) return [label, ...partsOf(rest)];
	}
	const start = laterLabel(words);
	return start > 0 ? [words.slice(0, start), ...partsOf(words.slice(start))] : [words];
}

/** "Pay Tax deducted" as the heads of two narrow columns. */
function isTwoFigures(words: readonly Word[]): boolean {
	const meaning = meaningOf(textOf(words));
	const bothFigures = meaning?.kind === 'part' && !meaning.part.figure && !meaning.part.employment;
	return bothFigures && !/\band\b|&|\/|details/i.test(textOf(words));
}

/** Where, after a value, a further label with a colon starts; 0 for nowhere. */
function laterLabel(words: readonly Word[]): number {
	for (let start = 1; start < words.length; start += 1) {
		for (let end = words.length; end > start; end -= 1) {
			if (words[end - 1]?.text.endsWith(':') && meaningOf(textOf(words.slice(start, end)))) return start;
		}
	}
	return 0;
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
