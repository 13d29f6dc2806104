/** How screens use operations: answers are cached under their key, and a change reloads them. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from './drafts.ts';
import { keys } from './keys.ts';

/** How an answer is read, and its cache key. */
export function reading<Input, Answer>(
	queryKey: QueryKey,
	operation: (input: Input, signal?: AbortSignal) => Promise<Answer>,
	input: Input,
) {
	return { queryKey, queryFn: ({ signal }: { readonly signal: AbortSignal }) => operation(input, signal) };
}

/** A change that reloads everything under `queryKey`. */
export function useChangeOf<Input = void, Answer = unknown>(
	queryKey: QueryKey,
	change: (input: Input) => Promise<Answer>,
) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input) => change(input),
		onSuccess: () => queryClient.invalidateQueries({ queryKey }),
	});
}

/** A change to a return. Reloads the return, everything that depends on it, and the list of returns. */
export function useReturnChange<Input = void, Answer = unknown>(
	taxReturnId: string,
	change: (input: Input) => Promise<Answer>,
) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input) => change(input),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}

/** A call after which another user may be here: clears drafts and the cache. */
export function useLeaving<Input = void, Answer = unknown>(change: (input: Input) => Promise<Answer>) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input) => change(input),
		onSuccess: () => {
			dropAllDrafts();
			queryClient.clear();
		},
	});
}
