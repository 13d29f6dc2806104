/**
 * Changing the email address on both databases: nobody can use it to take over an account, discover one, block an
 * address from its owner or flood an inbox.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailChanges } from '../../database/schema/accounts.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { passwordCommand } from './operator-command.ts';

describeOnDatabases('the email address', (open) => {
	let server: TestServer;
	beforeAll(async () => {
		server = await createTestServer(open(), { environment: { SIGN_IN_LIMIT: '60' } });
	});
	afterAll(() => server.close());

	const ask = ({ browser, password }: TestUser, email: string) =>
		browser.post('/api/account/email', { email, password });
	const lettersTo = async (to: string) => {
		await server.services.jobs.worker.runDue();
		const folder = join(server.services.config.dataFolder, 'outbox');
		const names = await readdir(folder).catch(() => []);
		const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
		return all
			.filter((letter) => new RegExp(`^To: .*<?${to}>?\\s*$`, 'im').test(letter))
			.map((letter) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
	};
	const tokenIn = (letters: readonly string[]) => /\/auth\/email#([\w-]+)/.exec(letters.at(-1) ?? '')?.[1];
	const confirm = (token: string | undefined) => server.newBrowser().post('/api/login/email', { token });
	const canLogIn = async (username: string, password: string) =>
		(await server.newBrowser().post('/api/login', { username, password })).status === 200;

	it('needs the password', async () => {
		const user = await signUpUser(server);
		const email = `new-${user.email}`;
		const answer = await user.browser.post('/api/account/email', { email, password: 'wrong' });
		expect(answer.body.code).toBe('WRONG_PASSWORD');
		expect(await lettersTo(email)).toEqual([]);
	});

	it('takes effect once its link is opened, and tells the old address', async () => {
		const user = await signUpUser(server);
		const email = `new-${user.email}`;
		expect((await ask(user, email)).body).toEqual({ success: true });
		expect((await user.browser.get('/api/account/email')).body).toEqual({ pending: email });
		const kept = JSON.stringify([await open().select().from(jobs), await open().select().from(emailChanges)]);
		expect(kept).not.toContain(email);
		expect([await canLogIn(email, user.password), await canLogIn(user.email, user.password)]).toEqual([
			false,
			true,
		]);
		const token = tokenIn(await lettersTo(email));
		expect(kept).not.toContain(token);
		expect((await confirm(token)).body).toEqual({ success: true });
		expect([await canLogIn(email, user.password), await canLogIn(user.email, user.password)]).toEqual([
			true,
			false,
		]);
		expect((await lettersTo(user.email)).join()).toContain('email address was changed');
		expect((await confirm(token)).body.code).toBe('LINK_OVER');
		expect((await user.browser.get('/api/account/email')).body).toEqual({ pending: null });
	});

	it('tells the old address when it is requested, without a link and without the new address', async () => {
		const user = await signUpUser(server);
		const email = `new-${user.userId}@example.com`;
		await ask(user, email);
		const letters = (await lettersTo(user.email)).join();
		expect(letters).toContain('asked to change the email address');
		expect(letters).toContain('change your password');
		expect([letters.includes(email), letters.includes('/auth/email#')]).toEqual([false, false]);
	});

	it('does not outlive the password it was requested with', async () => {
		const own = async ({ browser, password }: TestUser) => {
			const body = { currentPassword: password, password: 'another long enough phrase' };
			expect((await browser.post('/api/account/password', body)).status).toBe(200);
		};
		const operators = async ({ username }: TestUser) =>
			expect(await passwordCommand(['new-password', username])?.(server.services)).toMatchObject({
				ok: true,
			});
		for (const change of [own, operators]) {
			const user = await signUpUser(server);
			const email = `thief-${user.email}`;
			await ask(user, email);
			const token = tokenIn(await lettersTo(email));
			expect(token).toBeDefined();
			await change(user);
			expect((await confirm(token)).body.code).toBe('LINK_OVER');
		}
	});

	it('gives the same answer for an address that has an account, and tells only that account’s owner', async () => {
		const [user, other] = [await signUpUser(server), await signUpUser(server)];
		const free = await ask(user, `free-${user.email}`);
		const taken = await ask(user, other.email.toUpperCase());
		expect([taken.status, taken.text]).toEqual([free.status, free.text]);
		const letters = await lettersTo(other.email.toUpperCase());
		expect(letters).toHaveLength(1);
		expect(letters[0]).toContain('already has a Halfpenny account');
		expect(tokenIn(letters)).toBeUndefined();
	});

	it('cannot be blocked for others by requesting it', async () => {
		const [squatter, rightful] = [await signUpUser(server), await signUpUser(server)];
		const email = `mine-${rightful.email}`;
		await ask(squatter, email);
		const early = tokenIn(await lettersTo(email));
		await ask(rightful, email);
		const [own] = await open().select().from(emailChanges).where(eq(emailChanges.userId, rightful.userId));
		expect(own).toBeDefined();
		const late = (await lettersTo(email)).map((letter) => tokenIn([letter])).find((one) => one !== early);
		expect((await confirm(late)).status).toBe(200);
		expect((await confirm(early)).body.code).toBe('LINK_OVER');
		expect(await canLogIn(email, rightful.password)).toBe(true);
	});

	it('has one valid email at a time: neither an older one nor yesterday’s works', async () => {
		const user = await signUpUser(server);
		const [first, second] = [`first-${user.email}`, `second-${user.email}`];
		await ask(user, first);
		await ask(user, second);
		expect((await confirm(tokenIn(await lettersTo(first)))).body.code).toBe('LINK_OVER');
		const start = server.time.now;
		try {
			server.time.now = new Date(start.getTime() + 25 * 3_600_000);
			expect((await confirm(tokenIn(await lettersTo(second)))).body.code).toBe('LINK_OVER');
		} finally {
			server.time.now = start;
		}
	});

	it('keeps the last email valid when another may not be sent', async () => {
		const strict = await createTestServer(open(), { environment: { SIGN_IN_LIMIT: '3' } });
		const email = 'often-wanted@example.com';
		for (let account = 0; account < 4; account += 1) await ask(await signUpUser(strict), email);
		const user = await signUpUser(strict);
		const first = `first-${user.email}`;
		expect((await ask(user, first)).status).toBe(200);
		const limited = await ask(user, email);
		expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
		expect((await user.browser.get('/api/account/email')).body).toEqual({ pending: first });
		await strict.close();
	});

	it('never floods an inbox, however many accounts ask for it', async () => {
		const strict = await createTestServer(open(), { environment: { SIGN_IN_LIMIT: '3' } });
		const email = 'flooded@example.com';
		await open().delete(jobs);
		const answers = [];
		for (let account = 0; account < 6; account += 1) {
			const { browser, password } = await signUpUser(strict);
			answers.push((await browser.post('/api/account/email', { email, password })).status);
		}
		// Nobody is told about an email that is not sent.
		expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
		const written = (await open().select().from(jobs)).filter(
			({ payload }) => Object(payload).notice === 'emailConfirm',
		);
		expect(written).toHaveLength(4);
		const { browser, password } = await signUpUser(strict);
		const statuses = [];
		for (let time = 0; time < 5; time += 1)
			statuses.push(
				(await browser.post('/api/account/email', { email: `x${time}-${email}`, password })).status,
			);
		expect(statuses).toEqual([200, 200, 200, 429, 429]);
		await strict.close();
	});
});
