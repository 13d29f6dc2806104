/** The app: what keeps answers, what frames every page, and the page for the address. */
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { Routes } from './routes.tsx';
import { Shell } from './shell.tsx';

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
