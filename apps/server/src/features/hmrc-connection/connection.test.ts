/** Connecting to HMRC, whose page is at another origin: authorised, refused, replayed, forged, too late, withdrawn, unreachable. */
import { listBusinesses } from '@halfpenny/hmrc';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	decideAt,
	type MtdStandIn,
	type MtdUser,
	signUpMtdUser,
	startMtdStandIn,
} from '../../../tests/mtd-stand-in.ts';
import { hmrcAuthorisations, hmrcConnections } from '../../database/schema/hmrc-connections.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { failureOfHmrc } from './failures.ts';
import { openHmrcSession } from './session.ts';

const START = '/api/hmrc/auth?filingType=mtd-itsa';
const END = '/api/hmrc/auth?filingType=mtd-itsa';

describeOnDatabases('a connection to HMRC', (open) => {
	let standIn: MtdStandIn;
	let server: TestServer;

	beforeAll(async () => {
		standIn = await startMtdStandIn();
		server = await createTestServer(open(), { environment: standIn.environment });
	});
	afterAll(async () => {
		await server.close();
		await standIn.close();
	});

	const newUser = () => signUpMtdUser(server, standIn);
	const start = async ({ browser }: Pick<MtdUser, 'browser'>) => (await browser.get(START)).body;
	const later = (milliseconds: number) => {
		server.time.now = new Date(server.time.now.getTime() + milliseconds);
	};
	/** Lists the person's businesses at HMRC; HMRC's code if it has none. */
	const ask = async ({ userId }: Pick<MtdUser, 'userId'>) => {
		const opened = await openHmrcSession(server.services, { userId, caller: {} });
		if (!opened.ok) return opened.problem.code;
		const outcome = await listBusinesses(opened.value.mtd, opened.value.nino);
		if (outcome.kind === 'answered') return outcome.value;
		const { code, details } = failureOfHmrc(outcome);
		return details?.problems ?? code;
	};
	const nothingYet = [{ code: 'MATCHING_RESOURCE_NOT_FOUND', paths: [] }];

	it('asks at HMRC’s page with PKCE, and comes back to a page without the code', async () => {
		const user = await newUser();
		expect(await user.status()).toMatchObject({ authorized: false, available: true, ended: null });
		expect(await ask(user)).toBe('HMRC_NOT_CONNECTED');
		const { authUrl, state } = await start(user);
		const asked = new URL(authUrl);
		expect(asked.href.startsWith(`${standIn.url}/oauth/authorize?`)).toBe(true);
		expect(Object.fromEntries(asked.searchParams)).toMatchObject({
			response_type: 'code',
			client_id: 'client',
			redirect_uri: 'http://localhost:4800/api/hmrc/callback',
			code_challenge_method: 'S256',
			state,
		});
		expect((await user.status(state)).attempt).toBe('waiting');
		const back = await user.browser.get(await decideAt(authUrl, user.person));
		expect([back.status, back.headers.location]).toEqual([303, `/mtd/connected?state=${state}`]);
		expect(await user.status(state)).toEqual({
			...{ authorized: true, connected: true, available: true, required: true, agentName: null },
			since: '2025-11-20T12:00:00.000Z',
			expiresAt: '2027-05-20T12:00:00.000Z',
			...{ ended: null, attempt: 'connected' },
		});
		expect(await ask(user)).toEqual(nothingYet);
	});

	it('keeps neither tokens nor state nor verifier in the clear', async () => {
		const user = await newUser();
		const { authUrl, state } = await start(user);
		await user.browser.get(await decideAt(authUrl, user.person));
		const rows = JSON.stringify([
			await open().select().from(hmrcConnections),
			await open().select().from(hmrcAuthorisations),
		]);
		const opened = await openHmrcSession(server.services, { userId: user.userId, caller: {} });
		const token = opened.ok ? opened.value.mtd.accessToken : '';
		expect(token).toMatch(/^[\w-]{20,}$/);
		for (const secret of [token, state, 'code_verifier', user.person.nino])
			expect(rows.includes(secret), secret).toBe(false);
	});

	it('that the person refuses is not made, and says so', async () => {
		const user = await newUser();
		const { authUrl, state } = await start(user);
		const back = await user.browser.get(await decideAt(authUrl, user.person, 'deny'));
		expect(back.status).toBe(303);
		expect(await user.status(state)).toMatchObject({ authorized: false, attempt: 'denied' });
	});

	describe('coming back from HMRC', () => {
		it('works once', async () => {
			const user = await newUser();
			const { authUrl, state } = await start(user);
			const way = await decideAt(authUrl, user.person);
			await user.browser.get(way);
			const asked = async () =>
				(await standIn.ledger(user.person)).filter((line) => line.grantType === 'authorization_code').length;
			expect((await user.browser.get(way)).status).toBe(303);
			expect(await user.status(state)).toMatchObject({ authorized: true, attempt: 'connected' });
			expect(await asked()).toBe(1);
			await user.browser.delete(END);
			await user.browser.get(way);
			expect(await user.status(state)).toMatchObject({ authorized: false, ended: 'disconnected' });
			expect(await asked()).toBe(1);
		});

		it('works only in the session that asked', async () => {
			const [user, other] = [await newUser(), await newUser()];
			const { authUrl, state } = await start(user);
			const way = await decideAt(authUrl, other.person);
			await other.browser.get(way);
			await server.newBrowser().get(way);
			expect(await other.status(state)).toMatchObject({ authorized: false, attempt: null });
			expect(await user.status(state)).toMatchObject({ authorized: false, attempt: 'waiting' });
			const again = server.newBrowser();
			await again.post('/api/login', { username: user.username, password: user.password });
			await again.get(way);
			expect((await user.status()).authorized).toBe(false);
			await user.browser.get(way);
			expect((await user.status()).authorized).toBe(true);
		});

		it.each([
			['another state', (way: string) => way.replace(/state=[^&]*/, 'state=made-up')],
			['no state', (way: string) => way.replace(/[?&]state=[^&]*/, '')],
			['nothing at all', () => '/api/hmrc/callback'],
			['two states', (way: string) => `${way}&state=made-up`],
		])('connects nobody with %s', async (_what, forge) => {
			const user = await newUser();
			const { authUrl } = await start(user);
			const back = await user.browser.get(forge(await decideAt(authUrl, user.person)));
			expect(back.status).toBe(303);
			expect(String(back.headers.location)).toMatch(/^\/mtd\/connected/);
			expect((await user.status()).authorized).toBe(false);
		});

		it.each([
			['another code', (way: string) => way.replace(/code=[^&]*/, 'code=made-up')],
			['no code', (way: string) => way.replace(/code=[^&]*&?/, '')],
			['an error that is no refusal', (way: string) => way.replace(/code=[^&]*/, 'error=server_error')],
		])('fails with %s', async (_what, forge) => {
			const user = await newUser();
			const { authUrl, state } = await start(user);
			await user.browser.get(forge(await decideAt(authUrl, user.person)));
			expect(await user.status(state)).toMatchObject({ authorized: false, attempt: 'failed' });
		});

		it('works for half an hour', async () => {
			const user = await newUser();
			const { authUrl, state } = await start(user);
			const way = await decideAt(authUrl, user.person);
			later(30 * 60_000 + 1);
			await user.browser.get(way);
			expect(await user.status(state)).toMatchObject({ authorized: false, attempt: 'expired' });
		});
	});

	it('is renewed automatically when the access token has expired', async () => {
		const user = await newUser();
		await user.connect();
		await standIn.expireTokens();
		expect(await ask(user)).toEqual(nothingYet);
		later(4 * 3_600_000);
		expect(await ask(user)).toEqual(nothingYet);
		const lines = await standIn.ledger(user.person);
		expect(lines.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(2);
	});

	it('that the person withdrew at HMRC asks them to connect again', async () => {
		const user = await newUser();
		await user.connect();
		await standIn.revoke(user.person);
		expect(await ask(user)).toBe('HMRC_CONNECTION_EXPIRED');
		expect(await user.status()).toMatchObject({ authorized: false, ended: 'refusedByHmrc' });
		expect(await ask(user)).toBe('HMRC_CONNECTION_EXPIRED');
		await user.connect();
		expect(await ask(user)).toEqual(nothingYet);
	});

	it('ends after eighteen months', async () => {
		const user = await newUser();
		await user.connect();
		const { now } = server.time;
		later(547 * 86_400_000);
		const browser = server.newBrowser();
		await browser.post('/api/login', { username: user.username, password: user.password });
		const { body } = await browser.get('/api/hmrc/auth-status?filingType=mtd-itsa');
		expect(body).toMatchObject({ authorized: false, ended: 'expired' });
		expect(await ask(user)).toBe('HMRC_CONNECTION_EXPIRED');
		server.time.now = now;
	});

	it('can be ended by the person, which deletes their tokens', async () => {
		const user = await newUser();
		await user.connect();
		const at = server.time.now.toISOString();
		expect((await user.browser.delete(END)).body).toEqual({ success: true, revokedAt: at, hmrcUrl: null });
		expect((await user.browser.delete(END)).body.revokedAt).toBe(null);
		expect(await user.status()).toMatchObject({ authorized: false, ended: 'disconnected' });
		expect(await ask(user)).toBe('HMRC_NOT_CONNECTED');
	});

	it('is not the agent’s consent', async () => {
		const user = await newUser();
		await user.connect();
		await user.browser.delete('/api/hmrc/auth');
		expect((await user.status()).authorized).toBe(true);
		expect((await user.browser.get('/api/hmrc/auth')).body.code).toBe('CONSENT_NOT_NEEDED');
	});

	it('of someone else is distinguished from the person’s own', async () => {
		const [user, other] = [await newUser(), await newUser()];
		const { authUrl } = await start(user);
		await user.browser.get(await decideAt(authUrl, other.person));
		expect(await ask(user)).toBe('HMRC_OTHER_PERSON');
	});

	it('cannot begin at an address that HMRC does not send people back to', async () => {
		const user = await newUser();
		const answer = await user.browser.call('GET', START, { headers: { host: '127.0.0.1:4800' } });
		expect([answer.body.code, answer.body.details]).toEqual([
			'HMRC_OTHER_ADDRESS',
			{ address: 'http://localhost:4800/' },
		]);
	});

	it('gives the browser a lasting device number for HMRC', async () => {
		const user = await newUser();
		expect(user.browser.cookies.has('device')).toBe(false);
		await start(user);
		const device = user.browser.cookies.get('device');
		expect(device).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
		await start(user);
		expect(user.browser.cookies.get('device')).toBe(device);
	});

	it('needs a National Insurance number', async () => {
		const { userId } = await signUpUser(server);
		expect(await ask({ userId })).toBe('NINO_REQUIRED');
	});

	it('is deleted with the account, and is in the person’s export', async () => {
		const user = await newUser();
		await user.connect();
		await ask(user);
		const { text } = await user.browser.get('/api/export/all-data?format=json');
		expect(text).toContain('connectionsToHmrc');
		expect(text).not.toContain('sealedTokens');
		const deleted = await user.browser.post('/api/account/deletion', {
			password: user.password,
			understood: true,
			eraseNow: true,
		});
		expect(deleted.status).toBe(200);
		const left = await open().select().from(hmrcConnections);
		expect(left.filter(({ userId }) => userId === user.userId)).toEqual([]);
	});
});

describeOnDatabases('HMRC’s own services', (open) => {
	it.each([
		['sandbox', 'https://test-www.tax.service.gov.uk'],
		['live', 'https://www.tax.service.gov.uk'],
	] as const)('in %s are asked by configuration alone', async (environment, origin) => {
		const application = { HMRC_CLIENT_ID: 'client', HMRC_CLIENT_SECRET: 'secret' };
		const plain = await createTestServer(open(), { environment: application });
		const hmrc = { ...plain.services.config.hmrc, environment };
		const config = { ...plain.services.config, hmrc, publicUrl: 'https://tax.example' };
		const server = await createTestServer(open(), { config });
		const { browser, password } = await signUpUser(server);
		// The real HMRC accepts only people who sign in with two steps.
		const { key } = (await browser.post('/api/account/two-step/key', { password })).body;
		const code = generateSync({ secret: key, epoch: Math.floor(server.time.now.getTime() / 1000) });
		expect((await browser.post('/api/account/two-step', { code })).status).toBe(200);
		const { body } = await browser.call('GET', START, { headers: { host: 'tax.example' } });
		const asked = new URL(body.authUrl);
		expect(`${asked.origin}${asked.pathname}`).toBe(`${origin}/oauth/authorize`);
		expect(asked.searchParams.get('redirect_uri')).toBe('https://tax.example/api/hmrc/callback');
		const ended = await browser.delete(END);
		expect(ended.body.hmrcUrl.startsWith(`${origin}/`)).toBe(true);
		await server.close();
		await plain.close();
	});
});

describeOnDatabases('HMRC’s limit of requests', (open) => {
	it('makes calls wait instead of failing', async () => {
		const standIn = await startMtdStandIn({ requestsPerSecond: 1 });
		const server = await createTestServer(open(), { environment: standIn.environment });
		const user = await signUpMtdUser(server, standIn);
		await user.connect();
		const opened = await openHmrcSession(server.services, { userId: user.userId, caller: {} });
		if (!opened.ok) throw new Error(opened.problem.code);
		const { mtd, nino } = opened.value;
		const outcomes = await Promise.all([1, 2, 3].map(() => listBusinesses(mtd, nino)));
		expect(outcomes.map((one) => one.kind === 'refused' && one.status)).toEqual([404, 404, 404]);
		const statuses = (await standIn.ledger(user.person)).map(({ status }) => status);
		expect(statuses).toContain(429);
		await server.close();
		await standIn.close();
	});
});

describeOnDatabases('a service that HMRC does not know', (open) => {
	it('says so, and connects nobody', async () => {
		const server = await createTestServer(open());
		const { browser } = await signUpUser(server);
		expect((await browser.get(START)).body.code).toBe('MTD_NOT_SET_UP');
		expect((await browser.get('/api/hmrc/auth-status?filingType=mtd-itsa')).body.available).toBe(false);
		await server.close();
	});
});

describeOnDatabases('HMRC out of reach', (open) => {
	it('fails to connect, and later says that nothing was sent', async () => {
		const standIn = await startMtdStandIn();
		const server = await createTestServer(open(), { environment: standIn.environment });
		const [user, late] = [await signUpMtdUser(server, standIn), await signUpMtdUser(server, standIn)];
		await user.connect();
		const { authUrl, state } = (await late.browser.get(START)).body;
		const way = await decideAt(authUrl, late.person);
		await standIn.close();
		await late.browser.get(way);
		expect((await late.status(state)).attempt).toBe('failed');
		server.time.now = new Date(server.time.now.getTime() + 4 * 3_600_000);
		const { userId } = user;
		expect(await openHmrcSession(server.services, { userId, caller: {} })).toMatchObject({
			problem: { code: 'HMRC_UNREACHABLE' },
		});
		expect((await user.status()).authorized).toBe(true);
		await server.close();
	});
});
