/** What frames a public page: skip link, banner, header with its menu, footer. All of it works without JavaScript. */
import { say } from '@halfpenny/messages/shell';
import { saySite } from '@halfpenny/messages/site';
import type { ReactNode } from 'react';
import { DocumentLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { LearnMore } from '../../ui/learn-more.tsx';
import { type Environment, SiteFooter, SiteHeader, SkipLink } from '../../ui/site-frame.tsx';
import { useSite } from './site-context.tsx';

const links = [
	['/resources', 'learnMore'],
	['/pricing', 'pricing'],
	['/faqs', 'faqs'],
	['/contact', 'contact'],
	['/auth', 'logIn'],
] as const;

/** The page between header and footer. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
	const { service } = useSite();
	return (
		<div className="flex min-h-dvh flex-col print:block">
			<SkipLink />
			<Banner environment={service.environment} />
			<SiteHeader home="/">
				<div className="hidden items-center gap-x-6 md:flex">
					<MenuLinks />
					<GetStarted />
				</div>
				<Menu />
			</SiteHeader>
			<div className="grow">{children}</div>
			<SiteFooter />
		</div>
	);
}

/** That it is new, and, unless it is live, that nothing here is filed. */
function Banner({ environment }: { readonly environment: Environment }) {
	return (
		<section aria-label={saySite('betaLabel')} className="no-print border-b border-line bg-doubt-wash">
			<div className="mx-auto flex max-w-[1120px] flex-wrap gap-x-8 px-4 py-1.5 text-14 sm:px-6">
				<BannerLine label={saySite('betaLabel')} text={saySite('betaText')} />
				{environment !== 'live' && <BannerLine label={say('testLabel')} text={say(`test.${environment}`)} />}
			</div>
		</section>
	);
}

function BannerLine({ label, text }: { readonly label: string; readonly text: string }) {
	return (
		<p>
			<strong className="mr-2 font-semibold tracking-wide text-doubt">{label}</strong>
			{text}
		</p>
	);
}

/** On a narrow screen the links fold into a menu; a native disclosure, so that it needs no script. */
function Menu() {
	return (
		<div className="flex items-center gap-4 md:hidden">
			<details className="group relative">
				<summary className="inline-flex min-h-9 list-none items-center rounded-control px-1 text-16 font-semibold text-teal underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
					{saySite('menu')}
				</summary>
				<div className="absolute right-0 z-20 mt-2 grid w-52 rounded-card border border-edge bg-card p-2">
					<MenuLinks roomy />
					<div className="px-3 pt-2 pb-1">
						<GetStarted />
					</div>
				</div>
			</details>
		</div>
	);
}

function MenuLinks({ roomy = false }: { readonly roomy?: boolean }) {
	const { path } = useSite();
	return links.map(([href, words]) => (
		<a
			key={href}
			href={href}
			aria-current={href === path ? 'page' : undefined}
			className={classes(
				'inline-flex min-h-9 items-center text-16 font-semibold aria-[current]:text-ink aria-[current]:no-underline',
				roomy ? 'link rounded-control px-3 py-1.5' : 'link',
			)}
		>
			{words === 'learnMore' ? <LearnMore /> : saySite(words)}
		</a>
	));
}

function GetStarted() {
	return (
		<DocumentLink href="/auth" look="secondary" small>
			{saySite('getStarted')}
		</DocumentLink>
	);
}
