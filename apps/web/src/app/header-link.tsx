/** A link in the header. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../ui/classes.ts';

/** A link to somewhere that one can go from everywhere. `roomy` ones give way on a phone. */
export function HeaderLink({
	to,
	roomy = false,
	children,
}: {
	readonly to: string;
	readonly roomy?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<Link
			to={to}
			className={classes(
				'link min-h-9 items-center text-16 font-semibold',
				roomy ? 'hidden sm:inline-flex' : 'inline-flex',
			)}
		>
			{children}
		</Link>
	);
}
