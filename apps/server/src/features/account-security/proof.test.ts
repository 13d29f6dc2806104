/** What needs a recently entered password, on both databases: within fifteen minutes, in the same session. */
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sessions } from '../../database/schema/accounts.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;

describeOnDatabases('a password given a short while ago', (open) => {
	let server: TestServer;
	let start: Date;
	beforeAll(async () => {
		server = await createTestServer(open());
		start = server.time.now;
	});
	afterAll(() => server.close());
	afterEach(() => {
		server.time.now = start;
	});

	const later = (minutes: number) => {
		server.time.now = new Date(start.getTime() + minutes * MINUTE_MS);
	};
	const guarded = {
		'exporting everything': '/api/export/all-data',
		'connecting to HMRC': '/api/hmrc/auth?filingType=mtd-itsa&taxYear=2025-26',
	};
	const codeOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).body.code;
	const give = ({ browser, password }: { browser: TestBrowser; password: string }, code?: string) =>
		browser.post('/api/account/proof', { password, ...(code === undefined ? {} : { code }) });

	it.each(Object.entries(guarded))(
		'is needed for %s after fifteen minutes, and counts again once given',
		async (_, path) => {
			const user = await signUpUser(server);
			later(14.9);
			expect(await codeOf(user.browser, path)).not.toBe('PASSWORD_NEEDED');
			later(15);
			const refused = await user.browser.get(path);
			expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_NEEDED']);
			expect((await give({ ...user, password: 'wrong' })).body.code).toBe('WRONG_PASSWORD');
			expect(await codeOf(user.browser, path)).toBe('PASSWORD_NEEDED');
			expect((await give(user)).body).toEqual({ success: true });
			later(29.9);
			expect(await codeOf(user.browser, path)).not.toBe('PASSWORD_NEEDED');
			later(30);
			expect(await codeOf(user.browser, path)).toBe('PASSWORD_NEEDED');
		},
	);

	it('is needed to end another session, or all of them', async () => {
		const user = await signUpUser(server);
		const other = server.newBrowser();
		await other.post('/api/login', { username: user.username, password: user.password });
		const [mine, its] = (await user.browser.get('/api/account/sessions')).body;
		const { id } = mine.current ? its : mine;
		later(15);
		const end = () => user.browser.post('/api/account/sessions/end', { id });
		expect((await end()).body.code).toBe('PASSWORD_NEEDED');
		expect((await user.browser.delete('/api/account/sessions')).body.code).toBe('PASSWORD_NEEDED');
		expect((await other.get('/api/user')).status).toBe(200);
		await give(user);
		expect((await end()).status).toBe(200);
		expect((await other.get('/api/user')).status).toBe(401);
		expect((await user.browser.delete('/api/account/sessions')).status).toBe(200);
		expect((await user.browser.get('/api/user')).status).toBe(401);
	});

	it('counts only in the session it was entered in, and not in sessions from before we stored it', async () => {
		const user = await signUpUser(server);
		const other = server.newBrowser();
		await other.post('/api/login', { username: user.username, password: user.password });
		later(16);
		await give(user);
		expect(await codeOf(other, guarded['exporting everything'])).toBe('PASSWORD_NEEDED');
		expect(await codeOf(user.browser, guarded['exporting everything'])).not.toBe('PASSWORD_NEEDED');
		await open().update(sessions).set({ provenAt: null }).where(eq(sessions.userId, user.userId));
		expect(await codeOf(user.browser, guarded['exporting everything'])).toBe('PASSWORD_NEEDED');
	});

	it('needs a code as well where two-step sign-in is on', async () => {
		const user = await signUpUser(server);
		const { password } = user;
		const { key: secret } = (await user.browser.post('/api/account/two-step/key', { password })).body;
		const shown = () => generateSync({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) });
		await user.browser.post('/api/account/two-step', { code: shown() });
		later(20);
		expect((await give(user)).body.code).toBe('WRONG_CODE');
		expect(await codeOf(user.browser, guarded['exporting everything'])).toBe('PASSWORD_NEEDED');
		expect((await give(user, shown())).status).toBe(200);
		expect(await codeOf(user.browser, guarded['exporting everything'])).not.toBe('PASSWORD_NEEDED');
	});

	it('is not needed to export one return or to agree to an agent', async () => {
		const user = await signUpUser(server);
		const made = await user.browser.post('/api/tax-returns', { taxYear: '2024-25', jurisdiction: 'uk' });
		later(60);
		expect((await user.browser.get(`/api/export/tax-return/${made.body.id}`)).status).toBe(200);
		expect(await codeOf(user.browser, '/api/hmrc/auth')).not.toBe('PASSWORD_NEEDED');
	});
});
