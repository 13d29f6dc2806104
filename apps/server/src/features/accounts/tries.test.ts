/**
 * Guessing passwords on both databases: it gets slower and slower across all servers, and browsers that have signed in
 * before are never delayed.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

describeOnDatabases('tries at a password', (open) => {
	let server: TestServer;
	const environment = { TRUST_PROXY: '127.0.0.1' };
	beforeAll(async () => {
		server = await createTestServer(open(), { environment });
	});
	afterAll(() => server.close());

	/** From a different address each time, as an attacker would. */
	const tryIn = (browser: TestBrowser, body: { readonly username: string; readonly password: string }) => {
		const [high, low] = [randomInt(65_536), randomInt(65_536)].map((group) => group.toString(16));
		return browser.call('POST', '/api/login', {
			body,
			headers: { 'x-forwarded-for': `2001:db8:${high}:${low}::1` },
		});
	};

	it('delays attempts under any name and at any server, whether or not the account exists', async () => {
		const { username, email, password } = await signUpUser(server);
		const another = await createTestServer(open(), { environment });
		const free = server.services.config.limits.signInPerMinute;
		for (const [one, other] of [
			[username, email],
			['nobody-at-all-here', 'nobody-at-all-here'],
		] as const) {
			for (let attempt = 0; attempt < free; attempt += 1) {
				const [at, name] = attempt % 2 === 0 ? [server, one] : [another, other];
				const tried = await tryIn(at.newBrowser(), { username: name, password: 'wrong' });
				expect(tried.status).toBe(401);
			}
			expect((await tryIn(another.newBrowser(), { username: one, password: 'x' })).status).toBe(401);
			const limited = await tryIn(server.newBrowser(), { username: other, password });
			expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
			expect(limited.headers['retry-after']).toBe('1');
		}
		await another.close();
	});

	it('checks one of many simultaneous attempts once the free ones are used up', async () => {
		const { username } = await signUpUser(server);
		const statuses = await Promise.all(
			Array.from({ length: 40 }, async () => {
				const answer = await tryIn(server.newBrowser(), { username, password: 'wrong' });
				return answer.status;
			}),
		);
		const looked = statuses.filter((status) => status === 401);
		expect(looked).toHaveLength(server.services.config.limits.signInPerMinute + 1);
	});

	it('never delays a browser that has signed in before, nor anyone for longer than fifteen minutes', async () => {
		const { browser, username, password } = await signUpUser(server);
		await browser.post('/api/logout');
		const start = server.time.now;
		try {
			for (let attempt = 0; attempt < 40; attempt += 1) {
				server.time.now = new Date(server.time.now.getTime() + 15 * 60_000);
				const tried = await tryIn(server.newBrowser(), { username, password: 'wrong' });
				expect(tried.status).toBe(401);
			}
			const stranger = server.newBrowser();
			expect((await tryIn(stranger, { username, password })).status).toBe(429);
			expect((await tryIn(browser, { username, password })).status).toBe(200);
			// What lets that browser in doesn't help with another account.
			const other = await signUpUser(server);
			for (let attempt = 0; attempt < 12; attempt += 1)
				await tryIn(stranger, { username: other.username, password: 'wrong' });
			await browser.post('/api/logout');
			const guess = { username: other.username, password: 'wrong' };
			expect((await tryIn(browser, guess)).status).toBe(429);
			server.time.now = new Date(server.time.now.getTime() + 15 * 60_000);
			expect((await tryIn(stranger, { username, password })).status).toBe(200);
		} finally {
			server.time.now = start;
		}
	});

	it('delays nobody after the clock is set back', async () => {
		const { username, password } = await signUpUser(server);
		const start = server.time.now;
		try {
			server.time.now = new Date(start.getTime() + 3 * 3_600_000);
			for (let attempt = 0; attempt < 12; attempt += 1)
				await tryIn(server.newBrowser(), { username, password: 'wrong' });
			expect((await tryIn(server.newBrowser(), { username, password })).status).toBe(429);
			server.time.now = start;
			expect((await tryIn(server.newBrowser(), { username, password })).status).toBe(200);
		} finally {
			server.time.now = start;
		}
	});

	it('recognises a shared browser by the accounts of everyone who uses it, however each began', async () => {
		const [first, second] = [await signUpUser(server), await signUpUser(server)];
		const shared = first.browser;
		const body = { username: `${first.username}-b`, email: `b-${first.email}`, password: first.password };
		const signedUp = await shared.post('/api/signup', body);
		const set = [signedUp.headers['set-cookie']]
			.flat()
			.find((one) => String(one).startsWith('known-browser='));
		// For every path, since sign-up and password change need the cookie too.
		expect(String(set).split('; ')).toEqual(
			expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict', 'Max-Age=31536000']),
		);
		await shared.post('/api/login', { username: second.username, password: second.password });
		expect(shared.cookies.get('known-browser')?.split('~')).toHaveLength(3);
	});

	it('emails the account once after very many wrong passwords', async () => {
		const { username, userId } = await signUpUser(server);
		const start = server.time.now;
		try {
			for (let attempt = 0; attempt < 25; attempt += 1) {
				server.time.now = new Date(server.time.now.getTime() + 15 * 60_000);
				await tryIn(server.newBrowser(), { username, password: 'wrong' });
			}
		} finally {
			server.time.now = start;
		}
		const written = (await open().select().from(jobs)).filter((job) => job.userId === userId);
		expect(written.map(({ payload }) => Object(payload).notice)).toEqual(['manyTries']);
	});

	it('stores a hash that is no help without the service’s key', async () => {
		const { userId, password } = await signUpUser(server);
		const [row] = await open().select().from(users).where(eq(users.id, userId));
		const kept = row?.passwordHash.replace(/^k1/, '') ?? '';
		const { passwordKey: secret } = server.services;
		expect(await verify(kept, password)).toBe(false);
		expect(await verify(kept, password, { secret: randomBytes(32) })).toBe(false);
		expect(await verify(kept, password, { secret })).toBe(true);
	});

	it('rehashes a password at today’s cost, and with the key, at the next sign-in', async () => {
		const { username, userId, password } = await signUpUser(server);
		const own = eq(users.id, userId);
		const cheap = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
		await open().update(users).set({ passwordHash: cheap }).where(own);
		expect((await tryIn(server.newBrowser(), { username, password })).status).toBe(200);
		const [row] = await open().select().from(users).where(own);
		expect(row?.passwordHash).toMatch(/^k1\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect((await tryIn(server.newBrowser(), { username, password })).status).toBe(200);
	});
});
