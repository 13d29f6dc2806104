/** Pay and tax of the year so far in a sentence: "So far this tax year you have earned £1 before deductions and paid £2 Income Tax". */

import { paragraphsOf } from '../../engine/prose/paragraphs.ts';
import { amountOf, sentencesOf } from '../../engine/prose/sentences.ts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import type { Amount } from '../../engine/values/amount.ts';
import type { Word } from '../../page.ts';

const YEAR = /\b((this|the) (tax )?year|year to date|since (6|6th) april|tax year so far)\b/gi;
/** What the words beside an amount say it is of, the surest first. */
const FIGURES: readonly (readonly [field: string | undefined, words: RegExp])[] = [
	[undefined, /national insurance|\bn\.?i\b|pension|retirement|loan|take(n)? home|\bnet\b|employer|holiday/i],
	['taxToDate', /\b(tax|paye)\b/i],
	['payToDate', /\b(earned|earnings|pay|gross|before deductions|been paid|paid you)\b/i],
];
const SAID = 0.93;

/** What sentences about the year so far say, where nothing else on the page does. */
export function yearInSentences(
	{ sheet }: Pick<Surroundings, 'sheet'>,
	found: readonly FigureFound[],
): FigureFound[] {
	return paragraphsOf(sheet.page)
		.flatMap(sentencesOf)
		.filter((words) => textOf(words).search(YEAR) >= 0)
		.flatMap(figuresIn)
		.filter(({ field }) => !found.some((figure) => figure.field === field));
}

function figuresIn(words: readonly Word[]): FigureFound[] {
	let before: Word[] = [];
	return words.flatMap((word, index): FigureFound[] => {
		const amount = amountOf(word);
		if (!amount) {
			before.push(word);
			return [];
		}
		const after = phraseAfter(words, index);
		const field = fieldOf(amount, textOf(after), textOf(before));
		before = [];
		return field ? [{ field, amount, confidence: SAID }] : [];
	});
}

/** The words after an amount up to a comma, another amount or "and". */
function phraseAfter(words: readonly Word[], index: number): Word[] {
	if (/[,;.]$/.test(words[index]?.text ?? '')) return [];
	const rest = words.slice(index + 1);
	const end = rest.findIndex(
		(word) => amountOf(word) !== undefined || /^(and|of which)$|[,;]$/i.test(word.text),
	);
	return end < 0 ? rest : rest.slice(0, end + (/[,;]$/.test(rest[end]?.text ?? '') ? 1 : 0));
}

/** What follows an amount names it first; what stands before it counts from the last "and" on. */
function fieldOf({ hasPence }: Amount, after: string, before: string): string | undefined {
	const own = before.split(/\band\b/i).at(-1) ?? before;
	for (const text of [after, own].map((each) => each.replace(YEAR, ' '))) {
		const named = FIGURES.find(([, words]) => words.test(text));
		if (named) return hasPence ? named[0] : undefined;
	}
	return undefined;
}

function textOf(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}
