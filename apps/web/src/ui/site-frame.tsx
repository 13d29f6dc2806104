/** The top of every page: the skip link, the header with the logo, the TEST banner. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Coin } from './coin.tsx';
import { MAIN } from './page.tsx';
import { keepWords } from './years.tsx';

/** Skips the header. Visible when focused. */
export function SkipLink() {
	return (
		<a
			href={`#${MAIN}`}
			className="sr-only z-30 rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
		>
			{say('skipToContent')}
		</a>
	);
}

/** The logo, and links available everywhere. */
export function SiteHeader({ home, children }: { readonly home: string; readonly children?: ReactNode }) {
	return (
		<header className="no-print border-b border-line">
			<div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
				<HomeLink home={home}>
					<Coin className="size-8 sm:size-9" />
					<span className="font-serif text-22 font-semibold sm:text-28 tracking-tight">
						{say('productName')}
					</span>
				</HomeLink>
				{children !== undefined && (
					<nav
						aria-label={say('mainNavigation')}
						className="flex flex-wrap items-center gap-x-2.5 gap-y-2 sm:gap-x-5"
					>
						{children}
					</nav>
				)}
			</div>
		</header>
	);
}

/** The front page is a separate document; the dashboard is a screen of the app. */
function HomeLink({ home, children }: { readonly home: string; readonly children: ReactNode }) {
	const look = { 'aria-label': say('home'), className: 'flex items-center gap-2.5 rounded-control' };
	return home === '/' ? (
		<a href="/" {...look}>
			{children}
		</a>
	) : (
		<Link to={home} {...look}>
			{children}
		</Link>
	);
}

/** Where a return sent from here goes. Only `live` reaches HMRC for real. */
export type Environment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Says TEST on every page that could be mistaken for the real thing. */
export function TestBanner({ environment }: { readonly environment: Environment | undefined }) {
	if (environment === undefined || environment === 'live') return null;
	return (
		<section aria-label={say('testLabel')} className="border-b border-line bg-doubt-wash">
			<p className="mx-auto flex max-w-[1120px] flex-wrap items-baseline gap-x-3 px-4 py-2 text-14 sm:px-6 print:px-0">
				<strong className="font-semibold tracking-wide text-doubt">{say('testLabel')}</strong>
				<span>{keepWords(say(`test.${environment}`))}</span>
			</p>
		</section>
	);
}
