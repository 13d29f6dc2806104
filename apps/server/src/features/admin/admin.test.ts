/** Administrators on both databases: how the first one is created, how they sign in, what they see and decide. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFiler, type Filer } from '../../../tests/filer.ts';
import { type MtdStandIn, startMtdStandIn } from '../../../tests/mtd-stand-in.ts';
import { administrators, administratorTokens } from '../../database/schema/administrators.ts';
import { bindingRequests } from '../../database/schema/bindings.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { signUpAdministrator } from '../../testing/test-administrator.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';
import { adminAppCommand } from './app-off-command.ts';
import { adminTokenCommand, makeSetUpToken, offerSetUpToken } from './set-up-token.ts';

const AGENT = {
	HMRC_ENV: 'test-in-live',
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street|Leeds',
};
const PASSWORD = 'a phrase for administrators';

describeOnDatabases('administrators', (open) => {
	let standIn: MtdStandIn;
	let server: TestServer;
	let strict: TestServer;

	beforeAll(async () => {
		standIn = await startMtdStandIn();
		const often = { SIGN_UP_LIMIT: '1000' };
		server = await createTestServer(open(), { environment: { ...standIn.environment, ...often } });
		strict = await createTestServer(open(), { environment: { ...AGENT, ...often } });
	});
	afterAll(async () => {
		await server.close();
		await strict.close();
		await standIn.close();
	});
	beforeEach(async () => {
		await open().delete(administrators);
		await open().delete(administratorTokens);
	});

	const create = (username: string, token?: string, browser = server.newBrowser()) =>
		browser.post('/api/admin/create-admin', {
			...{ username, password: PASSWORD, email: `${username}@example.com` },
			...(token !== undefined && { token }),
		});
	const actions = async () => (await open().select().from(auditEvents)).map(({ action }) => action);

	it('are offered a set-up token until the first of them exists', async () => {
		const offered = await offerSetUpToken(server.services);
		const token = offered?.split(' ').at(-1) ?? '';
		expect((await create('ada', token)).body).toEqual({ user: { username: 'ada' } });
		expect(await offerSetUpToken(server.services)).toBeUndefined();
		expect((await adminTokenCommand(['admin-token'])?.(server.services))?.text).toContain('24 hours');
		expect(await actions()).toContain('administrator.created');
	});

	it('are created with a token that works once, or by another administrator', async () => {
		const token = await makeSetUpToken(server.services);
		expect((await create('ada')).body.code).toBe('ADMIN_TOKEN_WRONG');
		expect((await create('ada', 'wrong')).body.code).toBe('ADMIN_TOKEN_WRONG');
		expect((await create('ada', token)).status).toBe(201);
		expect((await create('bob', token)).body.code).toBe('ADMIN_TOKEN_WRONG');
		const ada = server.newBrowser();
		await ada.post('/api/admin/login', { username: 'Ada', password: PASSWORD });
		expect((await create('bob', undefined, ada)).status).toBe(201);
		expect((await create('BOB', undefined, ada)).body.code).toBe('USERNAME_TAKEN');
	});

	it('cannot use a token after a day', async () => {
		const token = await makeSetUpToken(server.services);
		const { now } = server.time;
		server.time.now = new Date(now.getTime() + 24 * 3_600_000);
		expect((await create('ada', token)).body.code).toBe('ADMIN_TOKEN_WRONG');
		server.time.now = now;
	});

	it('sign in with their own cookie, see their own account, and sign out', async () => {
		const { browser, username } = await signUpAdministrator(server);
		expect((await browser.get('/api/admin/user')).body).toEqual({ username });
		const answer = await browser.post('/api/admin/login', { username, password: PASSWORD });
		expect(answer.body).toEqual({ success: true, user: { username }, recoveryCodes: null });
		const cookie = [answer.headers['set-cookie']].flat().find((one) => /^administrator=/.test(String(one)));
		expect(cookie).toMatch(/; HttpOnly/);
		expect(cookie).toMatch(/; SameSite=Strict/);
		expect((await browser.get('/api/user')).status).toBe(401);
		const kept = browser.cookies.get('administrator') ?? '';
		await browser.post('/api/admin/logout');
		browser.cookies.set('administrator', kept);
		expect((await browser.get('/api/admin/user')).status).toBe(401);
	});

	it('are signed out after an hour without a call', async () => {
		const { browser } = await signUpAdministrator(server);
		const { now } = server.time;
		const after = async (minutes: number) => {
			server.time.now = new Date(now.getTime() + minutes * 60_000);
			return (await browser.get('/api/admin/user')).status;
		};
		expect([await after(50), await after(100), await after(161)]).toEqual([200, 200, 401]);
		server.time.now = now;
	});

	it('change their own password, which ends their other sessions', async () => {
		const { browser, username, password } = await signUpAdministrator(server);
		const other = server.newBrowser();
		await other.post('/api/admin/login', { username, password });
		const newPassword = 'another phrase for administrators';
		const change = (body: object) => browser.post('/api/admin/password', body);
		expect((await change({ password: 'wrong', newPassword })).body.code).toBe('WRONG_PASSWORD');
		expect((await change({ password, newPassword: username })).body.details.problems).toEqual([
			expect.objectContaining({ path: 'newPassword', code: 'password.common' }),
		]);
		expect((await other.get('/api/admin/user')).status).toBe(200);
		expect((await change({ password, newPassword })).body).toEqual({ success: true });
		expect((await browser.get('/api/admin/user')).status).toBe(200);
		expect((await other.get('/api/admin/user')).status).toBe(401);
		const logIn = (given: string) => other.post('/api/admin/login', { username, password: given });
		expect((await logIn(password)).body.code).toBe('WRONG_CREDENTIALS');
		server.time.now = new Date(server.time.now.getTime() + 60_000);
		expect((await logIn(newPassword)).body).toEqual({
			success: true,
			user: { username },
			recoveryCodes: null,
		});
		expect(await actions()).toContain('administrator.passwordChanged');
	});

	it('wait longer after each wrong password, whether or not the administrator exists', async () => {
		const { username } = await signUpAdministrator(server);
		const guarded = await createTestServer(open(), { environment: { SIGN_IN_LIMIT: '2' } });
		for (const name of [username, 'nobody-of-this-name', 'no\0body']) {
			const codes = [];
			for (let tried = 0; tried < 4; tried += 1) {
				const wrong = { username: name, password: 'wrong' };
				codes.push((await guarded.newBrowser().post('/api/admin/login', wrong)).body.code);
			}
			const wrong = 'WRONG_CREDENTIALS';
			expect([name, codes]).toEqual([name, [wrong, wrong, wrong, 'RATE_LIMITED']]);
		}
		await guarded.close();
	});

	it('are told by email, as the operator is, after twenty wrong passwords in a row', async () => {
		const { username } = await signUpAdministrator(server);
		await open().delete(jobs);
		const { now } = server.time;
		try {
			for (let attempt = 0; attempt < 22; attempt += 1) {
				server.time.now = new Date(server.time.now.getTime() + 15 * 60_000);
				await server.newBrowser().post('/api/admin/login', { username, password: 'wrong' });
			}
			const queued = await open().select().from(jobs);
			expect(queued.map(({ kind }) => kind)).toEqual(['administrator.letter']);
			expect(JSON.stringify(queued)).not.toContain('@');
			await server.services.jobs.worker.runDue();
		} finally {
			server.time.now = now;
		}
		const outbox = join(server.services.config.dataFolder, 'outbox');
		const letters = readdirSync(outbox).filter((name) => name.startsWith('administrator-'));
		expect(letters).toHaveLength(2);
		expect(readFileSync(join(outbox, letters[0] ?? ''), 'utf8')).toContain('wrong passwords');
	});

	it('set up a new app once the operator has turned the lost one off, and not before', async () => {
		await create('ada', await makeSetUpToken(strict.services), strict.newBrowser());
		const browser = strict.newBrowser();
		const logIn = (code?: string) =>
			browser.post('/api/admin/login', { username: 'ada', password: PASSWORD, ...(code && { code }) });
		const epoch = Math.floor(strict.time.now.getTime() / 1000);
		const { setUp } = (await logIn()).body;
		expect((await logIn(generateSync({ secret: setUp.key, epoch }))).status).toBe(200);
		expect((await logIn()).body.setUp).toBeNull();
		expect((await adminAppCommand(['admin-app-off', 'eve'])?.(strict.services))?.ok).toBe(false);
		expect((await adminAppCommand(['admin-app-off', 'Ada'])?.(strict.services))?.ok).toBe(true);
		expect((await browser.get('/api/admin/user')).status).toBe(401);
		const { setUp: again } = (await logIn()).body;
		expect(again.key).not.toBe(setUp.key);
		expect((await logIn(generateSync({ secret: again.key, epoch }))).status).toBe(200);
		expect(await actions()).toContain('administrator.appTurnedOff');
	});

	it('need a code from their app outside local, and each code works once', async () => {
		await create('ada', await makeSetUpToken(strict.services), strict.newBrowser());
		const browser = strict.newBrowser();
		const logIn = (code?: string) =>
			browser.post('/api/admin/login', { username: 'ada', password: PASSWORD, ...(code && { code }) });
		const { body } = await logIn();
		expect(body).toMatchObject({ success: false, codeNeeded: true, setUp: { key: expect.any(String) } });
		expect((await browser.get('/api/admin/user')).status).toBe(401);
		expect((await logIn('000000')).body.code).toBe('WRONG_CODE');
		const epoch = Math.floor(strict.time.now.getTime() / 1000);
		const code = generateSync({ secret: body.setUp.key, epoch });
		const first = (await logIn(code)).body;
		expect(first).toMatchObject({ success: true, user: { username: 'ada' } });
		expect(new Set(first.recoveryCodes).size).toBe(10);
		expect((await browser.get('/api/admin/user')).status).toBe(200);
		expect((await logIn(code)).body.code).toBe('WRONG_CODE');
		expect((await logIn()).body).toEqual({ success: false, codeNeeded: true, setUp: null });
	});

	it('get in with a recovery code once, however it is typed, and are told', async () => {
		await create('ada', await makeSetUpToken(strict.services), strict.newBrowser());
		const browser = strict.newBrowser();
		const logIn = (code?: string) =>
			browser.post('/api/admin/login', { username: 'ada', password: PASSWORD, ...(code && { code }) });
		const { setUp } = (await logIn()).body;
		const epoch = Math.floor(strict.time.now.getTime() / 1000);
		const [one, two] = (await logIn(generateSync({ secret: setUp.key, epoch }))).body.recoveryCodes;
		const typed = ` ${one.toLowerCase().replaceAll('-', ' ')}`;
		expect((await logIn(typed)).body).toEqual({
			success: true,
			user: { username: 'ada' },
			recoveryCodes: null,
		});
		expect((await logIn(one)).body.code).toBe('WRONG_CODE');
		const queued = await open().select().from(jobs);
		expect(queued.map(({ payload }) => payload)).toMatchObject([{ about: 'recoveryCode' }]);
		await adminAppCommand(['admin-app-off', 'ada'])?.(strict.services);
		expect((await logIn()).body.setUp.key).toEqual(expect.any(String));
		expect((await logIn(two)).body.code).toBe('WRONG_CODE');
	});

	it('count as signed out where a code is needed and they signed in without one', async () => {
		const { browser } = await signUpAdministrator(server);
		const elsewhere = strict.newBrowser();
		elsewhere.cookies.set('administrator', browser.cookies.get('administrator') ?? '');
		expect((await elsewhere.get('/api/admin/user')).status).toBe(401);
	});

	it('test HMRC, and find each test in the log', async () => {
		const { browser } = await signUpAdministrator(server);
		const test = async (name: string) => (await browser.post(`/api/admin/hmrc/test-${name}`)).body;
		const hello = await test('hello');
		expect(hello).toMatchObject({ success: true, endpoint: '/hello/world', errorMessage: null });
		const auth = await test('auth');
		expect(auth).toMatchObject({ success: true, testUser: { userId: expect.stringMatching(/^\d{12}$/) } });
		expect((await test('auth')).testUser).toEqual(auth.testUser);
		// At 127.0.0.1 there are no public addresses, and the stand-in reports them missing.
		const fraud = await test('fraud-headers');
		expect(fraud.errorMessage).not.toContain('device-id');
		expect(fraud).toMatchObject({
			...{ success: false, fraudHeadersValidated: false },
			errorMessage: expect.stringContaining('gov-client-public-ip'),
		});
		expect(browser.cookies.get('device')).toMatch(/^[0-9a-f-]{36}$/);
		const { body: logs } = await browser.get('/api/admin/hmrc/test-logs');
		expect(logs).toHaveLength(4);
		expect(Object.keys(logs[0]).sort()).toEqual(
			['createdAt', 'endpoint', 'errorMessage', 'fraudHeadersValidated', 'id', 'success', 'testType'].sort(),
		);
		expect(JSON.stringify(logs)).not.toContain(auth.testUser.password);
	});

	it('see what needs attention, and nothing about whose it is', async () => {
		const user = await signUpUser(server);
		await makeThings(server, user);
		const { uniqueTaxReference: utr } = (await user.browser.get('/api/user')).body;
		const { browser } = await signUpAdministrator(server);
		const { body, text } = await browser.get('/api/admin/operations');
		expect(body.counts.accounts).toBeGreaterThan(0);
		expect(body.counts.submissions).toContainEqual({ state: 'frozen', count: 1 });
		expect(body.deadJobs).toContainEqual(expect.objectContaining({ kind: 'made up', reason: 'unknown' }));
		const { email, userId, username } = user;
		for (const secret of [utr, 'QQ123456C', 'Acme', 'Example', email, userId, username])
			expect([secret, text.includes(secret)]).toEqual([secret, false]);
	});

	const waitFor = async (): Promise<{ filer: Filer; id: string }> => {
		const filer = await createFiler(strict);
		const { browser } = filer.user;
		const { state } = (await browser.get('/api/hmrc/auth')).body;
		await browser.post(`/api/hmrc/consent/${state}`, { granted: true });
		await filer.check();
		const [request] = await open().select().from(bindingRequests);
		return { filer, id: request?.id ?? '' };
	};

	it('approve a binding, by username and last three digits', async () => {
		await open().delete(bindingRequests);
		const { filer, id } = await waitFor();
		const { browser } = await signUpAdministrator(server);
		const { body, text } = await browser.get('/api/admin/operations');
		expect(body.bindings).toEqual([
			{
				...{ id, environment: 'test-in-live', reason: 'firstFiling', askedAt: expect.any(String) },
				...{ username: filer.user.username, lastThreeDigits: filer.utr.slice(-3) },
			},
		]);
		expect(text).not.toContain(filer.utr);
		expect((await browser.post(`/api/admin/bindings/${id}`, { decision: 'move' })).body.code).toBe(
			'NOT_FOUND',
		);
		expect((await browser.post(`/api/admin/bindings/${id}`, { decision: 'approve' })).status).toBe(200);
		expect((await browser.get('/api/admin/operations')).body.bindings).toEqual([]);
		const deeds = await open().select().from(auditEvents);
		expect(deeds).toContainEqual(
			expect.objectContaining({
				...{ action: 'binding.approvedByOperator', subject: `bindingRequest:${id}` },
				detail: { administrator: expect.any(String) },
			}),
		);
		expect((await filer.submit()).status).toBe(202);
	});

	it('get NOT_FOUND when there is nothing to decide', async () => {
		const { browser } = await signUpAdministrator(server);
		const answer = await browser.post(`/api/admin/bindings/${randomUUID()}`, { decision: 'decline' });
		expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
	});
});
