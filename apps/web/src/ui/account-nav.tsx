/** Navigation between the account pages. */
import { sayAccount } from '@halfpenny/messages/account';
import { Link, useLocation } from 'wouter';
import { classes } from './classes.ts';

const pages = [
	['details', '/account'],
	['security', '/account/security'],
	['filing', '/account/filing'],
	['data', '/account/data'],
	['history', '/account/history'],
] as const;

/** A link to each page. Marks the current one. */
export function AccountNav() {
	const [path] = useLocation();
	return (
		<nav aria-label={sayAccount('nav.label')} className="border-b border-line">
			<ul className="grid grid-cols-[auto_1fr] gap-x-8 sm:flex sm:gap-x-6">
				{pages.map(([page, to]) => (
					<li key={page}>
						<Link
							to={to}
							aria-current={path === to ? 'page' : undefined}
							className={classes(
								'-mb-px inline-flex min-h-11 items-center border-b-[3px] text-16',
								path === to
									? 'border-copper font-semibold text-ink'
									: 'edge-unseen text-muted hover:border-edge hover:text-ink',
							)}
						>
							{sayAccount(`nav.${page}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
