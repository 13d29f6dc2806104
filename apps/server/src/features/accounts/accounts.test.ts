/** Accounts on both databases: signing up, in and out, and what none of it tells a stranger. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, users } from '../../database/schema/accounts.ts';
import { auditEvents } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

describeOnDatabases('accounts', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	it('signs up, knows the person, signs out and in again by username and by email', async () => {
		const { browser, userId, username, email, password } = await signUpUser(server);
		const me = await browser.get('/api/user');
		expect(me.body).toMatchObject({ id: userId, username, email, firstName: null, warnings: {} });
		expect((await browser.post('/api/logout')).body).toEqual({ success: true });
		expect((await browser.get('/api/user')).status).toBe(401);
		for (const name of [username, email, username.toUpperCase(), ` ${email} `]) {
			const fresh = server.newBrowser();
			expect((await fresh.post('/api/login', { username: name, password })).body).toEqual({ success: true });
			expect((await fresh.get('/api/user')).body.id).toBe(userId);
		}
	});

	it('keeps nothing readable about a person, and no token', async () => {
		const { browser, username, email } = await signUpUser(server);
		await browser.get('/api/user');
		const rows = JSON.stringify([await open().select().from(users), await open().select().from(sessions)]);
		expect(rows).not.toContain(username);
		expect(rows).not.toContain(email);
		expect(rows).not.toContain(browser.cookies.get('session'));
	});

	it('says what is wrong with a password, and refuses common ones', async () => {
		const browser = server.newBrowser();
		const tryPassword = async (password: string) => {
			const body = { username: 'somebody', email: 'somebody@example.com', password };
			const answer = await browser.post('/api/signup', body);
			expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
			return answer.body.details.problems;
		};
		expect(await tryPassword('short')).toEqual([
			{
				path: 'password',
				code: 'password.tooShort',
				message: 'Password must be at least 8 characters long for security',
			},
		]);
		for (const common of ['Password123', 'qwertyuiop', 'aaaaaaaaaa', 'somebody@example.com']) {
			expect(await tryPassword(common)).toMatchObject([{ path: 'password', code: 'password.common' }]);
		}
	});

	it('lists everything that is wrong at once', async () => {
		const answer = await server
			.newBrowser()
			.post('/api/signup', { username: 'a', email: 'nowhere', extra: 1 });
		expect(
			answer.body.details.problems.map(({ path, code }: Record<string, string>) => [path, code]),
		).toEqual([
			['username', 'username.tooShort'],
			['email', 'email.invalid'],
			['password', 'required.missing'],
			['extra', 'key.unknown'],
		]);
	});

	it('gives one username and one email one account, capitals or not', async () => {
		const { username, email } = await signUpUser(server);
		const browser = server.newBrowser();
		const password = 'a long enough phrase';
		for (const body of [
			{ username: username.toUpperCase(), email: 'other@example.com', password },
			{ username: 'someone-else', email: email.toUpperCase(), password },
		]) {
			const answer = await browser.post('/api/signup', body);
			expect([answer.status, answer.body.code]).toEqual([409, 'USERNAME_TAKEN']);
		}
	});

	it('lets nobody take another person’s email address as their username', async () => {
		const { email } = await signUpUser(server);
		const body = { username: email, email: 'thief@example.com', password: 'a long enough phrase' };
		const answer = await server.newBrowser().post('/api/signup', body);
		expect(answer.body.details.problems).toMatchObject([{ path: 'username', code: 'username.notYourEmail' }]);
		const own = { username: 'me@example.com', email: 'me@example.com', password: 'a long enough phrase' };
		expect((await server.newBrowser().post('/api/signup', own)).status).toBe(201);
	});

	it('answers an unknown user and a wrong password alike, byte for byte', async () => {
		const { username } = await signUpUser(server);
		const answers = [];
		for (const name of [username, 'nobody-at-all', 'nobody@example.com']) {
			const { status, text } = await server
				.newBrowser()
				.post('/api/login', { username: name, password: 'wrong' });
			answers.push([status, text]);
		}
		expect(answers[0]).toEqual([401, expect.stringContaining('WRONG_CREDENTIALS')]);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
		const refused = (await open().select().from(auditEvents)).filter(
			({ action }) => action === 'session.refused',
		);
		expect(refused.filter(({ userId }) => userId === null)).toHaveLength(2);
	});

	it('gives a new session at each sign-in and ends the one before', async () => {
		const { browser, username, password } = await signUpUser(server);
		const before = browser.cookies.get('session') ?? '';
		await browser.post('/api/login', { username, password });
		expect(browser.cookies.get('session')).not.toBe(before);
		const thief = server.newBrowser();
		thief.cookies.set('session', before);
		expect((await thief.get('/api/user')).status).toBe(401);
	});

	it('sets cookies that scripts cannot read, but for the page token', async () => {
		const browser = server.newBrowser();
		const answer = await browser.post('/api/signup', {
			username: 'cookie-person',
			email: 'cookie@example.com',
			password: 'a long enough phrase',
		});
		const cookies = [answer.headers['set-cookie']].flat().map(String);
		const session = cookies.find((cookie) => cookie.startsWith('session='));
		expect(session).toMatch(/HttpOnly/);
		expect(session).toMatch(/Max-Age=\d{4,}/);
		expect(session).toMatch(/SameSite=Lax/);
		expect(session).not.toMatch(/Secure/);
		expect(cookies.find((cookie) => cookie.startsWith('csrf='))).not.toMatch(/HttpOnly/);
	});

	it('keeps a visited session alive, and ends one that nobody visits', async () => {
		const { browser } = await signUpUser(server);
		const day = 24 * 3_600_000;
		const start = server.time.now;
		try {
			server.time.now = new Date(start.getTime() + 6 * day);
			expect((await browser.get('/api/user')).status).toBe(200);
			server.time.now = new Date(start.getTime() + 12 * day);
			expect((await browser.get('/api/user')).status).toBe(200);
			server.time.now = new Date(start.getTime() + 20 * day);
			expect((await browser.get('/api/user')).status).toBe(401);
		} finally {
			server.time.now = start;
		}
	});

	it('takes no more of a stranger than a name and a password, and counts what it cannot read', async () => {
		const address = { 'x-forwarded-for': '2001:db8::1' };
		const proxied = await createTestServer(open(), { environment: { TRUST_PROXY: '127.0.0.1' } });
		const browser = proxied.newBrowser();
		const send = (body: string, headers: Record<string, string> = address) =>
			browser.call('POST', '/api/login', {
				body,
				headers: { 'content-type': 'application/json', ...headers },
			});
		try {
			const keys = Array.from({ length: 24_000 }, (_, number) => `"x${number}":1`);
			const answer = await send(`{${keys.join(',')}}`);
			expect([answer.status, answer.body.code]).toEqual([413, 'REQUEST_TOO_LARGE']);
			expect(answer.text.length).toBeLessThan(500);
			const unreadable: number[] = [];
			for (let attempt = 0; attempt < 100; attempt += 1) unreadable.push((await send('{')).status);
			expect([unreadable[0], unreadable.at(-1)]).toEqual([400, 429]);
			// The next address of the same network is no other network.
			expect((await send('{', { 'x-forwarded-for': '2001:db8::2' })).status).toBe(429);
			expect((await send('{', { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(400);
		} finally {
			await proxied.close();
		}
	});

	it('limits tries to sign in with one name, and says when to come back', async () => {
		const { username, password } = await signUpUser(server);
		const browser = server.newBrowser();
		for (let attempt = 0; attempt < server.services.config.limits.signInPerMinute; attempt += 1) {
			expect((await browser.post('/api/login', { username, password: 'wrong' })).status).toBe(401);
		}
		const limited = await browser.post('/api/login', { username, password });
		expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
		expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
	});
});
