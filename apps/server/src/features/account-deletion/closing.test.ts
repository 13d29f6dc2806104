/** Closing an account: only restoring it is possible, its names stay taken, and after 30 days it is erased. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { modelAgreements } from '../../database/schema/chat.ts';
import { jobs } from '../../database/schema/platform.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';

const DAY_MS = 86_400_000;
const START = new Date('2025-11-20T12:00:00Z');
const AGENT = {
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street|Leeds',
};
const HERE = '/api/account/restoration';

describeOnDatabases('closing an account', (open) => {
	let server: TestServer;
	let user: TestUser;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		server.time.now = START;
		await open().delete(jobs);
		user = await signUpUser(server);
	});

	const close = (browser = user.browser) =>
		browser.post('/api/account/deletion', { password: user.password, understood: true });
	const signIn = async (at = server) => {
		const browser = at.newBrowser();
		const { username, password } = user;
		return { browser, status: (await browser.post('/api/login', { username, password })).status };
	};
	const pass = async (days: number) => {
		server.time.now = new Date(server.time.now.getTime() + days * DAY_MS);
		await server.services.jobs.worker.runDue();
	};
	const isThere = async () => {
		const rows = await open().select().from(users).where(eq(users.id, user.userId));
		return rows.length > 0;
	};

	it('ends every session, keeps the names, and lets people sign in only to restore it', async () => {
		const other = await signIn();
		expect((await close()).body).toEqual({ kept: [], deleted: [], erasedOn: '2025-12-20' });
		for (const { get } of [user.browser, other.browser]) expect((await get('/api/user')).status).toBe(401);
		const { username, email, password } = user;
		const again = await server.newBrowser().post('/api/signup', { username, email, password });
		expect(again.body.code).toBe('USERNAME_TAKEN');
		const { browser, status } = await signIn();
		expect(status).toBe(200);
		for (const path of ['/api/user', `/api/users/${user.userId}/tax-returns`, '/api/export/all-data'])
			expect([path, (await browser.get(path)).body.code]).toEqual([path, 'ACCOUNT_CLOSED']);
		expect((await browser.post('/api/tax-returns', { taxYear: '2025-26' })).body.code).toBe('ACCOUNT_CLOSED');
		expect((await browser.get(HERE)).body).toEqual({ erasedOn: '2025-12-20' });
	});

	it('is undone by restoring, for good', async () => {
		await makeThings(server, user);
		await open().update(submissions).set({ state: 'rejected' }).where(eq(submissions.userId, user.userId));
		const before = (await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body;
		await close();
		await pass(29);
		const { browser } = await signIn();
		expect((await browser.post(HERE)).status).toBe(200);
		expect((await browser.get(HERE)).body).toEqual({ erasedOn: null });
		expect((await browser.get(`/api/users/${user.userId}/tax-returns`)).body).toEqual(before);
		await pass(2);
		expect(await isThere()).toBe(true);
	});

	it('counts 30 days from the last closing', async () => {
		await close();
		await pass(20);
		const { browser } = await signIn();
		await browser.post(HERE);
		expect((await close(browser)).body.erasedOn).toBe('2026-01-09');
		await pass(29);
		expect(await isThere()).toBe(true);
		await pass(1);
		expect([await isThere(), (await signIn()).status]).toEqual([false, 401]);
	});

	it('withdraws consents and connections', async () => {
		const agency = await createTestServer(open(), { environment: AGENT });
		user = await signUpUser(agency);
		const { state } = (await user.browser.get('/api/hmrc/auth?filingType=self-assessment')).body;
		await user.browser.post(`/api/hmrc/consent/${state}`, { granted: true });
		const agreed = { provider: 'a model', agreed: true, answeredAt: START };
		await open()
			.insert(modelAgreements)
			.values({ userId: user.userId, ...agreed });
		const statuses = async ({ get }: TestUser['browser']) => {
			const { agreements, modelAgreements: models } = (await get('/api/export/all-data?format=json')).body;
			return [agreements.map(({ status }: { status: string }) => status), models.length];
		};
		expect(await statuses(user.browser)).toEqual([['given'], 1]);
		await close();
		const { browser } = await signIn(agency);
		await browser.post(HERE);
		expect(await statuses(browser)).toEqual([['revoked'], 0]);
		await agency.close();
	});

	it('can be erased straight away instead, also once it is closed', async () => {
		await close();
		const { browser } = await signIn();
		const { body } = await browser.post('/api/account/deletion', {
			...{ password: user.password, understood: true, eraseNow: true },
		});
		expect([body.erasedOn, await isThere()]).toEqual([null, false]);
		await pass(31);
		expect(server.jobFailures).toEqual([]);
	});

	it('cannot be closed while HMRC’s answer to a return is still to come', async () => {
		await makeThings(server, user);
		expect((await close()).body.code).toBe('FILING_UNDER_WAY');
		expect((await user.browser.get('/api/user')).status).toBe(200);
	});

	it('emails the account, so that its owner notices if a stranger closed it', async () => {
		await close();
		const waiting = await open().select().from(jobs).where(eq(jobs.kind, 'account.notice'));
		expect(waiting.map(({ payload }) => payload)).toContainEqual(
			expect.objectContaining({ userId: user.userId, notice: 'accountClosed', day: '2025-12-20' }),
		);
	});
});
