/** Paths, cache keys, return events, and the way back after signing in. */
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keys } from './keys.ts';
import { defineOperation, fillPath } from './operation.ts';
import { guessDocumentType, uploadForm } from './operations/document-changes.ts';
import { missingProposals } from './operations/proposals.ts';
import { createQueryClient } from './query-client.ts';
import { refresh, typeOf } from './return-events.ts';
import { afterSignIn, signInAddress } from './sign-in-address.ts';

describe('fillPath', () => {
	it('fills in parameters and adds the query', () => {
		expect(fillPath('/api/entries/:id', { id: 'a/b', query: { version: 3, none: undefined } })).toBe(
			'/api/entries/a%2Fb?version=3',
		);
	});
});

describe('defineOperation', () => {
	it('takes only the path and method of the contract', () => {
		// @ts-expect-error the contract says GET
		defineOperation<'getUser'>('POST', '/api/user');
		// @ts-expect-error the contract says /api/user
		defineOperation<'getUser'>('GET', '/api/users');
		expect(defineOperation<'getUser'>('GET', '/api/user')).toBeTypeOf('function');
	});

	it('gives the answer, or throws the failure itself', async () => {
		const getUser = defineOperation<'getUser'>('GET', '/api/user');
		vi.stubGlobal('fetch', async () => Response.json({ id: 'u1' }));
		expect(await getUser({})).toEqual({ id: 'u1' });
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
		await expect(getUser({})).rejects.toEqual({ kind: 'offline' });
		vi.unstubAllGlobals();
	});
});

describe('createQueryClient', () => {
	it.each([
		[401, 1],
		[403, 0],
		[500, 0],
	])('after a %d leads to the sign-in page %d times', async (statusCode, times) => {
		const onSignedOut = vi.fn();
		const failing = () => Promise.reject({ kind: 'status', statusCode, text: '' });
		await createQueryClient(onSignedOut)
			.fetchQuery({ queryKey: ['x'], queryFn: failing })
			.catch(() => undefined);
		expect(onSignedOut).toHaveBeenCalledTimes(times);
	});
});

describe('offline', () => {
	it('makes the call anyway, so that its failure is shown', async () => {
		onlineManager.setOnline(false);
		const queryClient = createQueryClient(() => undefined);
		const call = vi.fn(async () => 'answer');
		const asked = await queryClient.fetchQuery({ queryKey: ['x'], queryFn: call });
		const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: call });
		expect([asked, await mutation.execute(undefined)]).toEqual(['answer', 'answer']);
		onlineManager.setOnline(true);
	});
});

describe('signing in again', () => {
	it('leads back to where the user was, and nowhere else', () => {
		expect(signInAddress('/app/return/1/check?a=b')).toBe('/auth?next=%2Fapp%2Freturn%2F1%2Fcheck%3Fa%3Db');
		expect(signInAddress('/auth?next=%2Fapp')).toBeUndefined();
		expect(afterSignIn('?next=%2Fapp%2Freturn%2F1')).toBe('/app/return/1');
		expect(afterSignIn('?next=%2Fconsent%2F1')).toBe('/consent/1');
		expect(afterSignIn('')).toBe('/app');
	});

	it.each(['//evil.example', 'https://evil.example', '/apple', '/\\evil.example', 'javascript:alert(1)'])(
		'does not lead to %s',
		(next) => {
			expect(afterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/app');
		},
	);
});

describe('return events', () => {
	it.each([
		['{"type":"document","id":"1"}', 'document'],
		['{"type":"submission","id":"1"}', 'submission'],
		['{"type":"other"}', 'all'],
		['nonsense', 'all'],
		['null', 'all'],
	])('%s is about: %s', (data, news) => {
		expect(typeOf(data)).toBe(news);
	});

	it('reloads what changed and leaves the rest', () => {
		const queryClient = new QueryClient();
		const stale = () =>
			[keys.documents('1'), keys.entries('1'), keys.documents('2')].map(
				(key) => queryClient.getQueryState(key)?.isInvalidated,
			);
		for (const key of [keys.documents('1'), keys.entries('1'), keys.documents('2')])
			queryClient.setQueryData(key, []);
		refresh(queryClient, '1', 'document');
		expect(stale()).toEqual([true, false, false]);
		refresh(queryClient, '1', 'return');
		expect(stale()).toEqual([true, true, false]);
	});

	it('reloads at first what was read before anybody listened, and nothing newer', () => {
		const queryClient = new QueryClient();
		queryClient.setQueryData(keys.documents('1'), [], { updatedAt: 1000 });
		queryClient.setQueryData(keys.proposals('1'), [], { updatedAt: 2000 });
		refresh(queryClient, '1', 'all', 2000);
		expect(queryClient.getQueryState(keys.documents('1'))?.isInvalidated).toBe(true);
		expect(queryClient.getQueryState(keys.proposals('1'))?.isInvalidated).toBe(false);
	});

	it('that were lost are noticed: a document names a proposal that is not listed', () => {
		const documents = [{ proposalId: 'a' }, { proposalId: null }, { proposalId: 'b' }];
		expect(missingProposals(documents, [{ id: 'b' }])).toBe('a');
		expect(missingProposals(documents, [{ id: 'a' }, { id: 'b' }])).toBe('');
	});
});

describe('an upload', () => {
	it.each([
		['My P60 2025.pdf', 'p60'],
		['salary-march.pdf', 'payslip'],
		['INVOICE.PDF', 'invoice'],
		['receipt (2).png', 'receipt'],
		['scan.pdf', 'other'],
	])('of %s is guessed to be: %s', (name, type) => {
		expect(guessDocumentType(name)).toBe(type);
	});

	it('sends its fields before the file', () => {
		expect([...uploadForm(new File(['x'], 'p60.pdf'), 'r1').keys()]).toEqual([
			'taxReturnId',
			'documentType',
			'document',
		]);
	});
});
