/** Words in running text that never break at their hyphen: `2025-26`, and some in which the break would be misread. */
import type { ReactNode } from 'react';

const YEAR = String.raw`\d{4}-\d{2}(?![\d-])`;
const WORD = 'Self-Assessment|stand-in|[Tt]wo-step|sign-ins?';

/** The text with each tax year held together. */
export function keepYears(text: string): ReactNode[] {
	return hold(text, YEAR);
}

/** The text with its hyphenated words held together. */
export function keepWords(text: string): ReactNode[] {
	return hold(text, WORD);
}

/** The text with its tax years and hyphenated words held together, in one element: a button would set its parts apart. */
export function keepTogether(text: string): ReactNode {
	return <span>{hold(text, `${YEAR}|${WORD}`)}</span>;
}

/** What `pattern` matches is held together. */
function hold(text: string, pattern: string): ReactNode[] {
	// Splitting by a group puts what it matched at the odd places.
	return text.split(new RegExp(`(${pattern})`)).map((part, index) =>
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
