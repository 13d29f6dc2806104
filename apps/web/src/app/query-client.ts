/** How answers of the server are kept: until something says that they changed. Nothing is asked twice by itself. */
import { QueryClient } from '@tanstack/react-query';

/** No retries, no refetch on focus, nothing becomes stale by age. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			retry: false,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
			staleTime: Number.POSITIVE_INFINITY,
		},
		mutations: { retry: false },
	},
});
