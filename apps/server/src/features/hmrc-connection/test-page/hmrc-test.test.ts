/** The HMRC test page: made-up people, the checklist, and the headers a call would carry, judged by the stand-in. */
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideAt, type MtdStandIn, signUpMtdUser, startMtdStandIn } from '../../../../tests/mtd-stand-in.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import {
	createTestServer,
	signUpUser,
	type TestServer,
	type TestUser,
} from '../../../testing/test-server.ts';

const BROWSER = {
	userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
	timezone: 'UTC+00:00',
	screens: [{ width: 1920, height: 1080, scalingFactor: 1, colourDepth: 24 }],
	window: { width: 1256, height: 803 },
};
const START = '/api/hmrc/auth?filingType=mtd-itsa';

describeOnDatabases('trying HMRC', (open) => {
	let standIn: MtdStandIn;
	let server: TestServer;
	let behindProxy: TestServer;

	beforeAll(async () => {
		standIn = await startMtdStandIn();
		server = await createTestServer(open(), { environment: standIn.environment });
		behindProxy = await createTestServer(open(), {
			environment: {
				...standIn.environment,
				TRUST_PROXY: '1',
				HMRC_VENDOR_PUBLIC_IP: '81.2.69.160',
				HMRC_CLIENT_PORT_HEADER: 'X-Client-Port',
			},
		});
	});
	afterAll(async () => {
		await behindProxy.close();
		await server.close();
		await standIn.close();
	});

	/** A call as our page makes it, through a proxy that reports where the person is. */
	const call = (
		{ browser }: Pick<TestUser, 'browser'>,
		method: string,
		path: string,
		headers: Record<string, string> = {},
	) =>
		browser.call(method, path, {
			...(method === 'POST' ? { body: {} } : {}),
			headers: { 'x-browser-details': encodeURIComponent(JSON.stringify(BROWSER)), ...headers },
		});
	const THROUGH_PROXY = { 'x-forwarded-for': '81.2.69.142', 'x-client-port': '57961' };
	type Shown = { readonly name: string; readonly value: string | null; readonly leftOut: string | null };
	const headersOf = async (user: Pick<TestUser, 'browser'>, headers: Record<string, string> = {}) => {
		const { body } = await call(user, 'GET', '/api/hmrc/fraud-headers', headers);
		return new Map<string, Shown>(body.headers.map((one: Shown) => [one.name, one]));
	};

	it('has one made-up person for each account', async () => {
		const [one, other] = [await signUpUser(server), await signUpUser(server)];
		const { status, body } = await one.browser.get('/api/hmrc/test-user');
		expect(status).toBe(200);
		expect(body).toEqual({
			userId: expect.stringMatching(/^\d{12}$/),
			password: expect.any(String),
			nationalInsurance: expect.stringMatching(/^[A-Z]{2}\d{6}[A-D]$/),
			uniqueTaxReference: expect.stringMatching(/^\d{10}$/),
		});
		expect((await one.browser.get('/api/hmrc/test-user')).body).toEqual(body);
		expect((await other.browser.get('/api/hmrc/test-user')).body.userId).not.toBe(body.userId);
	});

	it('runs the checklist as that person', async () => {
		const user = await signUpUser(server);
		const { body: person } = await user.browser.get('/api/hmrc/test-user');
		const { nationalInsurance } = person;
		await user.browser.patch(`/api/users/${user.userId}`, { nationalInsurance });
		const run = () => call(user, 'POST', '/api/hmrc/run-checklist-tests');
		expect((await run()).body.code).toBe('HMRC_NOT_CONNECTED');
		const { body: start } = await user.browser.get(START);
		await user.browser.get(await decideAt(start.authUrl, { ...person, nino: nationalInsurance }));
		const { body } = await run();
		expect(body.results.map((one: { endpoint: string }) => one.endpoint)).toEqual([
			'/hello/world',
			'/hello/application',
			'/test/fraud-prevention-headers/validate',
			'/hello/user',
			'/individuals/business/details/{nino}/list',
			'/individuals/person/itsa-status/{nino}/{taxYear}',
			'/obligations/details/{nino}/income-and-expenditure',
			'/obligations/details/{nino}/crystallisation',
			'/individuals/calculations/{nino}/self-assessment/{taxYear}',
			'/accounts/self-assessment/{nino}/balance-and-transactions',
		]);
		const failed = body.results.filter(({ status }: { status: string }) => status !== 'SUCCESS');
		// At 127.0.0.1 there are no public addresses, and the stand-in reports them missing.
		expect(failed).toMatchObject([{ message: expect.stringContaining('gov-client-public-ip') }]);
		expect(body.successCount).toBe(9);
		expect(JSON.stringify(body)).not.toContain(nationalInsurance);
	});

	it('says what fails where someone else signed in', async () => {
		const [user, other] = [await signUpMtdUser(server, standIn), await standIn.makePerson()];
		const { body: start } = await user.browser.get(START);
		await user.browser.get(await decideAt(start.authUrl, other));
		const { body } = await call(user, 'POST', '/api/hmrc/run-checklist-tests');
		expect(body.results).toContainEqual({
			status: 'FAILED',
			checklistItem: 'Your businesses can be listed',
			method: 'GET',
			endpoint: '/individuals/business/details/{nino}/list',
			message: 'HMRC refused: CLIENT_OR_AGENT_NOT_AUTHORISED.',
		});
	});

	it('sends what the page reports about the browser and what the trusted proxy reports about the network', async () => {
		const user = await signUpUser(behindProxy);
		await user.browser.get(START);
		const shown = await headersOf(user, THROUGH_PROXY);
		const sent = (name: string) => shown.get(name)?.value;
		expect(shown.size).toBe(16);
		expect(sent('Gov-Client-Browser-JS-User-Agent')).toBe(BROWSER.userAgent);
		expect(sent('Gov-Client-Screens')).toBe('width=1920&height=1080&scaling-factor=1&colour-depth=24');
		expect(sent('Gov-Client-Window-Size')).toBe('width=1256&height=803');
		expect(sent('Gov-Client-Device-ID')).toBe(user.browser.cookies.get('device'));
		expect(sent('Gov-Client-User-IDs')).toBe(`halfpenny=${user.userId}`);
		expect(sent('Gov-Client-Public-IP')).toBe('81.2.69.142');
		expect(sent('Gov-Client-Public-IP-Timestamp')).toBe('2025-11-20T12:00:00.000Z');
		expect(sent('Gov-Client-Public-Port')).toBe('57961');
		expect(sent('Gov-Vendor-Public-IP')).toBe('81.2.69.160');
		expect(sent('Gov-Vendor-Forwarded')).toBe('by=81.2.69.160&for=81.2.69.142');
		const leftOut = [...shown.values()].filter(({ value }) => value === null);
		expect(leftOut).toEqual([
			{ name: 'Gov-Client-Multi-Factor', value: null, leftOut: expect.stringContaining('two-step') },
			{ name: 'Gov-Vendor-License-IDs', value: null, leftOut: expect.stringContaining('free software') },
		]);
	});

	it('reports a second step, and its kind, only in a session that began with a code', async () => {
		const user = await signUpUser(server);
		const { browser, username, password } = user;
		const stepOf = async (of: TestUser['browser']) =>
			(await headersOf({ browser: of })).get('Gov-Client-Multi-Factor')?.value;
		const { body: begun } = await browser.post('/api/account/two-step/key', { password });
		const shown = () =>
			generateSync({ secret: begun.key, epoch: Math.floor(server.time.now.getTime() / 1000) });
		const { body: on } = await browser.post('/api/account/two-step', { code: shown() });
		expect(await stepOf(browser)).toBe(null);
		const signInBy = async (code: () => string) => {
			server.time.now = new Date(server.time.now.getTime() + 60_000);
			const again = server.newBrowser();
			await again.post('/api/login', { username, password });
			expect((await again.post('/api/login/code', { code: code() })).status).toBe(200);
			return again;
		};
		const byApp = await signInBy(shown);
		const byRecoveryCode = await signInBy(() => on.recoveryCodes[0]);
		const minutes = [server.time.now.getTime() - 60_000, server.time.now.getTime()].map((at) =>
			encodeURIComponent(`${new Date(at).toISOString().slice(0, 16)}Z`),
		);
		const reference = 'unique-reference=[\\w-]{43}';
		expect(await stepOf(byApp)).toMatch(new RegExp(`^type=TOTP&timestamp=${minutes[0]}&${reference}$`));
		expect(await stepOf(byRecoveryCode)).toMatch(
			new RegExp(`^type=OTHER&timestamp=${minutes[1]}&${reference}$`),
		);
		const renewed = 'another long enough phrase';
		const changed = await byApp.post('/api/account/password', {
			currentPassword: password,
			password: renewed,
		});
		expect(changed.status).toBe(200);
		expect(await stepOf(byApp)).toBe(null);
	});

	it('lets HMRC judge them', async () => {
		const user = await signUpUser(behindProxy);
		await user.browser.get(START);
		const { body } = await call(user, 'POST', '/api/hmrc/fraud-headers/validate', THROUGH_PROXY);
		expect(body).toMatchObject({ code: 'POTENTIALLY_INVALID_HEADERS', specVersion: '3.3', errors: [] });
		expect(body.warnings.flatMap((one: { headers: string[] }) => one.headers)).toEqual([
			'gov-client-multi-factor',
			'gov-vendor-license-ids',
		]);
	});

	it('trusts only the trusted proxy about the network', async () => {
		const user = await signUpUser(server);
		const shown = await headersOf(user, THROUGH_PROXY);
		for (const name of ['Gov-Client-Public-IP', 'Gov-Client-Public-Port', 'Gov-Vendor-Forwarded'])
			expect(shown.get(name)?.value, name).toBe(null);
	});

	it.each([
		['nothing', undefined],
		['no JSON', 'x'],
		['half an encoding', '%E0%A4%A'],
		['another shape', encodeURIComponent(JSON.stringify({ screens: [{ width: -1 }] }))],
		['no details', encodeURIComponent('null')],
	])('leaves out the browser when the page says %s', async (_what, details) => {
		const user = await signUpUser(server);
		const { status, body } = await user.browser.call('GET', '/api/hmrc/fraud-headers', {
			headers: details === undefined ? {} : { 'x-browser-details': details },
		});
		expect(status).toBe(200);
		const agent = body.headers.find(({ name }: Shown) => name === 'Gov-Client-Browser-JS-User-Agent');
		expect(agent).toMatchObject({ value: null, leftOut: expect.stringContaining('browser') });
	});

	it('does not exist in live', async () => {
		const hmrc = { ...server.services.config.hmrc, environment: 'live' as const };
		const live = await createTestServer(open(), { config: { hmrc } });
		const user = await signUpUser(live);
		for (const [method, path] of [
			['GET', '/api/hmrc/test-user'],
			['GET', '/api/hmrc/fraud-headers'],
			['POST', '/api/hmrc/fraud-headers/validate'],
			['POST', '/api/hmrc/run-checklist-tests'],
		] as const)
			expect((await call(user, method, path)).status, path).toBe(404);
		await live.close();
	});
});
