/** The app: what keeps answers, what frames every page, and the page for the address. */
import { QueryClientProvider } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { createQueryClient } from './api/query-client.ts';
import { signInAddress } from './api/sign-in.ts';
import { Routes } from './routes.tsx';
import { Shell } from './shell.tsx';

const queryClient = createQueryClient(goToSignIn);

/** Everything inside the root element. */
export function App() {
	return (
		<QueryClientProvider client={queryClient}>
			<Shell>
				<Routes />
			</Shell>
		</QueryClientProvider>
	);
}

/** Leads to the sign-in page, and from there back to where one is now. */
function goToSignIn(): void {
	const address = signInAddress(location.pathname + location.search);
	if (address !== undefined) navigate(address, { replace: true });
}
