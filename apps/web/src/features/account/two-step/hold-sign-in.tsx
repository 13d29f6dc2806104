/** "sign-in" never breaks at its hyphen: a line that ends with "sign-" is misread. */
import { Fragment, type ReactNode } from 'react';

/** The text with each "sign-in" held together, in one element: a button would set its parts apart. */
export function holdSignIn(text: string): ReactNode {
	const [first, ...rest] = text.split('sign-in');
	return (
		<span>
			{first}
			{rest.map((part) => (
				<Fragment key={part}>
					<span className="whitespace-nowrap">sign-in</span>
					{part}
				</Fragment>
			))}
		</span>
	);
}
