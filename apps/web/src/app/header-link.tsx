/** A link in the header. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A link available everywhere, on a phone too. */
export function HeaderLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
	return (
		<Link to={to} className="link inline-flex min-h-9 items-center text-16 font-semibold max-sm:text-14">
			{children}
		</Link>
	);
}
