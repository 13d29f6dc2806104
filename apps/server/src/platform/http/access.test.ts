/**
 * Who may do what, for every registered call of the contract, on both databases: nothing without a session or the page
 * token, nothing of another person's, and administrators and people cannot make each other's calls. New calls are
 * covered as they are registered.
 */
import { randomUUID } from 'node:crypto';
import { type Call, calls } from '@halfpenny/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { signUpAdministrator, type TestAdministrator } from '../../testing/test-administrator.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings, type Things } from '../../testing/things.ts';

const every: readonly Call[] = Object.values(calls);

describeOnDatabases('access', (open) => {
	let server: TestServer;
	let owner: TestUser;
	let other: TestUser;
	let administrator: TestAdministrator;
	let things: Things;
	let registered: readonly Call[];

	beforeAll(async () => {
		server = await createTestServer(open());
		registered = every.filter(({ method, path: url }) => server.app.hasRoute({ method, url }));
		owner = await signUpUser(server);
		things = await makeThings(server, owner);
		administrator = await signUpAdministrator(server);
	});
	beforeEach(async () => {
		other = await signUpUser(server);
	});
	afterAll(() => server.close());

	const refusals = async (userId: string) => {
		const rows = await open().select().from(auditEvents).where(eq(auditEvents.userId, userId));
		return rows.filter(({ action }) => action === 'access.refused').map(({ subject }) => subject);
	};

	it('covers every call of the contract', () => {
		expect(every.filter((call) => !registered.includes(call)).map(({ id }) => id)).toEqual([]);
	});

	it('answers 401 to every call that needs a session and has none', async () => {
		for (const call of registered.filter(({ access }) => access !== 'public')) {
			const answer = await server.newBrowser().call(call.method, things.pathOf(call));
			expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 401, 'NOT_SIGNED_IN']);
		}
	});

	const ofPeople = ({ access }: Call) => access === 'user' || access === 'owner';

	it('lets nobody make an administrator’s call as a person', async () => {
		const tried = registered.filter(({ access }) => access === 'admin');
		expect(tried.length).toBeGreaterThan(5);
		for (const call of tried) {
			const answer = await owner.browser.call(call.method, things.pathOf(call));
			expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 401, 'NOT_SIGNED_IN']);
		}
	});

	it('lets no administrator make a person’s call', async () => {
		for (const call of registered.filter(ofPeople)) {
			const answer = await administrator.browser.call(call.method, things.pathOf(call));
			expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 401, 'NOT_SIGNED_IN']);
		}
		expect((await administrator.browser.get('/api/admin/user')).status).toBe(200);
	});

	it('answers HEAD as it answers GET', async () => {
		const nobody = await server.app.inject({ method: 'HEAD', url: `/api/users/${owner.userId}` });
		expect(nobody.statusCode).toBe(401);
		expect((await other.browser.call('HEAD', `/api/users/${owner.userId}`)).status).toBe(403);
	});

	it('answers 403 to every call for what is another person’s, and audits it', async () => {
		const tried = registered.filter(({ access }) => access === 'owner');
		for (const call of tried) {
			const path = things.pathOf(call);
			const answer = await other.browser.call(call.method, path);
			expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 403, 'FORBIDDEN']);
			expect(await refusals(other.userId)).toContain(path.split('?')[0]);
		}
		expect(await refusals(other.userId)).toHaveLength(tried.length);
	});

	it('answers 404 to every call about something that does not exist', async () => {
		const ofThings = registered.filter(
			({ access, path }) => access === 'owner' && !path.startsWith('/api/users/'),
		);
		for (const call of ofThings) {
			const path = call.path.replace(':id', randomUUID()).replace(':page', '1');
			const answer = await other.browser.call(call.method, path);
			expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 404, 'NOT_FOUND']);
		}
		expect(await refusals(other.userId)).toEqual([]);
	});

	it('answers 403 to every unsafe call without the page token, or with another’s', async () => {
		const unsafe = registered.filter(({ method }) => method !== 'GET');
		for (const call of unsafe) {
			const path = things.pathOf(call);
			for (const csrf of [null, 'x', other.browser.cookies.get('csrf') ?? '']) {
				const { browser } = call.access === 'admin' ? administrator : owner;
				const answer = await browser.call(call.method, path, { csrf });
				expect([call.id, csrf, answer.status, answer.body.code]).toEqual([call.id, csrf, 403, 'CSRF_FAILED']);
			}
		}
	});

	it('accepts no userId but the caller’s own, in path, query or body', async () => {
		const { browser, userId } = other;
		const notMine = { userId: owner.userId };
		for (const call of registered.filter(ofPeople)) {
			const path = call.access === 'owner' ? undefined : call.path;
			if (path === undefined) continue;
			const inQuery = await browser.call(call.method, `${path}?userId=${owner.userId}`);
			expect([call.id, inQuery.status]).toEqual([call.id, 403]);
			if (call.method === 'GET' || call.media === 'multipart') continue;
			const inBody = await browser.call(call.method, path, { body: notMine });
			expect([call.id, inBody.status]).toEqual([call.id, 403]);
		}
		expect((await browser.get(`/api/user?userId=${userId}&userId=${owner.userId}`)).status).toBe(403);
		expect((await browser.get(`/api/user?userId=${userId}`)).status).toBe(200);
		expect((await refusals(userId)).length).toBeGreaterThan(1);
	});

	it('lets the owner make the same calls', async () => {
		for (const call of registered.filter(
			({ access, method, media }) => access === 'owner' && method === 'GET' && !media,
		)) {
			const answer = await owner.browser.get(things.pathOf(call));
			expect([call.id, [401, 403, 404, 500].includes(answer.status)]).toEqual([call.id, false]);
		}
	});

	it('binds the page token to the session: it changes on signing in and out', async () => {
		const browser = server.newBrowser();
		await browser.get('/api/service');
		const before = browser.cookies.get('csrf');
		await browser.get('/api/service');
		expect(browser.cookies.get('csrf')).toBe(before);
		await browser.post('/api/login', { username: other.username, password: other.password });
		const during = browser.cookies.get('csrf');
		await browser.post('/api/logout');
		const after = browser.cookies.get('csrf');
		expect(new Set([before, during, after]).size).toBe(3);
		const stale = await browser.call('POST', '/api/login', { csrf: during ?? '', body: {} });
		expect(stale.body.code).toBe('CSRF_FAILED');
	});

	it('sets the page token on any answer, failures and pages included', async () => {
		for (const path of ['/api/service', '/api/user', '/api/nothing', '/api/tax-returns/x', '/nowhere', '/']) {
			const answer = await server.newBrowser().get(path);
			const cookies = [answer.headers['set-cookie']].flat().map(String);
			expect([path, cookies.some((cookie) => cookie.startsWith('csrf='))]).toEqual([path, true]);
		}
	});
});
