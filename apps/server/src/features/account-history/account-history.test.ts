/** The history of an account on both databases: complete, page by page without gaps, and only its own. */
import { isDeed } from '@halfpenny/messages/history';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../platform/audit-repository.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

interface Event {
	readonly id: string;
	readonly at: string;
	readonly action: string;
	readonly taxYear: string | null;
}

describeOnDatabases('the history of an account', (open) => {
	let server: TestServer;
	let user: TestUser;
	beforeAll(async () => {
		server = await createTestServer(open());
		user = await signUpUser(server);
	});
	afterAll(() => server.close());

	const read = async (who: TestUser, before?: string): Promise<{ events: Event[]; next: string | null }> =>
		(await who.browser.get(`/api/account/history${before ? `?before=${before}` : ''}`)).body;
	const actionsOf = async (who: TestUser) => (await read(who)).events.map(({ action }) => action);

	it('lists signing up, changes with their tax year, and exports, latest first', async () => {
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		const answers = { employer: 'Acme Ltd' };
		await user.browser.post(`/api/tax-returns/${body.id}/entries`, { section: 'employment', answers });
		await user.browser.get('/api/export/all-data?format=json');
		const { events, next } = await read(user);
		const actions = events.map(({ action }) => action);
		for (const action of ['account.created', 'taxReturn.created', 'entry.added', 'data.exported'])
			expect(actions).toContain(action);
		expect(actions.every(isDeed)).toBe(true);
		expect(events.find(({ action }) => action === 'entry.added')?.taxYear).toBe('2025-26');
		expect(events.map(({ at }) => at)).toEqual(
			events
				.map(({ at }) => at)
				.sort()
				.reverse(),
		);
		expect(next).toBeNull();
		expect(JSON.stringify(events)).not.toContain('Acme');
	});

	it('shows the owner, and not only the log, that someone else was refused', async () => {
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		const other = await signUpUser(server);
		expect((await other.browser.get(`/api/tax-returns/${body.id}`)).status).toBe(403);
		expect(await actionsOf(user)).toContain('access.byAnother');
		expect(await actionsOf(other)).toContain('access.refused');
		expect(await actionsOf(other)).not.toContain('access.byAnother');
	});

	it('leaves nothing out between pages, even where everything has the same time', async () => {
		const person = await signUpUser(server);
		const before = (await read(person)).events.length;
		const at = new Date('2025-11-19T12:00:00.000Z');
		for (let number = 0; number < 120; number += 1)
			await audit(open(), { at, userId: person.userId, action: 'entry.changed' });
		const first = await read(person);
		const second = await read(person, first.next ?? '');
		const third = await read(person, second.next ?? '');
		const all = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id));
		expect([first.events.length, second.events.length, third.next]).toEqual([50, 50, null]);
		expect(new Set(all).size).toBe(120 + before);
	});

	it('refuses a cursor that does not exist', async () => {
		expect((await user.browser.get('/api/account/history?before=yesterday')).status).toBe(400);
		const noDay = '2025-13-41T00:00:00.000Z_00000000-0000-0000-0000-000000000000';
		expect((await user.browser.get(`/api/account/history?before=${noDay}`)).status).toBe(200);
	});

	it('needs a signed-in user', async () => {
		const answer = await server.app.inject({ method: 'GET', url: '/api/account/history' });
		expect(answer.statusCode).toBe(401);
	});
});
