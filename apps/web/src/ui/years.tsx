/** Words that never break where they would be misread: `2025-26` at its hyphen, `5 April` after the day. */
import type { ReactNode } from 'react';

const YEAR = /(\d{4}-\d{2}(?![\d-])|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)/;
const WORD = /(Self-Assessment|stand-in)/;

/** Returns the text with each tax year, and each day with its month, kept on one line. */
export function keepYears(text: string): ReactNode[] {
	return hold(text, YEAR);
}

/** Returns the text with its hyphenated words kept on one line. */
export function keepWords(text: string): ReactNode[] {
	return hold(text, WORD);
}

/** Returns the text with whatever `pattern` matches kept on one line; it has one group. */
export function hold(text: string, pattern: RegExp): ReactNode[] {
	// Splitting by a group puts the matches at odd indexes.
	return text.split(pattern).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
			<span key={index} className="whitespace-nowrap">
				{part}
			</span>
		),
	);
}
