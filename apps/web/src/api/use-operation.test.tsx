/** What a change reloads, and what signing out forgets. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { draftsOf } from './drafts.ts';
import { keys } from './keys.ts';
import { useChangeOf, useLeaving, useReturnChange } from './use-operation.ts';

type Change = (input: string) => Promise<unknown>;

/** Renders a component with the hook, then makes the change. */
async function changing(use: (change: Change) => { mutateAsync: Change }, queryClient: QueryClient) {
	const change = vi.fn(async (_input: string) => 'done');
	let made: Change | undefined;
	const Screen = () => {
		made = use(change).mutateAsync;
		return null;
	};
	renderToStaticMarkup(
		<QueryClientProvider client={queryClient}>
			<Screen />
		</QueryClientProvider>,
	);
	await made?.('said');
	return change.mock.calls;
}

function kept() {
	const queryClient = new QueryClient();
	for (const key of [keys.entries('r1'), keys.entries('r2'), keys.taxReturns, keys.sessions, keys.user])
		queryClient.setQueryData(key, 'read');
	return queryClient;
}

const stale = (queryClient: QueryClient) =>
	queryClient
		.getQueryCache()
		.getAll()
		.filter(({ state }) => state.isInvalidated)
		.map(({ queryKey }) => queryKey);

it('reloads a changed return and the list of returns, but no other return', async () => {
	const queryClient = kept();
	expect(await changing((change) => useReturnChange('r1', change), queryClient)).toEqual([['said']]);
	expect(stale(queryClient)).toEqual([keys.entries('r1'), keys.taxReturns]);
});

it('reloads what depends on the change', async () => {
	const queryClient = kept();
	expect(await changing((change) => useChangeOf(keys.sessions, change), queryClient)).toEqual([['said']]);
	expect(stale(queryClient)).toEqual([keys.sessions]);
});

it('forgets what was read and typed when a user signs out', async () => {
	const queryClient = kept();
	const drafts = draftsOf<string>();
	vi.stubGlobal('addEventListener', () => undefined);
	vi.stubGlobal('removeEventListener', () => undefined);
	drafts.keep('/form', 'typed');
	expect(await changing((change) => useLeaving(change), queryClient)).toEqual([['said']]);
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
	expect(drafts.find('/form')).toBeUndefined();
	vi.unstubAllGlobals();
});
