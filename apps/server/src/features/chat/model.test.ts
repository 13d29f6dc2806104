/** A configured model in the chat, over real HTTP: used only with consent, named in its answers, with its failures shown as answers. */
import { type ModelProvider, startModelProvider } from '@halfpenny/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const SETTINGS = {
	anthropic: { MODEL_PROTOCOL: 'anthropic', MODEL_KEY: 'k', MODEL_ID: 'test' },
	'openai-compatible': { MODEL_PROTOCOL: 'openai-compatible', MODEL_ID: 'test' },
} as const;
/** An address on this machine that does not look like one. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

describe.each(['anthropic', 'openai-compatible'] as const)('a model that speaks %s', (protocol) => {
	let opened: OpenDatabase;
	let provider: ModelProvider;
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;

	beforeAll(async () => {
		opened = await openEmbedded();
		provider = await startModelProvider();
		server = await createTestServer(opened.database, {
			environment: { ...SETTINGS[protocol], MODEL_URL: elsewhere(provider.url), MODEL_PROVIDER: 'Example' },
		});
	});
	afterAll(async () => {
		await server.close();
		await provider.close();
		await opened.close();
	});
	beforeEach(async () => {
		provider.turns.length = 0;
		provider.asked.length = 0;
		user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		taxReturnId = body.id;
	});

	const say = async (message: string) =>
		(await user.browser.post('/api/chat', { message, taxReturnId })).body;
	const agree = (agreed: boolean, named = 'Example') =>
		user.browser.post('/api/chat/model', { provider: named, agreed });
	const history = async () =>
		(await user.browser.get(`/api/users/${user.userId}/chat-history?taxReturnId=${taxReturnId}`)).body;

	it('is used only once the person has consented to its provider, and no longer once they withdraw', async () => {
		expect((await user.browser.get('/api/chat/model')).body).toEqual({ provider: 'Example', agreed: null });
		expect((await say('Hello')).metadata.model).toMatchObject({ kind: 'offline' });
		expect((await agree(false)).body).toEqual({ provider: 'Example', agreed: false });
		expect((await say('Hello')).metadata.model).toMatchObject({ kind: 'offline' });
		expect(provider.asked).toEqual([]);
		await agree(true);
		provider.turns.push({ text: 'Hello from elsewhere.' });
		expect(await say('Hello')).toMatchObject({
			message: 'Hello from elsewhere.',
			metadata: { model: { kind: 'remote', name: 'Example' } },
		});
		await agree(false);
		expect((await say('Hello')).metadata.model).toMatchObject({ kind: 'offline' });
		expect(provider.asked).toHaveLength(1);
	});

	it('keeps the consents, for the export', async () => {
		expect((await agree(true, 'Another')).body.code).toBe('MODEL_CHANGED');
		await agree(true);
		const { body } = await user.browser.get('/api/export/all-data');
		expect(body.modelAgreements).toMatchObject([{ provider: 'Example', agreed: true }]);
		expect(body.activity.map(({ action }: { action: string }) => action)).toContain('chat.modelAgreed');
	});

	it.each([
		['down', { status: 503 }],
		['cut off', { cutAfter: 'The first half of a sentence that never' }],
		['talking nonsense', { nonsense: 'What?' }],
	] as const)(
		'that is %s gets the specified bubble; the message stays and can be sent again',
		async (_, turn) => {
			await agree(true);
			provider.turns.push(turn);
			const messageId = crypto.randomUUID();
			const sent = { message: 'Are you there?', taxReturnId, messageId };
			const { status, body } = await user.browser.post('/api/chat', sent);
			expect([status, body.message, body.metadata]).toEqual([
				200,
				'I’m experiencing some technical difficulties. Please try again.',
				{ error: true },
			]);
			expect(await history()).toMatchObject([{ role: 'user', id: messageId, content: 'Are you there?' }]);
			provider.turns.push({ text: 'Yes.' });
			expect((await user.browser.post('/api/chat', sent)).body.message).toBe('Yes.');
			expect(await history()).toHaveLength(2);
		},
	);

	it('stores what it proposes, which an ordinary call approves, and changes nothing else', async () => {
		await agree(true);
		const change = { section: 'giftAid', entry: { new: 'gift' }, operation: 'set' };
		const changes = [
			{ ...change, field: 'charity', value: 'Lifeboats' },
			{ ...change, field: 'amount', value: '250' },
		];
		provider.turns.push(
			{ calls: [{ name: 'proposeEntries', input: { changes } }] },
			{ text: 'Please look.' },
		);
		const { metadata } = await say('I gave 250 to the Lifeboats');
		const entries = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body;
		expect(await entries()).toEqual([]);
		const [{ id, rows }] = metadata.proposals;
		expect(rows.map(({ after }: { after: string }) => after)).toEqual(['Lifeboats', '£250.00']);
		expect((await user.browser.post(`/api/proposals/${id}/approve`, {})).status).toBe(200);
		expect(await entries()).toMatchObject([
			{ answers: { charity: 'Lifeboats' }, provenance: { charity: { source: 'assistant' } } },
		]);
	});

	it('proposes nothing for a return that was sent while it was thinking', async () => {
		await agree(true);
		const change = {
			section: 'giftAid',
			entry: { new: 'gift' },
			operation: 'set',
			field: 'charity',
			value: 'X',
		};
		const { taxReturns } = await import('../../database/schema/tax-returns.ts');
		provider.turns.push({ calls: [{ name: 'proposeEntries', input: { changes: [change] } }] });
		provider.turns.push({
			before: async () => {
				await opened.database.update(taxReturns).set({ status: 'submitted' });
			},
			text: 'Please look.',
		});
		const { message, metadata } = await say('I gave to X');
		expect(metadata.proposals).toBeUndefined();
		expect(message).toContain('was sent or deleted in the meantime');
		await opened.database.update(taxReturns).set({ status: 'draft' });
		expect((await user.browser.get(`/api/tax-returns/${taxReturnId}/proposals`)).body).toEqual([]);
	});
});

it('is refused at start when its settings are incomplete', async () => {
	const { readConfig } = await import('../../platform/config.ts');
	const problems = (environment: Record<string, string>) => {
		const read = readConfig(environment, '/');
		return read.ok ? [] : read.problems;
	};
	expect(problems({ MODEL_PROTOCOL: 'anthropic' })).toHaveLength(2);
	expect(problems({ MODEL_PROTOCOL: 'openai-compatible', MODEL_ID: 'm' }).join()).toContain('MODEL_URL');
	expect(problems({ MODEL_PROTOCOL: 'telepathy' }).join()).toContain('MODEL_PROTOCOL must be one of');
	expect(problems({ MODEL_PROTOCOL: 'anthropic', MODEL_ID: 'm', MODEL_KEY: 'k' })).toEqual([]);
});
