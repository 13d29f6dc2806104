/** Breaks text into lines that fit. */
import type { PDFFont } from 'pdf-lib';

/** A text in a font at a size. */
export interface Setting {
	readonly font: Pick<PDFFont, 'widthOfTextAtSize'>;
	readonly size: number;
}

/** The lines of a printable text, none wider than `width` points; a word longer than a line is cut. */
export function wrapped(text: string, { font, size }: Setting, width: number): readonly string[] {
	const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (fits(longer)) {
			line = longer;
			continue;
		}
		if (line !== '') lines.push(line);
		const parts = cut(word, fits);
		line = parts.pop() ?? '';
		lines.push(...parts);
	}
	return [...lines, line];
}

/** A word in parts that fit, at least one letter each. */
function cut(word: string, fits: (part: string) => boolean): string[] {
	const parts: string[] = [];
	let start = 0;
	while (start < word.length) {
		const length = longestFitting(word, start, fits);
		parts.push(word.slice(start, start + length));
		start += length;
	}
	return parts.length > 0 ? parts : [word];
}

/**
 * How many letters from `start` fit. More letters are never narrower, so it doubles until there are too many and then
 * halves the gap: the text measured stays about as long as a line, however long the word.
 */
function longestFitting(word: string, start: number, fits: (part: string) => boolean): number {
	const left = word.length - start;
	let [good, bad] = [1, 2];
	while (bad <= left && fits(word.slice(start, start + bad))) [good, bad] = [bad, bad * 2];
	bad = Math.min(bad, left + 1);
	while (bad - good > 1) {
		const middle = (good + bad) >> 1;
		if (fits(word.slice(start, start + middle))) good = middle;
		else bad = middle;
	}
	return good;
}
