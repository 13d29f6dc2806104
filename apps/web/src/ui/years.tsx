/** Words that never break at their hyphen: `2025-26`, and a few that would be misread. */
import type { ReactNode } from 'react';

const YEAR = /(\d{4}-\d{2})(?![\d-])/;
const WORD = /(Self-Assessment|stand-in)/;

/** Returns the text with each tax year kept on one line. */
export function keepYears(text: string): ReactNode[] {
	return hold(text, YEAR);
}

/** Returns the text with its hyphenated words kept on one line. */
export function keepWords(text: string): ReactNode[] {
	return hold(text, WORD);
}

/** `pattern` has one group: whatever it matches stays on one line. */
function hold(text: string, pattern: RegExp): ReactNode[] {
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
