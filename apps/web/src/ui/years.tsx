/** Words that never break at their hyphen: `2025-26`, and some that would be misread. */
import type { ReactNode } from 'react';

const YEAR = /(\d{4}-\d{2})(?![\d-])/;
const WORD = /(Self-Assessment|stand-in)/;

/** The text with each tax year held together. */
export function keepYears(text: string): ReactNode[] {
	return hold(text, YEAR);
}

/** The text with its hyphenated words held together. */
export function keepWords(text: string): ReactNode[] {
	return hold(text, WORD);
}

/** `pattern` has one group: what it matches is held together. */
function hold(text: string, pattern: RegExp): ReactNode[] {
	// Splitting by a group puts what it matched at the odd places.
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
