/** A forgotten password on both databases: the emailed link works once, for its owner, and reveals no accounts. */
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { passwordResets } from '../../database/schema/accounts.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const CHOSEN = 'copper kettle wren';

describeOnDatabases('a forgotten password', (open) => {
	let server: TestServer;
	let start: Date;
	beforeAll(async () => {
		// Nothing listens there: the jobs show what would be sent.
		const environment = { SMTP_URL: 'smtp://127.0.0.1:9', SIGN_IN_LIMIT: '60' };
		server = await createTestServer(open(), { environment });
		start = server.time.now;
	});
	afterAll(() => server.close());
	afterEach(() => {
		server.time.now = start;
	});

	const later = (minutes: number) => {
		server.time.now = new Date(start.getTime() + minutes * MINUTE_MS);
	};
	const ask = (email: string, at = server) => at.newBrowser().post('/api/login/forgotten', { email });
	const choose = (token: string | undefined, password = CHOSEN) =>
		server.newBrowser().post('/api/login/password', { token, password });
	const logIn = (username: string, password: string) =>
		server.newBrowser().post('/api/login', { username, password });
	/** The emails to a person, oldest first. */
	const lettersTo = async (userId: string) => {
		const own = (await open().select().from(jobs).where(eq(jobs.userId, userId))).map(({ payload }) =>
			Object(payload),
		);
		const cipher = await server.services.vault.cipherOf(open(), userId);
		return own.map(({ id, notice, sealedPath, sealedTo }) => ({
			notice: String(notice),
			to: cipher.open(sealedTo, `jobs.payload.sealedTo ${id}`),
			path: sealedPath ? cipher.open(sealedPath, `jobs.payload.sealedTo ${id} path`) : '',
		}));
	};
	const linksTo = async ({ userId }: TestUser) =>
		(await lettersTo(userId)).flatMap(({ path }) => /^\/auth\/password#([\w-]{43})$/.exec(path)?.[1] ?? []);

	it('can be replaced once with the emailed link, which ends every session', async () => {
		const user = await signUpUser(server);
		expect((await ask(` ${user.email.toUpperCase()}`.trim())).body).toEqual({ success: true });
		const [token] = await linksTo(user);
		const kept = JSON.stringify([
			await open().select().from(passwordResets),
			await open().select().from(jobs),
		]);
		expect([token === undefined, kept.includes(String(token)), kept.includes(user.email)]).toEqual([
			...[false, false, false],
		]);
		expect((await choose(token)).body).toEqual({ success: true });
		expect((await user.browser.get('/api/user')).status).toBe(401);
		expect([
			(await logIn(user.email, user.password)).status,
			(await logIn(user.email, CHOSEN)).status,
		]).toEqual([...[401, 200]]);
		expect((await choose(token, 'yet another phrase')).body.code).toBe('LINK_OVER');
		const letters = await lettersTo(user.userId);
		expect(letters.map(({ notice, to }) => [notice, to])).toEqual([
			['passwordLink', user.email],
			['password', user.email],
		]);
		const done = await open().select().from(auditEvents).where(eq(auditEvents.userId, user.userId));
		expect(done.map(({ action }) => action)).toEqual(
			expect.arrayContaining(['password.resetAsked', 'password.reset']),
		);
	});

	it('gets the same answer, just as fast, whether or not there is an account', async () => {
		const user = await signUpUser(server);
		const timed = async (email: string) => {
			const began = performance.now();
			const { status, text } = await ask(email);
			return { said: [status, text], took: performance.now() - began };
		};
		const [known, unknown] = [await timed(user.email), await timed(`no-${user.email}`)];
		expect(unknown.said).toEqual(known.said);
		expect(known.said).toEqual([200, '{"success":true}']);
		expect([known.took, unknown.took].map((took) => took >= 395)).toEqual([true, true]);
	});

	it('can be replaced for 30 minutes', async () => {
		const user = await signUpUser(server);
		await ask(user.email);
		const [token] = await linksTo(user);
		later(30);
		expect((await choose(token)).body.code).toBe('LINK_OVER');
		later(29);
		expect((await choose(token)).status).toBe(200);
	});

	it('must follow the sign-up rules; a refused one leaves the link working', async () => {
		const user = await signUpUser(server);
		await ask(user.email);
		const [token] = await linksTo(user);
		for (const easy of ['Password123', user.email, user.username]) {
			const { body } = await choose(token, easy);
			expect(body.details.problems).toMatchObject([{ path: 'password', code: 'password.common' }]);
		}
		expect((await choose(token, 'short')).body.details.problems).toMatchObject([
			{ path: 'password', code: 'password.tooShort' },
		]);
		expect((await choose(token)).status).toBe(200);
		expect((await choose('x'.repeat(43))).body.code).toBe('LINK_OVER');
	});

	it('sends one email at a time, and not two within two minutes', async () => {
		const user = await signUpUser(server);
		await ask(user.email);
		await ask(user.email);
		expect(await linksTo(user)).toHaveLength(1);
		later(3);
		await ask(user.email);
		const links = await linksTo(user);
		expect(links).toHaveLength(2);
		const codes = [];
		for (const link of links) codes.push((await choose(link)).body.code);
		expect(codes.filter((code) => code === 'LINK_OVER')).toHaveLength(1);
	});

	it('never floods an inbox, and refuses every address in the same words', async () => {
		const strict = await createTestServer(open(), {
			environment: { SMTP_URL: 'smtp://127.0.0.1:9', SIGN_IN_LIMIT: '3', TRUST_PROXY: '127.0.0.1' },
		});
		const user = await signUpUser(strict);
		let network = 0;
		const from = (email: string) => {
			network += 1;
			const headers = { 'x-forwarded-for': `10.0.0.${network}` };
			return strict.newBrowser().call('POST', '/api/login/forgotten', { body: { email }, headers });
		};
		for (const email of [user.email, `no-${user.email}`]) {
			const answers = [];
			for (let time = 0; time < 5; time += 1) answers.push((await from(email)).status);
			expect(answers).toEqual([200, 200, 200, 200, 429]);
		}
		expect(await linksTo(user)).toHaveLength(1);
		const statuses = [];
		for (let time = 0; time < 4; time += 1)
			statuses.push((await ask(`x${time}-${user.email}`, strict)).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
		await strict.close();
	});

	it('cannot be replaced by a link to an earlier address, nor after the password was changed', async () => {
		const [moved, changed] = [await signUpUser(server), await signUpUser(server)];
		for (const { email } of [moved, changed]) await ask(email);
		const email = `new-${moved.email}`;
		const asked = await moved.browser.post('/api/account/email', { email, password: moved.password });
		expect(asked.status).toBe(200);
		const token = (await lettersTo(moved.userId))
			.flatMap(({ path }) => /^\/auth\/email#(.+)$/.exec(path)?.[1] ?? [])
			.at(-1);
		expect((await server.newBrowser().post('/api/login/email', { token })).status).toBe(200);
		const body = { currentPassword: changed.password, password: 'one more long phrase' };
		expect((await changed.browser.post('/api/account/password', body)).status).toBe(200);
		for (const user of [moved, changed])
			expect((await choose((await linksTo(user)).at(-1))).body.code).toBe('LINK_OVER');
	});

	it('leaves two-step sign-in as it is', async () => {
		const user = await signUpUser(server);
		const { password } = user;
		const { key: secret } = (await user.browser.post('/api/account/two-step/key', { password })).body;
		const code = generateSync({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) });
		expect((await user.browser.post('/api/account/two-step', { code })).status).toBe(200);
		await ask(user.email);
		expect((await choose((await linksTo(user)).at(-1))).status).toBe(200);
		expect((await logIn(user.email, CHOSEN)).body).toEqual({ success: false, codeNeeded: true });
	});

	it('is the operator’s job if the service sends no emails', async () => {
		const quiet = await createTestServer(open());
		expect((await ask('ann@example.com', quiet)).body.code).toBe('LETTERS_NOT_SET_UP');
		expect((await quiet.newBrowser().get('/api/service')).body.sendsLetters).toBe(false);
		expect((await server.newBrowser().get('/api/service')).body.sendsLetters).toBe(true);
		await quiet.close();
	});
});
