/** The cache of answers: nothing is retried automatically, and only an answer of 401 leads to the sign-in page. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ApiFailure, isApiFailure, isSignedOut } from './failure.ts';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiFailure;
	}
}

/** What an account must do first: choose its own password, or be restored. */
const comesFirst = ['PASSWORD_TO_BE_CHANGED', 'ACCOUNT_CLOSED'] as const;

/** One of these. */
type ComesFirst = (typeof comesFirst)[number];

/**
 * Makes the store. Being offline is an answer that a person should hear, not a reason to wait silently, so calls are
 * always made. `onSignedOut` is called whenever the server says that nobody is signed in, `onRefused` with a code of
 * `comesFirst` when it says that something else has to be done first.
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
