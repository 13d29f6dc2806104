/** The cache of answers. Nothing is retried automatically, and only a 401 leads to the sign-in page. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ApiFailure, isApiFailure, isSignedOut } from './failure.ts';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiFailure;
	}
}

/** What an account must do first: choose its own password, or be restored. */
const comesFirst = ['PASSWORD_TO_BE_CHANGED', 'ACCOUNT_CLOSED'] as const;

type ComesFirst = (typeof comesFirst)[number];

/**
 * Returns the query client. Calls are made even when offline, so that the user hears about it instead of waiting.
 * `onSignedOut` is called when the server says nobody is signed in; `onRefused` with a code in `comesFirst`.
 */
export function createQueryClient(
	onSignedOut: () => void,
	onRefused: (code: ComesFirst) => void = () => {},
): QueryClient {
	const onError = (failure: unknown) => {
		if (!isApiFailure(failure)) return;
		if (isSignedOut(failure)) onSignedOut();
		const first = failure.kind === 'refused' && comesFirst.find((code) => code === failure.code);
		if (first) onRefused(first);
	};
	return new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
		defaultOptions: {
			queries: {
				networkMode: 'always',
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				staleTime: Number.POSITIVE_INFINITY,
			},
			mutations: { networkMode: 'always', retry: false },
		},
	});
}
