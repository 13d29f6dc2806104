/** The store of answers: nothing is asked twice by itself, and an answer of 401, and only that, leads to the sign-in page. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ApiFailure, isApiFailure, isSignedOut } from './failure.ts';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiFailure;
	}
}

/**
 * Makes the store. Being offline is an answer that a person should hear, not a reason to wait silently, so calls are
 * always made. `onSignedOut` is called whenever the server says that nobody is signed in, `onPasswordGiven` when it says
 * that the password has to be changed first.
 */
export function createQueryClient(onSignedOut: () => void, onPasswordGiven = () => {}): QueryClient {
	const onError = (failure: unknown) => {
		if (!isApiFailure(failure)) return;
		if (isSignedOut(failure)) onSignedOut();
		if (failure.kind === 'refused' && failure.code === 'PASSWORD_TO_BE_CHANGED') onPasswordGiven();
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
