/** What frames every page: one header for visitors, one for who is signed in. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Announcer } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { SiteFooter, SiteHeader, SkipLink, TestBanner } from '../ui/site-frame.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { useService } from './api/operations/get-service.ts';
import { useLogout } from './api/operations/logout.ts';

/** Header, banner, page, footer, and the places for announcements and the toast. */
export function Shell({ children }: { readonly children: ReactNode }) {
	const [path] = useLocation();
	const service = useService();
	const inside = path === '/app' || path.startsWith('/app/');
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<SiteHeader home={inside ? '/app' : '/'}>{inside ? <InsideLinks /> : <VisitorLinks />}</SiteHeader>
			<TestBanner environment={service.data?.environment} />
			<div className="flex-1">{children}</div>
			<SiteFooter />
			<Announcer />
			<ToastRegion />
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

function InsideLinks() {
	const [, navigate] = useLocation();
	const logout = useLogout();
	return (
		<>
			<HeaderLink to="/app">{say('myReturn')}</HeaderLink>
			<Button
				look="quiet"
				small
				busy={logout.isPending && say('pleaseWait')}
				onClick={() => logout.mutate(undefined, { onSuccess: () => navigate('/') })}
			>
				{say('logOut')}
			</Button>
		</>
	);
}

function HeaderLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
	return (
		<Link to={to} className="link inline-flex min-h-9 items-center text-16 font-semibold">
			{children}
		</Link>
	);
}
