/** "two-step" and "sign-in" never break at their hyphens: a line that ends in "sign-" is misread. */
import type { ReactNode } from 'react';

const HELD = /([Tt]wo-step|sign-in)/;

/** The text with these words kept together, in one element: a button would space its parts apart. */
export function holdWords(text: string): ReactNode {
	return (
		<span>
			{text.split(HELD).map((part, index) =>
				// Splitting by a group puts the matches at odd indexes.
				index % 2 === 0 ? (
					part
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
					<span key={index} className="whitespace-nowrap">
						{part}
					</span>
				),
			)}
		</span>
	);
}
