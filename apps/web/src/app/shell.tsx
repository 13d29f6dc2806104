/** What frames every page. */
import type { ReactNode } from 'react';
import { Announcer } from '../ui/announcer.tsx';
import { SiteFooter, SiteHeader, SkipLink, TestBanner } from '../ui/site-frame.tsx';
import { ToastRegion } from '../ui/toast.tsx';

/** Header, banner, page, footer, and the places for announcements and the toast. */
export function Shell({ children }: { readonly children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<SiteHeader home="/" />
			<TestBanner environment="local" />
			<div className="flex-1">{children}</div>
			<SiteFooter />
			<Announcer />
			<ToastRegion />
		</div>
	);
}
