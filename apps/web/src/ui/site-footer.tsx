/** The footer of every page. Its own module, since the app loads it after the first screen. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { saySite } from '@halfpenny/messages/site';
import { Coin } from './coin.tsx';

/** The pages in every footer: separate documents, so plain links. */
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

/** Where else to go, that we aren't HMRC, and what this is. */
export function SiteFooter() {
	return (
		<footer className="border-t border-line">
			<div className="mx-auto grid max-w-[1120px] gap-x-8 gap-y-8 px-4 py-10 text-16 sm:px-6 md:grid-cols-[2fr_3fr] print:block print:px-0 print:py-2">
				<div className="grid content-start gap-2 text-14 text-muted print:gap-0">
					<Coin className="mb-1 size-8 print:hidden" />
					<p className="measure">{sayAround('notAffiliated')}</p>
					<p className="measure">{sayAround('openSource')}</p>
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
