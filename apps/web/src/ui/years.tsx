/** Tax years in running text: `2025-26` is one word and never breaks at its hyphen. */
import type { ReactNode } from 'react';

const YEAR = /(\d{4}-\d{2})(?![\d-])/;

/** The text with each tax year held together. */
export function keepYears(text: string): ReactNode[] {
	// Splitting by a group puts what it matched at the odd places.
	return text.split(YEAR).map((part, index) =>
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
