/** What frames every page: the skip link, the header with the mark, the TEST banner, the footer. */
import { say } from '@halfpenny/messages/shell';
import { saySite } from '@halfpenny/messages/site';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Coin } from './coin.tsx';
import { MAIN } from './page.tsx';

/** Leads past the header; seen when focused. */
export function SkipLink() {
	return (
		<a
			href={`#${MAIN}`}
			className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
		>
			{say('skipToContent')}
		</a>
	);
}

/** The mark and what one can do from everywhere. */
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
					<nav aria-label={say('mainNavigation')} className="flex flex-wrap items-center gap-x-5 gap-y-2">
						{children}
					</nav>
				)}
			</div>
		</header>
	);
}

/** The first page is a document of its own; the dashboard is a screen of the app. */
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

/** Where a return goes that is sent from here; only `live` reaches HMRC for real. */
export type Environment = 'local' | 'sandbox' | 'test-in-live' | 'live';

/** Says TEST on every page that could be mistaken for the real thing. */
export function TestBanner({ environment }: { readonly environment: Environment | undefined }) {
	if (environment === undefined || environment === 'live') return null;
	return (
		<section aria-label={say('testLabel')} className="border-b border-line bg-doubt-wash">
			<p className="mx-auto flex max-w-[1120px] flex-wrap items-baseline gap-x-3 px-4 py-2 text-14 sm:px-6 print:px-0">
				<strong className="font-semibold tracking-wide text-doubt">{say('testLabel')}</strong>
				<span>{say(`test.${environment}`)}</span>
			</p>
		</section>
	);
}

/** The pages that every footer leads to. Documents of their own, so plain links. */
const footerLinks = [
	{
		heading: 'footer.product',
		links: [
			['/pricing', 'pricing'],
			['/app?demo', 'demo'],
			['/resources/how-it-is-measured', 'measured'],
		],
	},
	{
		heading: 'footer.help',
		links: [
			['/faqs', 'faqs'],
			['/resources', 'taxGuides'],
			['/form-64-8', 'agentForm'],
			['/contact', 'contact'],
		],
	},
	{
		heading: 'footer.legal',
		links: [
			['/privacy', 'privacy'],
			['/cookies', 'cookies'],
			['/terms', 'terms'],
		],
	},
] as const;

/** Where else to go, who is not behind this, and what it is. */
export function SiteFooter() {
	return (
		<footer className="border-t border-line">
			<div className="mx-auto grid max-w-[1120px] gap-x-8 gap-y-8 px-4 py-10 text-16 sm:px-6 md:grid-cols-[2fr_3fr] print:px-0 print:py-3">
				<div className="grid content-start gap-2 text-14 text-muted">
					<Coin className="mb-1 size-8 print:hidden" />
					<p className="measure">{say('notAffiliated')}</p>
					<p className="measure">{say('openSource')}</p>
				</div>
				<nav aria-label={saySite('footer')} className="no-print grid grid-cols-2 gap-6 sm:grid-cols-3">
					{footerLinks.map(({ heading, links }) => (
						<div key={heading}>
							<p className="text-14 font-semibold text-muted">{saySite(heading)}</p>
							<ul className="mt-1.5 grid">
								{links.map(([href, words]) => (
									<li key={href}>
										<a href={href} className="link inline-block py-1">
											{saySite(words)}
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
			</div>
		</footer>
	);
}
