/** The rows of a bill: the text on one line across the page, with its amounts. */
import { type Pence, parsePounds } from '@halfpenny/facts';
import { around } from '../../geometry.ts';
import { toLines } from '../../lines.ts';
import type { Box, PageText, Word } from '../../page.ts';

/** An amount on a row. */
export interface BillAmount {
	readonly value: Pence;
	readonly text: string;
	readonly box: Box;
	/** Its place among the words of the row. */
	readonly index: number;
}

/** A line across the page. */
export interface Row {
	readonly words: readonly Word[];
	readonly text: string;
	readonly box: Box;
	readonly size: number;
	readonly amounts: readonly BillAmount[];
}

const SIGN = '(?:£|\\$|€|RM|GBP|EUR|USD|MYR)?';
/** What stands before an amount in the same word ends in a sign or a letter; what stands after it marks a rate of tax. */
const POINT = new RegExp(
	`(?:^|[^\\d.,])(-?)${SIGN}(-?)((?:\\d{1,3}(?:,\\d{3})+|\\d+)\\.\\d{2})(?:SR|ZR|[A-Z*])?$`,
);
const COMMA = new RegExp(
	`(?:^|[^\\d.,])(-?)${SIGN}(-?)((?:\\d{1,3}(?:\\.\\d{3})+|\\d+),\\d{2})(?:[A-Z*€])?$`,
);

/** The rows of a page from top to bottom. Amounts have a comma before the pence where no amount of the page has a point there. */
export function rowsOf({ words }: PageText): Row[] {
	const hasPoints = words.some(({ text }) => POINT.test(text));
	const lines = toLines(words.filter(({ text }) => text !== '')).map(withPence);
	return lines.map((line) => ({
		words: line,
		text: line.map(({ text }) => text).join(' '),
		box: around(line.map(({ box }) => box)),
		size: Math.max(...line.map(({ size }) => size)),
		amounts: line.flatMap((word, index) => amountIn(word, index, hasPoints ? POINT : COMMA) ?? []),
	}));
}

/** "100. 60": pounds and pence that a space was seen between. */
function withPence(line: readonly Word[]): Word[] {
	return line.flatMap((word, index) => {
		const [before, next] = [line[index - 1], line[index + 1]];
		if (before && isPounds(before) && isPennies(word)) return [];
		if (!isPounds(word) || !next || !isPennies(next)) return [word];
		return [{ ...word, text: word.text + next.text, box: around([word.box, next.box]) }];
	});
}

function isPounds({ text }: Word): boolean {
	return /\d\.$/.test(text);
}

function isPennies({ text }: Word): boolean {
	return /^\d\d$/.test(text);
}

function amountIn({ text, box }: Word, index: number, pattern: RegExp): BillAmount | undefined {
	const match = pattern.exec(text);
	if (!match) return undefined;
	const [, before = '', after = '', digits = ''] = match;
	const plain = pattern === COMMA ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
	const value = parsePounds(`${before || after ? '-' : ''}${plain}`, true);
	return value.ok ? { value: value.value, text, box, index } : undefined;
}
