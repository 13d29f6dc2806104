/** "sign-in" never breaks at its hyphen: a line that ends with "sign-" is misread. */
import type { ReactNode } from 'react';

const HELD = /(sign-in)/;

/** The text with each "sign-in" held together, in one element: a button would set its parts apart. */
export function holdSignIn(text: string): ReactNode {
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
