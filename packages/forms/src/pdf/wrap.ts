/** Breaks text into lines that fit. */
import type { PDFFont } from 'pdf-lib';

/** A text in a font at a size. */
export interface Setting {
	readonly font: PDFFont;
	readonly size: number;
}

/** The lines of a printable text, none wider than `width` points; a word that is longer than a line is cut. */
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

/** A word in parts that fit. */
function cut(word: string, fits: (part: string) => boolean): string[] {
	const parts: string[] = [];
	let rest = word;
	while (!fits(rest) && rest.length > 1) {
		let length = rest.length - 1;
		while (length > 1 && !fits(rest.slice(0, length))) length -= 1;
		parts.push(rest.slice(0, length));
		rest = rest.slice(length);
	}
	return [...parts, rest];
}
