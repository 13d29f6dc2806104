/** Live updates of a return: the server says what changed, and the page reloads it. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from './keys.ts';

/**
 * Listens while the screen is open. The browser reconnects by itself, and everything about the return is then reloaded;
 * so is, at first, what an earlier screen had read: nobody listened between the two.
 */
export function useReturnEvents(taxReturnId: string | undefined): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (taxReturnId === undefined) return;
		const source = new EventSource(`/api/tax-returns/${encodeURIComponent(taxReturnId)}/events`);
		let since = Date.now();
		source.onopen = () => {
			refresh(queryClient, taxReturnId, 'all', since);
			since = Number.POSITIVE_INFINITY;
		};
		// Whatever came while it was not connected was not heard of.
		source.onerror = () => {
			since = Number.POSITIVE_INFINITY;
		};
		source.onmessage = (event: MessageEvent<string>) => refresh(queryClient, taxReturnId, typeOf(event.data));
		return () => source.close();
	}, [queryClient, taxReturnId]);
}

const changedBy = {
	document: (id: string) => [keys.documents(id), keys.proposals(id), keys.nextStep(id)],
	submission: (id: string) => [keys.taxReturn(id), keys.taxReturns],
	return: (id: string) => [keys.taxReturn(id), keys.taxReturns],
	chat: (id: string) => [keys.chat(id), keys.proposals(id)],
	all: (id: string) => [keys.taxReturn(id), keys.taxReturns],
};

/** Returns the kind of an event. Anything unexpected means "reload everything". */
export function typeOf(data: string): keyof typeof changedBy {
	try {
		const { type } = JSON.parse(data);
		return Object.hasOwn(changedBy, type) ? type : 'all';
	} catch {
		return 'all';
	}
}

/** Marks what an event affects, so that it is reloaded where it is shown; given a time, only what was read before it. */
export function refresh(
	queryClient: QueryClient,
	taxReturnId: string,
	news: keyof typeof changedBy,
	before = Number.POSITIVE_INFINITY,
): void {
	for (const queryKey of changedBy[news](taxReturnId))
		void queryClient.invalidateQueries({
			queryKey,
			predicate: ({ state }) => state.dataUpdatedAt < before,
		});
}
