/** The store of the server's answers around the screens that use it. A separate chunk: public pages do without. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { keys } from '../api/keys.ts';
import { createQueryClient } from '../api/query-client.ts';
import { signInAddress } from '../api/sign-in-address.ts';

/** Where one does what has to come first. */
const FIRST = { PASSWORD_TO_BE_CHANGED: '/account/security', ACCOUNT_CLOSED: '/account/restore' } as const;

const queryClient = createQueryClient(goToSignIn, (code) => navigate(FIRST[code], { replace: true }));

/** Gives what is inside the store of answers. */
function Answers({ children }: { readonly children: ReactNode }) {
	return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The screen with the store of answers around it. */
export function withAnswers(Screen: ComponentType): ComponentType {
	return () => (
		<Answers>
			<Screen />
		</Answers>
	);
}

/** The pages that say themselves that one has to sign in, until somebody has. */
const GATED = ['/mtd', '/hmrc-test'];

/** Leads to the sign-in page, and from there back to where one is now. */
function goToSignIn(): void {
	// Administrators sign in on their own page, which says so itself.
	if (location.pathname === '/admin') return;
	if (GATED.includes(location.pathname) && queryClient.getQueryData(keys.user) === undefined) return;
	const address = signInAddress(location.pathname + location.search);
	if (address !== undefined) navigate(address, { replace: true });
}
