/** Password and sessions on both databases: the old password is needed, and what it opened elsewhere is closed. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { passwordCommand } from './operator-command.ts';

const NEW = 'another long enough phrase';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnDatabases('the password', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	it('is changed with the current one: other sessions end, this one continues, the old one no longer works', async () => {
		const { browser, username, password } = await signUpUser(server);
		const elsewhere = server.newBrowser();
		await elsewhere.post('/api/login', { username, password });
		const before = browser.cookies.get('session');
		const changed = await browser.post('/api/account/password', { currentPassword: password, password: NEW });
		expect([changed.status, changed.body]).toEqual([200, { success: true }]);
		expect(browser.cookies.get('session')).not.toBe(before);
		expect((await browser.get('/api/user')).status).toBe(200);
		expect((await elsewhere.get('/api/user')).status).toBe(401);
		const login = (tried: string) => server.newBrowser().post('/api/login', { username, password: tried });
		expect([(await login(password)).status, (await login(NEW)).status]).toEqual([401, 200]);
	});

	it('stays as it is if the current one is wrong, or the new one too easy', async () => {
		const { browser, username, password } = await signUpUser(server);
		const change = async (currentPassword: string, wanted: string) =>
			(await browser.post('/api/account/password', { currentPassword, password: wanted })).body;
		expect(await change('wrong', NEW)).toMatchObject({ code: 'WRONG_PASSWORD', statusCode: 422 });
		for (const easy of ['password123', username])
			expect((await change(password, easy)).details.problems).toMatchObject([
				{ path: 'password', code: 'password.common' },
			]);
		expect((await change(password, 'short')).details.problems).toMatchObject([
			{ path: 'password', code: 'password.tooShort' },
		]);
		expect((await browser.post('/api/login', { username, password })).status).toBe(200);
	});

	it('can be replaced by the operator: only the printed password opens the account', async () => {
		const { browser, userId, username, email, password } = await signUpUser(server);
		const run = (...given: string[]) => passwordCommand(given)?.(server.services);
		const said = await run('new-password', username);
		const fresh = /new password is (\S+)/.exec(said?.text ?? '')?.[1] ?? '';
		expect([said?.ok, /^([a-z2-9]{4}-){4}[a-z2-9]{4}$/.test(fresh)]).toEqual([true, true]);
		expect((await browser.get('/api/user')).status).toBe(401);
		const login = async (tried: string) =>
			(await server.newBrowser().post('/api/login', { username, password: tried })).status;
		expect([await login(password), await login(fresh)]).toEqual([401, 200]);
		// The operator knows it too, so all it can do is let its owner choose another.
		const mine = server.newBrowser();
		await mine.post('/api/login', { username, password: fresh });
		for (const path of [`/api/users/${userId}`, `/api/users/${userId}/tax-returns`, '/api/export/all-data'])
			expect([path, (await mine.get(path)).body.code]).toEqual([path, 'PASSWORD_TO_BE_CHANGED']);
		const own = 'a phrase that nobody gave me';
		await mine.post('/api/account/password', { currentPassword: fresh, password: own });
		expect((await mine.get(`/api/users/${userId}`)).status).toBe(200);
		const deeds = await open().select().from(auditEvents).where(eq(auditEvents.userId, userId));
		expect(deeds.map(({ action }) => action)).toContain('password.replacedByOperator');
		await server.services.jobs.worker.runDue();
		const letters = await lettersTo(email);
		expect(letters.join()).toContain('Your Halfpenny password was changed');
		expect(letters.join()).not.toContain(fresh);
		expect(await run('new-password', 'nobody-at-all')).toMatchObject({ ok: false });
		expect([run('new-password'), run('two-step-off', username)]).toEqual([undefined, undefined]);
	});

	it('tells the account’s address that the password changed', async () => {
		const { browser, email, password } = await signUpUser(server);
		await browser.post('/api/account/password', { currentPassword: password, password: NEW });
		const waiting = JSON.stringify(await open().select().from(jobs));
		expect(waiting).not.toContain(email);
		await server.services.jobs.worker.runDue();
		const letters = await lettersTo(email);
		expect(letters).toHaveLength(1);
		expect(letters.join()).toContain('Your Halfpenny password was changed');
	});

	const lettersTo = async (to: string) => {
		const folder = join(server.services.config.dataFolder, 'outbox');
		const all = await Promise.all(
			(await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
		);
		return all.filter((letter) => new RegExp(`^To: .*<?${to}>?\\s*$`, 'm').test(letter));
	};

	it('ends one session and no other, by an id that opens nothing', async () => {
		const { browser, username, password } = await signUpUser(server);
		const [lost, kept] = [server.newBrowser(), server.newBrowser()];
		for (const one of [lost, kept]) await one.post('/api/login', { username, password });
		const { body: before } = await browser.get('/api/account/sessions');
		const mine = before.find(({ current }: { current: boolean }) => current).id;
		const { body: seenByLost } = await lost.get('/api/account/sessions');
		const { id } = seenByLost.find(({ current }: { current: boolean }) => current);
		const thief = server.newBrowser();
		thief.cookies.set('session', id);
		expect((await thief.get('/api/user')).status).toBe(401);
		const other = await signUpUser(server);
		expect((await other.browser.post('/api/account/sessions/end', { id })).status).toBe(404);
		expect((await browser.post('/api/account/sessions/end', { id })).status).toBe(200);
		const statuses = [];
		for (const one of [browser, lost, kept]) statuses.push((await one.get('/api/user')).status);
		expect([id === mine, statuses]).toEqual([false, [200, 401, 200]]);
		expect((await browser.post('/api/account/sessions/end', { id })).status).toBe(404);
	});

	it('cannot be guessed from within a session either', async () => {
		const { browser, password } = await signUpUser(server);
		for (let tries = 0; tries < server.services.config.limits.signInPerMinute; tries += 1)
			await browser.post('/api/account/password', { currentPassword: `wrong ${tries}`, password: NEW });
		const limited = await browser.post('/api/account/password', { currentPassword: password, password: NEW });
		expect(limited.body.code).toBe('RATE_LIMITED');
	});
});

describeOnDatabases('sessions', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	it('are listed with browser and system, and can all be ended together', async () => {
		const { browser, username, password } = await signUpUser(server);
		const elsewhere = server.newBrowser();
		const headers = { 'user-agent': FIREFOX };
		await elsewhere.call('POST', '/api/login', { body: { username, password }, headers });
		const { body } = await elsewhere.get('/api/account/sessions');
		expect(body).toHaveLength(2);
		expect(body.find(({ current }: { current: boolean }) => current)).toMatchObject({
			device: 'Firefox, Linux',
			begunAt: server.time.now.toISOString(),
		});
		expect(JSON.stringify(body)).not.toContain(elsewhere.cookies.get('session'));
		expect((await elsewhere.delete('/api/account/sessions')).body).toEqual({ success: true });
		for (const each of [elsewhere, browser]) expect((await each.get('/api/user')).status).toBe(401);
	});
});

it('a browser is described in two words', () => {
	const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0';
	const phone =
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
	expect([deviceOf(edge), deviceOf(phone), deviceOf('curl/8'), deviceOf(undefined)]).toEqual([
		'Edge, Windows',
		'Safari, iPhone',
		null,
		null,
	]);
});
