/** The header for visitors, on the public pages and in the app: banner, logo, menu. */
import { say } from '@halfpenny/messages/shell';
import { saySite } from '@halfpenny/messages/site';
import { isAuthPage } from '../api/sign-in-address.ts';
import { DocumentLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { LearnMore } from '../ui/learn-more.tsx';
import { type Environment, SiteHeader } from '../ui/site-frame.tsx';
import { keepWords } from '../ui/years.tsx';
import { startAddress } from './start-link.tsx';

const links = [
	['/resources', 'learnMore'],
	['/pricing', 'pricing'],
	['/faqs', 'faqs'],
	['/contact', 'contact'],
	['/auth', 'logIn'],
] as const;

/** The current address, and whether the reader is signed in. */
interface At {
	readonly path: string;
	readonly signedIn?: boolean;
}

/** `environment` is undefined until it is known. The sign-in pages don't link to themselves. */
export function PublicHeader({
	environment,
	path,
	signedIn = false,
}: At & { readonly environment: Environment | undefined }) {
	return (
		<>
			<Banner environment={environment} />
			<SiteHeader home="/">
				<div className="hidden items-center gap-x-6 md:flex">
					<MenuLinks path={path} signedIn={signedIn} />
					{!isAuthPage(path) && <GetStarted signedIn={signedIn} />}
				</div>
				<Menu path={path} signedIn={signedIn} />
			</SiteHeader>
		</>
	);
}

/** Says that the service is new and, unless it is live, that nothing is filed. */
function Banner({ environment }: { readonly environment: Environment | undefined }) {
	return (
		<section aria-label={saySite('betaLabel')} className="no-print border-b border-line bg-doubt-wash">
			<div className="mx-auto flex max-w-[1120px] flex-wrap gap-x-8 px-4 py-1.5 text-14 sm:px-6">
				<BannerLine label={saySite('betaLabel')} text={saySite('betaText')} />
				{environment !== undefined && environment !== 'live' && (
					<BannerLine label={say('testLabel')} text={say(`test.${environment}`)} />
				)}
			</div>
		</section>
	);
}

function BannerLine({ label, text }: { readonly label: string; readonly text: string }) {
	return (
		<p>
			<strong className="mr-2 font-semibold tracking-wide text-doubt">{label}</strong>
			{keepWords(text)}
		</p>
	);
}

/** On a narrow screen the links fold into a native disclosure, which needs no script. */
function Menu({ path, signedIn = false }: At) {
	return (
		<div className="flex items-center gap-4 md:hidden">
			<details data-menu="" className="group relative">
				<summary className="inline-flex min-h-9 list-none items-center rounded-control px-1 text-16 font-semibold text-teal underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
					{saySite('menu')}
				</summary>
				<div className="absolute right-0 z-20 mt-2 grid w-52 rounded-card border border-edge bg-card p-2">
					<MenuLinks path={path} signedIn={signedIn} roomy />
					{!isAuthPage(path) && (
						<div className="px-3 pt-2 pb-1">
							<GetStarted signedIn={signedIn} />
						</div>
					)}
				</div>
			</details>
		</div>
	);
}

function MenuLinks({ path, signedIn = false, roomy = false }: At & { readonly roomy?: boolean }) {
	const shown = links.filter(([href]) => href !== '/auth' || !(signedIn || isAuthPage(path)));
	return shown.map(([href, words]) => (
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

/** Links to the user's returns if signed in, otherwise to sign-up. */
function GetStarted({ signedIn }: { readonly signedIn: boolean }) {
	return (
		<DocumentLink href={startAddress(signedIn)} look="secondary" small>
			{signedIn ? say('myReturn') : saySite('getStarted')}
		</DocumentLink>
	);
}
