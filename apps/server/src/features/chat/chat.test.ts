/** The conversation on both databases: stored, answered, exported, deleted, and never anyone else's. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chatMessages, conversations } from '../../database/schema/chat.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { makePartnership } from '../../testing/partnership-return.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const START = new Date('2025-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabases('the chat', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		server.time.now = START;
		user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		taxReturnId = body.id;
		const answers = { employer: 'Acme Ltd', pay: '80000', taxDeducted: '15000' };
		await user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, { section: 'employment', answers });
	});

	const say = (message: string, more: object = {}) =>
		user.browser.post('/api/chat', { message, taxReturnId, ...more });
	const history = async (query = `taxReturnId=${taxReturnId}`) =>
		(await user.browser.get(`/api/users/${user.userId}/chat-history?${query}`)).body;
	/** The session expires before the messages do. */
	const passDays = async (days: number) => {
		server.time.now = new Date(server.time.now.getTime() + days * DAY_MS);
		const { username, password } = user;
		await user.browser.get('/api/service');
		await user.browser.post('/api/login', { username, password });
	};
	/** The events of a stream, as name and data. */
	const stream = async (body: object) => {
		const { text, status } = await user.browser.post('/api/chat/stream', body);
		expect(status).toBe(200);
		return text
			.split('\n\n')
			.filter((block) => block.startsWith('event'))
			.map((block) => {
				const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
				return { name, data: JSON.parse(data) };
			});
	};

	it('answers a question with the figures of the calculation and their sources', async () => {
		const { status, body } = await say('How much tax do I owe?');
		expect(status).toBe(200);
		expect(body.message).toContain('£4,432.00');
		expect(body.metadata).toMatchObject({ model: { kind: 'offline' } });
		const due = body.metadata.figures.at(-1);
		expect(due).toMatchObject({ amount: '4432.00', source: expect.stringContaining('TMA 1970') });
	});

	it('keeps the messages in order and returns them', async () => {
		await say('Hello');
		await say('How much tax do I owe?');
		expect((await history()).map(({ role, content }: never) => [role, content])).toEqual([
			['user', 'Hello'],
			['assistant', expect.stringContaining('31 January 2032')],
			['user', 'How much tax do I owe?'],
			['assistant', expect.stringContaining('£4,432.00')],
		]);
		expect(await history('taxYear=2025-26')).toHaveLength(4);
		expect(await history('taxYear=2024-25')).toEqual([]);
	});

	it('sends the same answer as events: the text in pieces, then the whole', async () => {
		const events = await stream({ message: 'How much tax do I owe?', taxReturnId });
		const answer = events.at(-1);
		expect(answer?.name).toBe('answer');
		const pieces = events.filter(({ name }) => name === 'text').map(({ data }) => data.text);
		expect(pieces.join('')).toBe(answer?.data.message);
		expect((await history()).at(-1).id).toBe(answer?.data.id);
	});

	it('answers a message that is sent again with the first answer', async () => {
		const messageId = randomUUID();
		const first = await say('How much tax do I owe?', { messageId });
		const again = await say('How much tax do I owe?', { messageId });
		expect(again.body).toEqual(first.body);
		const [event] = await stream({ message: 'How much tax do I owe?', taxReturnId, messageId });
		expect(event?.data).toEqual(first.body);
		const said = await history();
		expect(said).toHaveLength(2);
		expect(said[0].id).toBe(messageId);
	});

	it('accepts one message at a time, and continues after a server died while answering', async () => {
		await say('Hello');
		const later = new Date(server.time.now.getTime() + 60_000);
		await open().update(conversations).set({ answeringUntil: later });
		expect(await say('And now?')).toMatchObject({ status: 409, body: { code: 'CHAT_BUSY' } });
		server.time.now = new Date(later.getTime() + 1);
		expect((await say('And now?')).status).toBe(200);
	});

	it('refuses blank messages and those over 20,000 characters; one of 20,000 is answered', async () => {
		for (const message of ['', ' \n ', 'x'.repeat(20_001)]) {
			const { status, body } = await say(message);
			expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
			expect(body.details.problems[0].path).toBe('message');
		}
		expect((await say('x'.repeat(20_000))).status).toBe(200);
		expect(await history()).toHaveLength(2);
	});

	it('keeps nothing in plain text', async () => {
		await say('My secret is 42');
		const rows = await open().select().from(chatMessages);
		expect(rows.length).toBeGreaterThan(1);
		expect(JSON.stringify(rows)).not.toContain('secret');
	});

	it('deletes a conversation, and audits that', async () => {
		await say('Hello');
		const path = `/api/users/${user.userId}/chat-history?taxReturnId=${taxReturnId}`;
		expect((await user.browser.call('DELETE', path)).status).toBe(200);
		expect(await history()).toEqual([]);
		const { body } = await user.browser.get('/api/export/all-data');
		expect(body.activity.map(({ action }: { action: string }) => action)).toContain('chat.deleted');
	});

	it('is in the export, with its return or without', async () => {
		await say('Hello');
		await user.browser.post('/api/chat', { message: 'What is a P60?', taxYear: '2024-25' });
		const { body } = await user.browser.get('/api/export/all-data');
		expect(body.returns[0].conversation).toHaveLength(2);
		expect(body.conversationsWithoutReturn).toMatchObject([
			{ taxYear: '2024-25', messages: [{ content: 'What is a P60?' }, {}] },
		]);
		const table = (await user.browser.get('/api/export/all-data?format=csv')).text;
		expect(table).toContain('What is a P60?');
	});

	it('about a year moves to its return once there is one', async () => {
		await user.browser.post('/api/chat', { message: 'Hello', taxYear: '2024-25' });
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		await user.browser.post('/api/chat', { message: 'Hello again', taxReturnId: body.id });
		expect(await history(`taxReturnId=${body.id}`)).toHaveLength(4);
	});

	it('is deleted after three years', async () => {
		await say('Hello');
		await passDays(2 * 365);
		expect((await say('Still there?')).body).toMatchObject({ metadata: {} });
		await passDays(367);
		await server.services.jobs.worker.runDue();
		expect((await history()).map(({ content }: { content: string }) => content)[0]).toBe('Still there?');
		await passDays(3 * 366);
		await server.services.jobs.worker.runDue();
		expect(await history()).toEqual([]);
		const left = await open().select().from(conversations);
		expect(left.filter(({ userId }) => userId === user.userId)).toEqual([]);
	});

	it('about another person’s return is refused and audited', async () => {
		const other = await signUpUser(server);
		const { status } = await other.browser.post('/api/chat', { message: 'Hello', taxReturnId });
		expect(status).toBe(403);
		const path = `/api/users/${other.userId}/chat-history?taxReturnId=${taxReturnId}`;
		expect((await other.browser.get(path)).status).toBe(403);
		const { body } = await other.browser.get('/api/export/all-data');
		const refused = body.activity.filter(({ action }: { action: string }) => action === 'access.refused');
		expect(refused).toHaveLength(2);
	});

	it('of a partnership answers, and proposes nothing', async () => {
		const { path } = await makePartnership(user);
		const id = path.split('/').at(-1);
		const { status, body } = await user.browser.post('/api/chat', {
			message: 'We turned over 38,400 and spent 2,150 on tools',
			taxReturnId: id,
		});
		expect(status).toBe(200);
		expect(body.metadata.proposals).toBeUndefined();
		expect((await user.browser.get(`${path}/proposals`)).body).toEqual([]);
	});
});
