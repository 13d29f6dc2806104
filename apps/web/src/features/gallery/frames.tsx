/** Frames: the page, the site, and what fills a screen while its code loads. */
import type { ReactNode } from 'react';
import { AccountNav } from '../../ui/account-nav.tsx';
import { SiteFooter } from '../../ui/site-footer.tsx';
import { type Environment, SiteHeader, TestBanner } from '../../ui/site-frame.tsx';
import { Part, Section, State } from './part.tsx';

const environments: readonly Environment[] = ['local', 'sandbox', 'test-in-live'];

export function Frames() {
	return (
		<Section id="frames" title="Frames">
			<Part
				file="ui/page.tsx"
				names={['Page']}
				when="Every screen is one: it sets the title, takes the focus on arrival, is announced, and holds the error summary, the back link and what stands beside. This screen is a wide one; a question has one column of 640 pixels."
			/>
			<Part
				file="ui/site-frame.tsx"
				names={['SkipLink', 'SiteHeader', 'TestBanner']}
				when="Around every page, once, by the shell of the app and the frame of the public pages. The skip link is seen when the Tab key reaches it first. The banner is there unless returns are real."
			>
				<State name="Header">
					<Framed>
						<SiteHeader home="/ui">
							<a href="#frames" className="link">
								Log in
							</a>
						</SiteHeader>
					</Framed>
				</State>
				<State name="The banner of each place where returns go that is not HMRC for real">
					<Framed>
						{environments.map((environment) => (
							<TestBanner key={environment} environment={environment} />
						))}
					</Framed>
				</State>
			</Part>
			<Part
				file="ui/site-footer.tsx"
				names={['SiteFooter']}
				when="Under every page, once. What it leads to are documents of their own."
			>
				<Framed>
					<SiteFooter />
				</Framed>
			</Part>
			<Part
				file="ui/account-nav.tsx"
				names={['AccountNav']}
				when="First on each page of the account, under its title. The page that is shown is marked; here none is."
			>
				<Framed>
					<AccountNav />
				</Framed>
			</Part>
			<Part
				file="app/page-skeleton.tsx"
				names={['PageSkeleton']}
				when="Where a screen will be while its code is fetched. It is a main of its own, so it is seen between screens and not drawn here."
			/>
		</Section>
	);
}

/** To look at, not to use: a page has each landmark once. */
function Framed({ children }: { readonly children: ReactNode }) {
	return (
		<div inert className="overflow-hidden rounded-card border border-line">
			{children}
		</div>
	);
}
