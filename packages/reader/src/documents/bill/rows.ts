/** The rows of a bill: the text on one line across the page, with its amounts. */
import { type Pence, parsePounds } from '@halfpenny/facts';
import { around, right } from '../../geometry.ts';
import { toLines } from '../../lines.ts';
import type { Box, PageText, Word } from '../../page.ts';

/** An amount on a row. */
export interface BillAmount {
	readonly value: Pence;
	readonly text: string;
	readonly box: Box;
	/** How certain its reading from a picture is; absent where the file has the text. */
	readonly sureness?: number;
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

/** What two words on one line may be apart in height, as a part of the type's size. */
const SLANT = 0.6;
const SIGN = '(?:£|\\$|€|RM|GBP|EUR|USD|MYR)?';
/** What stands before an amount in the same word ends in a sign or a letter; what stands after it marks a rate of tax. */
const POINT = new RegExp(
	`(?:^|[^\\d.,])(-?)${SIGN}(-?)((?:\\d{1,3}(?:,\\d{3})+|\\d+)\\.\\d{2})(?:SR|ZR|[A-Z*])?$`,
);
const COMMA = new RegExp(
	`(?:^|[^\\d.,])(-?)${SIGN}(-?)((?:\\d{1,3}(?:\\.\\d{3})+|\\d+),\\d{2})(?:[A-Z*€])?$`,
);

/** ".01": an amount without pounds, alone in its word. */
const PENCE = /^(-?)(?:£|\$|€|RM)?(-?)(\.\d{2})$/;

/** The rows of a page from top to bottom. Amounts have a comma before the pence where more on the page have one there than a point. */
export function rowsOf({ words }: PageText): Row[] {
	const countOf = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
	const pattern = countOf(POINT) >= countOf(COMMA) && countOf(POINT) > 0 ? POINT : COMMA;
	const lines = whole(toLines(words.filter(({ text }) => text !== '')).map(withPence), pattern);
	return lines.map((line) => ({
		words: line,
		text: line.map(({ text }) => text).join(' '),
		box: around(line.map(({ box }) => box)),
		size: Math.max(...line.map(({ size }) => size)),
		amounts: line.flatMap((word, index) =>
			isTime(line[index + 1]) ? [] : (amountIn(word, index, pattern) ?? []),
		),
	}));
}

/** "4.18 pm". */
function isTime(next: Word | undefined): boolean {
	return next !== undefined && /^[ap]\.?m\b/i.test(next.text);
}

/** An amount that stands a little higher or lower than the words before it is on their line all the same. */
function whole(lines: readonly Word[][], pattern: RegExp): Word[][] {
	const rows: Word[][] = [];
	for (const line of lines) {
		const last = rows.at(-1);
		if (last && isParted(last, line, pattern))
			rows[rows.length - 1] = [...last, ...line].sort((one, other) => one.box.x - other.box.x);
		else rows.push(line);
	}
	return rows;
}

/** Whether one line has only words, the other only an amount to their right, and they are nearly level. */
function isParted(upper: readonly Word[], lower: readonly Word[], pattern: RegExp): boolean {
	const isAmount = (line: readonly Word[]) => line.length === 1 && pattern.test(line[0]?.text ?? '');
	const amount = [upper, lower].find(isAmount)?.[0];
	const words = amount && [upper, lower].find((line) => !line.includes(amount));
	if (!amount || words?.some(({ text }) => pattern.test(text))) return false;
	const apart = Math.abs((upper[0]?.baseline ?? 0) - (lower[0]?.baseline ?? 0));
	return apart < SLANT * amount.size && words?.every(({ box }) => right(box) < amount.box.x) === true;
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

function amountIn({ text, box, sureness }: Word, index: number, pattern: RegExp): BillAmount | undefined {
	const match = pattern.exec(text) ?? PENCE.exec(text);
	if (!match) return undefined;
	const [, before = '', after = '', digits = ''] = match;
	const plain = pattern === COMMA ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '');
	const value = parsePounds(`${before || after ? '-' : ''}${plain.replace(/^\./, '0.')}`, true);
	return value.ok
		? { value: value.value, text, box, index, ...(sureness !== undefined && { sureness }) }
		: undefined;
}
