/** The frame of every page: one header for visitors, one for signed-in users. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useKnownService } from '../api/service.ts';
import { Announcer } from '../ui/announcer.tsx';
import { lazily } from '../ui/lazily.ts';
import { type Environment, SiteHeader, SkipLink, TestBanner } from '../ui/site-frame.tsx';
import { isDemo } from './demo-address.ts';

const ToastRegion = lazy(async () => ({ default: (await import('../ui/toast.tsx')).ToastRegion }));
/** Out of view at first, so nothing moves when it loads. */
const SiteFooter = lazily(async () => (await import('../ui/site-footer.tsx')).SiteFooter);
const InsideLinks = lazy(async () => ({ default: (await import('./inside-links.tsx')).InsideLinks }));

const importPublicHeader = async () => (await import('../site/public-header.tsx')).PublicHeader;
const PublicHeader = lazily(importPublicHeader);

/** Loads the header for an address, so that nothing moves when it renders. */
export async function fetchHeader(path: string, search: string): Promise<void> {
	// Rendering it loads it again and shows what went wrong.
	if (!isInside(path, search)) await importPublicHeader().catch(() => undefined);
}

/** Returns whether an address is for signed-in users. The demo has such an address, but is for everyone. */
function isInside(path: string, search: string): boolean {
	return !isDemo(path, search) && /^\/(app|account|consent|mtd|hmrc-test)(\/|$)/.test(path);
}

/** Header, banner, page, footer, announcer and toast. */
export function Shell({ children }: { readonly children: ReactNode }) {
	const [path] = useLocation();
	const inside = isInside(path, useSearch());
	const environment = useKnownService()?.environment;
	// The consent window, HMRC's return window and a closed account have no other links.
	const alone = path.startsWith('/consent/') || ['/mtd/connected', '/account/restore'].includes(path);
	return (
		<div>
			<SkipLink />
			{inside ? (
				<InsideHeader alone={alone} environment={environment} />
			) : (
				<Suspense fallback={<SiteHeader home="/" />}>
					<PublicHeader path={path} environment={environment} />
				</Suspense>
			)}
			{/* As tall as the window even while empty, so that the footer never jumps. */}
			<div className="min-h-dvh print:min-h-0">{children}</div>
			<Suspense>
				<SiteFooter />
			</Suspense>
			<Announcer />
			<Suspense>
				<ToastRegion />
			</Suspense>
		</div>
	);
}

function InsideHeader({
	alone,
	environment,
}: {
	readonly alone: boolean;
	readonly environment: Environment | undefined;
}) {
	return (
		<>
			<SiteHeader home="/app">
				{!alone && (
					<Suspense>
						<InsideLinks />
					</Suspense>
				)}
			</SiteHeader>
			<TestBanner environment={environment} />
		</>
	);
}
