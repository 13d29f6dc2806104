/** The query cache around the screens that use it. A separate chunk: public pages don't need it. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { keys } from '../api/keys.ts';
import { createQueryClient } from '../api/query-client.ts';
import { signInAddress } from '../api/sign-in-address.ts';

/** Where to go for what must come first. */
const FIRST = { PASSWORD_TO_BE_CHANGED: '/account/security', ACCOUNT_CLOSED: '/account/restore' } as const;

const queryClient = createQueryClient(goToSignIn, (code) => navigate(FIRST[code], { replace: true }));

/** Provides the query cache to its children. */
function Answers({ children }: { readonly children: ReactNode }) {
	return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Returns the screen with the query cache around it. */
export function withAnswers(Screen: ComponentType): ComponentType {
	return () => (
		<Answers>
			<Screen />
		</Answers>
	);
}

/** The pages that show their own sign-in prompt until the user has signed in. */
const GATED = ['/mtd', '/hmrc-test'];

/** Redirects to the sign-in page, and from there back here. */
function goToSignIn(): void {
	// Administrators sign in on their own page, which says so itself.
	if (location.pathname === '/admin') return;
	if (GATED.includes(location.pathname) && queryClient.getQueryData(keys.user) === undefined) return;
	const address = signInAddress(location.pathname + location.search);
	if (address !== undefined) navigate(address, { replace: true });
}
