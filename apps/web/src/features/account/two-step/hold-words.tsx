/** "two-step" and "sign-in" never break at their hyphens: a line that ends with "sign-" is misread. */
import type { ReactNode } from 'react';

const HELD = /([Tt]wo-step|sign-in)/;

/** The text with these words held together, in one element: a button would set its parts apart. */
export function holdWords(text: string): ReactNode {
	return (
		<span>
			{text.split(HELD).map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
				<span key={index} className={HELD.test(part) ? 'whitespace-nowrap' : undefined}>
					{part}
				</span>
			))}
		</span>
	);
}
