/** Accounts on both databases: signing up, in and out, without revealing anything to strangers. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, users } from '../../database/schema/accounts.ts';
import { auditEvents } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { setEmail } from '../profile/commands.ts';

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

	it('takes a password of 128 characters, and none that is longer', async () => {
		const password = 'a phrase of words '.repeat(8).slice(0, 128);
		const signUp = (given: string, name = randomUUID()) =>
			server.newBrowser().post('/api/signup', {
				...{ username: name, email: `${name}@example.com`, password: given },
			});
		const refused = await signUp(`${password}s`);
		expect([refused.status, refused.body.details.problems]).toEqual([
			400,
			[expect.objectContaining({ path: 'password' })],
		]);
		const name = randomUUID();
		expect((await signUp(password, name)).status).toBe(201);
		const logIn = server.newBrowser().post('/api/login', { username: name, password });
		expect((await logIn).body).toEqual({ success: true });
	});

	it('remembers the plan the person chose, if any', async () => {
		for (const plan of ['premium', undefined]) {
			const browser = server.newBrowser();
			const email = `${randomUUID()}@example.com`;
			const body = { username: email, email, password: 'a long enough phrase', ...(plan && { plan }) };
			expect((await browser.post('/api/signup', body)).status).toBe(201);
			expect((await browser.get('/api/user')).body.plan).toBe(plan ?? null);
		}
		const body = {
			username: 'no-such-plan',
			email: 'a@example.com',
			password: 'a long enough phrase',
			plan: 'gold',
		};
		expect((await server.newBrowser().post('/api/signup', body)).status).toBe(400);
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
		for (const common of [
			...['Password123', 'qwertyuiop', 'aaaaaaaaaa', 'somebody@example.com'],
			...['bubblegum', 'Arsenal2025!', 'trustno11', 'hmrc2026', '1qaz2wsx3edc'],
		]) {
			expect(await tryPassword(common)).toMatchObject([{ path: 'password', code: 'password.common' }]);
		}
	});

	it('lists everything that is wrong in one answer', async () => {
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

	it('does not let anyone take another person’s email address as their username', async () => {
		const { email } = await signUpUser(server);
		const body = { username: email, email: 'thief@example.com', password: 'a long enough phrase' };
		const answer = await server.newBrowser().post('/api/signup', body);
		expect(answer.body.details.problems).toMatchObject([{ path: 'username', code: 'username.notYourEmail' }]);
		const own = { username: 'me@example.com', email: 'me@example.com', password: 'a long enough phrase' };
		expect((await server.newBrowser().post('/api/signup', own)).status).toBe(201);
	});

	it('rejects another person’s address with a look-alike @', async () => {
		const { email } = await signUpUser(server);
		const username = email.replace('@', '\uff20');
		const body = { username, email: `x-${email}`, password: 'a long enough phrase' };
		const answer = await server.newBrowser().post('/api/signup', body);
		expect(answer.body.details.problems).toMatchObject([{ path: 'username', code: 'username.notYourEmail' }]);
	});

	it('frees an address that was given up, also for use as a username', async () => {
		const [before, after] = ['given-up@example.com', 'taken-on@example.com'];
		const [theirs, password] = ['a phrase of the first one', 'a phrase of the next one'];
		const first = server.newBrowser();
		await first.post('/api/signup', { username: before, email: before, password: theirs });
		const { id } = (await first.get('/api/user')).body;
		await open().transaction((tx) => setEmail(tx, server.services, id, after));
		expect((await first.get('/api/user')).body).toMatchObject({ username: after, email: after });
		const status = async (username: string, given: string) =>
			(await server.newBrowser().post('/api/login', { username, password: given })).status;
		expect([await status(before, theirs), await status(after, theirs)]).toEqual([401, 200]);
		const next = await server.newBrowser().post('/api/signup', { username: before, email: before, password });
		expect(next.status).toBe(201);
		expect([await status(before, password), await status(before, theirs)]).toEqual([200, 401]);
	});

	it('never matches a username where an address was typed, even one stored earlier', async () => {
		const { userId, password } = await signUpUser(server);
		const usernameIndex = server.services.vault.index('username', 'kept@example.com');
		await open().update(users).set({ usernameIndex }).where(eq(users.id, userId));
		const body = { username: 'kept@example.com', password };
		expect((await server.newBrowser().post('/api/login', body)).body.code).toBe('WRONG_CREDENTIALS');
		const rightful = { ...body, email: 'kept@example.com' };
		expect((await server.newBrowser().post('/api/signup', rightful)).status).toBe(201);
	});

	it('answers an unknown user and a wrong password alike, byte for byte', async () => {
		const { username } = await signUpUser(server);
		const refusedUnknown = async () =>
			(await open().select().from(auditEvents)).filter(
				({ action, userId }) => action === 'session.refused' && userId === null,
			).length;
		const before = await refusedUnknown();
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
		expect((await refusedUnknown()) - before).toBe(2);
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

	it('sets cookies that scripts cannot read, except the page token', async () => {
		const browser = server.newBrowser();
		const answer = await browser.post('/api/signup', {
			username: 'cookie-person',
			email: 'cookie@example.com',
			password: 'a long enough phrase',
		});
		const cookies = [answer.headers['set-cookie']].flat().map(String);
		const session = cookies.find((cookie) => cookie.startsWith('session='));
		expect(session).toMatch(/HttpOnly/);
		expect(session).not.toMatch(/Max-Age|Expires/);
		expect(session).toMatch(/SameSite=Lax/);
		expect(session).not.toMatch(/Secure/);
		expect(cookies.find((cookie) => cookie.startsWith('csrf='))).not.toMatch(/HttpOnly/);
	});

	it('keeps a visited session alive, and ends one that nobody visits', async () => {
		const { username, password } = await signUpUser(server);
		const browser = server.newBrowser();
		await browser.post('/api/login', { username, password });
		const staying = server.newBrowser();
		const answer = await staying.post('/api/login', { username, password, stay: true });
		const cookies = [answer.headers['set-cookie']].flat().map(String);
		expect(cookies.find((cookie) => cookie.startsWith('session='))).toMatch(/Max-Age=2592000/);
		const hour = 3_600_000;
		const start = server.time.now;
		const statusAfter = async (one: TestBrowser, hours: number) => {
			server.time.now = new Date(start.getTime() + hours * hour);
			return (await one.get('/api/user')).status;
		};
		try {
			const short = [];
			for (const hours of [11, 22, 33, 46]) short.push(await statusAfter(browser, hours));
			expect(short).toEqual([200, 200, 200, 401]);
			const long = [];
			for (const days of [29, 58, 59.9, 60]) long.push(await statusAfter(staying, days * 24));
			expect(long).toEqual([200, 200, 200, 401]);
			server.time.now = start;
			const unvisited = server.newBrowser();
			await unvisited.post('/api/login', { username, password, stay: true });
			const idle = [];
			for (const days of [29, 59]) idle.push(await statusAfter(unvisited, days * 24));
			expect(idle).toEqual([200, 401]);
		} finally {
			server.time.now = start;
		}
	});

	it('accepts only a name and a password from strangers, and counts what it cannot read', async () => {
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
			// Another address in the same network shares its limit.
			expect((await send('{', { 'x-forwarded-for': '2001:db8::2' })).status).toBe(429);
			expect((await send('{', { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(400);
		} finally {
			await proxied.close();
		}
	});
});
