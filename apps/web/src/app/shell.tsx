/** What frames every page: one header for visitors, one for who is signed in. */
import { say } from '@halfpenny/messages/shell';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Announcer } from '../ui/announcer.tsx';
import { SiteFooter, SiteHeader, SkipLink, TestBanner } from '../ui/site-frame.tsx';
import { useKnownService } from './api/service.ts';
import { isDemo } from './demo-address.ts';
import { HeaderLink } from './header-link.tsx';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toast.tsx')).ToastRegion }));
const InsideLinks = lazy(async () => ({ default: (await import('./inside-links.tsx')).InsideLinks }));

/** Header, banner, page, footer, and the places for announcements and the toast. */
export function Shell({ children }: { readonly children: ReactNode }) {
	const [path] = useLocation();
	const demo = isDemo(path, useSearch());
	const inside = !demo && /^\/(app|account|consent)(\/|$)/.test(path);
	// The window in which one agrees that an agent files leads nowhere else.
	const links = path.startsWith('/consent/') ? undefined : inside ? <InsideLinks /> : <VisitorLinks />;
	return (
		<div>
			<SkipLink />
			<SiteHeader home={inside ? '/app' : '/'}>{links && <Suspense>{links}</Suspense>}</SiteHeader>
			<TestBanner environment={useKnownService()?.environment} />
			{/* As tall as the window even while empty, so that the footer never jumps. */}
			<div className="min-h-dvh print:min-h-0">{children}</div>
			<SiteFooter />
			<Announcer />
			<Suspense>
				<ToastRegion />
			</Suspense>
		</div>
	);
}

function VisitorLinks() {
	return (
		<>
			<HeaderLink to="/auth">{say('logIn')}</HeaderLink>
			<HeaderLink to="/signup">{say('signUp')}</HeaderLink>
		</>
	);
}
