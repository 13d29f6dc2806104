/** Passkeys on both databases: real signatures from a software authenticator, and everything that must be refused. */
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passkeyChallenges, passkeys, sessions } from '../../database/schema/accounts.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { makePasskey, type SoftPasskey } from '../../testing/authenticator.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const ORIGIN = 'https://tax.example.org';
const OWN = '/api/account/passkeys';
const SIGN_IN = '/api/login/code/passkey';

describeOnDatabases('passkeys', (open) => {
	let server: TestServer;
	let user: TestUser;

	beforeAll(async () => {
		const limits = { signInPerMinute: 1000, signUpPerMinute: 1000 };
		server = await createTestServer(open(), { config: { limits, publicUrl: ORIGIN } });
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		user = await signUpUser(server);
	});

	const pass = (ms: number) => {
		server.time.now = new Date(server.time.now.getTime() + ms);
	};
	const begin = async ({ browser }: TestUser) => (await browser.post(`${OWN}/challenge`)).body;
	const keep = ({ browser }: TestUser, { made }: SoftPasskey, name = 'Phone') =>
		browser.post(OWN, { ...made, name });
	/** One of the person's passkeys. */
	async function add(to = user, name = 'Phone'): Promise<SoftPasskey> {
		const passkey = makePasskey(ORIGIN, await begin(to));
		const kept = await keep(to, passkey, name);
		expect([kept.status, kept.body]).toEqual([201, { success: true }]);
		return passkey;
	}
	const list = async ({ browser }: TestUser) => (await browser.get(OWN)).body;
	const ask = async (browser: TestBrowser, secondStep = false) =>
		(await browser.post(`${SIGN_IN}/challenge`, { secondStep })).body;
	type Conduct = Parameters<SoftPasskey['sign']>[1];
	async function enter(browser: TestBrowser, passkey: SoftPasskey, secondStep = false, conduct?: Conduct) {
		const signed = passkey.sign(await ask(browser, secondStep), conduct);
		const { status, body } = await browser.post(SIGN_IN, { ...signed, secondStep });
		return body.code ?? status;
	}
	const isIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;
	const deeds = async () => {
		const own = eq(auditEvents.userId, user.userId);
		return (await open().select().from(auditEvents).where(own)).map(({ action }) => action);
	};
	async function turnOnTwoStep({ browser, password }: TestUser): Promise<void> {
		const { body } = await browser.post('/api/account/two-step/key', { password });
		const epoch = Math.floor(server.time.now.getTime() / 1000);
		const code = generateSync({ secret: body.key, epoch });
		expect((await browser.post('/api/account/two-step', { code })).status).toBe(200);
	}
	async function halfway({ username, password }: TestUser): Promise<TestBrowser> {
		const browser = server.newBrowser();
		expect((await browser.post('/api/login', { username, password })).body.codeNeeded).toBe(true);
		return browser;
	}

	it('adds, names, lists and removes them, and emails the person', async () => {
		await add(user, 'Phone');
		pass(1000);
		await add(user, 'Key ring');
		const both = await list(user);
		expect(
			both.map(({ name, lastUsedAt }: { name: string; lastUsedAt: null }) => [name, lastUsedAt]),
		).toEqual([
			['Phone', null],
			['Key ring', null],
		]);
		const path = `${OWN}/${both[0].id}`;
		expect((await user.browser.call('PATCH', path, { body: { name: 'Old phone' } })).status).toBe(200);
		expect((await list(user))[0].name).toBe('Old phone');
		expect((await user.browser.call('DELETE', path)).status).toBe(200);
		expect((await list(user)).map(({ name }: { name: string }) => name)).toEqual(['Key ring']);
		expect(await deeds()).toEqual(
			expect.arrayContaining(['passkey.added', 'passkey.renamed', 'passkey.removed']),
		);
		const letters = await open().select().from(jobs).where(eq(jobs.userId, user.userId));
		const about = letters.map(({ payload }) => (payload as { notice: string }).notice).sort();
		expect(about).toEqual(['passkeyAdded', 'passkeyAdded', 'passkeyRemoved']);
	});

	it('signs in without a password, and records when it was used', async () => {
		const passkey = await add();
		const browser = server.newBrowser();
		expect(await enter(browser, passkey)).toBe(200);
		expect(await isIn(browser)).toBe(true);
		expect((await list(user))[0].lastUsedAt).toBe(server.time.now.toISOString());
		const kept = await open().select().from(sessions).where(eq(sessions.userId, user.userId));
		expect(kept.map(({ secondStep }) => secondStep)).toContain('passkey');
		expect(await enter(server.newBrowser(), passkey)).toBe(200);
	});

	it('replaces the code after the password', async () => {
		const passkey = await add();
		await turnOnTwoStep(user);
		const browser = await halfway(user);
		const { known } = await ask(browser, true);
		expect(known).toEqual([{ id: passkey.made.id, transports: ['internal'] }]);
		expect(await enter(browser, passkey, true)).toBe(200);
		expect([await isIn(browser), browser.cookies.has('half-session')]).toEqual([true, false]);
		expect(await enter(server.newBrowser(), passkey)).toBe(200);
	});

	it('does not reveal who has passkeys before the password was given', async () => {
		await add();
		expect((await ask(server.newBrowser())).known).toEqual([]);
		expect((await ask(server.newBrowser(), true)).code).toBe('CODE_STEP_OVER');
	});

	it('accepts nobody else’s passkey in the second step', async () => {
		const other = await signUpUser(server);
		const theirs = await add(other);
		await turnOnTwoStep(user);
		const browser = await halfway(user);
		expect(await enter(browser, theirs, true)).toBe('PASSKEY_REFUSED');
		expect(await isIn(browser)).toBe(false);
		expect(await deeds()).toContain('passkey.refused');
	});

	it('accepts a challenge once, for five minutes, from the browser that asked for it', async () => {
		const passkey = await add();
		const [browser, elsewhere] = [server.newBrowser(), server.newBrowser()];
		const signed = { ...passkey.sign(await ask(browser)), secondStep: false };
		await ask(elsewhere);
		expect((await elsewhere.post(SIGN_IN, signed)).body.code).toBe('PASSKEY_REFUSED');
		// That used it up.
		expect((await browser.post(SIGN_IN, signed)).body.code).toBe('PASSKEY_REFUSED');
		const again = { ...passkey.sign(await ask(browser)), secondStep: false };
		expect((await browser.post(SIGN_IN, again)).status).toBe(200);
		const late = server.newBrowser();
		const slow = { ...passkey.sign(await ask(late)), secondStep: false };
		pass(5 * MINUTE_MS);
		expect((await late.post(SIGN_IN, slow)).body.code).toBe('PASSKEY_REFUSED');
		await ask(late);
		const left = await open().select().from(passkeyChallenges);
		expect(left.every(({ expiresAt }) => expiresAt >= server.time.now)).toBe(true);
	});

	it('accepts no challenge from the other step, nor from another half session', async () => {
		const passkey = await add();
		await turnOnTwoStep(user);
		const [one, two] = [await halfway(user), await halfway(user)];
		const instead = passkey.sign(await ask(one, false));
		expect((await one.post(SIGN_IN, { ...instead, secondStep: true })).body.code).toBe('PASSKEY_REFUSED');
		const crossed = passkey.sign(await ask(one, true));
		expect((await two.post(SIGN_IN, { ...crossed, secondStep: true })).body.code).toBe('PASSKEY_REFUSED');
		expect(await enter(one, passkey, true)).toBe(200);
	});

	it('begins one session when the same signature is sent twice simultaneously', async () => {
		const passkey = await add();
		const browser = server.newBrowser();
		const signed = { ...passkey.sign(await ask(browser)), secondStep: false };
		const answers = await Promise.all([1, 2].map(() => browser.post(SIGN_IN, signed)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	it.each([
		['another origin', { origin: 'https://tax.example.com' }],
		['nobody verified', { verified: false }],
		['a counter that stands still', { counter: 1 }],
		['a counter that goes back', { counter: 0 }],
	])('refuses %s', async (_, conduct) => {
		const passkey = await add();
		expect(await enter(server.newBrowser(), passkey)).toBe(200);
		const browser = server.newBrowser();
		expect(await enter(browser, passkey, false, conduct)).toBe('PASSKEY_REFUSED');
		expect(await isIn(browser)).toBe(false);
	});

	it('refuses another site, another signature, another person’s handle, and a removed passkey', async () => {
		const passkey = await add();
		const tell = async (change: (signed: ReturnType<SoftPasskey['sign']>) => object) => {
			const browser = server.newBrowser();
			const signed = change(passkey.sign(await ask(browser)));
			return (await browser.post(SIGN_IN, { ...signed, secondStep: false })).body.code ?? 'in';
		};
		const [first] = await list(user);
		const another = makePasskey(ORIGIN, await begin(user));
		const asked = await ask(server.newBrowser());
		expect(await tell((signed) => ({ ...signed, signature: another.sign(asked).signature }))).toBe(
			'PASSKEY_REFUSED',
		);
		expect(await tell((signed) => ({ ...signed, userHandle: 'c29tZWJvZHk' }))).toBe('PASSKEY_REFUSED');
		expect(await tell((signed) => ({ ...signed, clientData: 'bm90IEpTT04' }))).toBe('PASSKEY_REFUSED');
		const browser = server.newBrowser();
		const elsewhere = passkey.sign({ ...(await ask(browser)), site: 'example.org' });
		expect((await browser.post(SIGN_IN, { ...elsewhere, secondStep: false })).body.code).toBe(
			'PASSKEY_REFUSED',
		);
		expect(await tell((signed) => signed)).toBe('in');
		await user.browser.call('DELETE', `${OWN}/${first.id}`);
		expect(await tell((signed) => signed)).toBe('PASSKEY_REFUSED');
	});

	it('refuses to add one made elsewhere, unverified, for another challenge, twice, or for someone else', async () => {
		const begun = await begin(user);
		const elsewhere = makePasskey('https://tax.example.com', begun);
		expect((await keep(user, elsewhere)).body.code).toBe('PASSKEY_REFUSED');
		const unverified = makePasskey(ORIGIN, await begin(user), { verified: false });
		expect((await keep(user, unverified)).body.code).toBe('PASSKEY_REFUSED');
		const stale = makePasskey(ORIGIN, { ...begun, challenge: 'AAAA' });
		expect((await keep(user, stale)).body.code).toBe('PASSKEY_REFUSED');
		const other = await signUpUser(server);
		const crossed = makePasskey(ORIGIN, await begin(user));
		expect((await keep(other, crossed)).body.code).toBe('PASSKEY_REFUSED');
		const passkey = await add();
		expect((await keep(user, passkey)).body.code).toBe('PASSKEY_REFUSED');
		expect(await list(user)).toHaveLength(1);
	});

	it('asks for the password again before adding and removing', async () => {
		await add();
		const [{ id }] = await list(user);
		const passkey = makePasskey(ORIGIN, await begin(user));
		pass(16 * MINUTE_MS);
		expect((await begin(user)).code).toBe('PASSWORD_NEEDED');
		expect((await keep(user, passkey)).body.code).toBe('PASSWORD_NEEDED');
		expect((await user.browser.call('DELETE', `${OWN}/${id}`)).body.code).toBe('PASSWORD_NEEDED');
		await user.browser.post('/api/account/proof', { password: user.password });
		await add(user, 'Another');
	});

	it('allows at most ten', async () => {
		const spare = makePasskey(ORIGIN, await begin(user));
		for (let number = 1; number <= 10; number += 1) await add(user, `Number ${number}`);
		expect((await begin(user)).code).toBe('TOO_MANY_PASSKEYS');
		expect((await keep(user, spare)).body.code).toBe('TOO_MANY_PASSKEYS');
	});

	it('is listed in the export, goes with the account, and keeps its name sealed', async () => {
		const passkey = await add(user, 'Phone of Ann');
		const answer = await user.browser.get('/api/export/all-data?format=json');
		expect(answer.body.passkeys).toEqual([
			{ name: 'Phone of Ann', addedAt: server.time.now.toISOString(), lastUsedAt: null },
		]);
		const table = await user.browser.get('/api/export/all-data?format=csv');
		expect(table.text).toContain('Sign-in,,Passkey,Phone of Ann');
		const kept = () => open().select().from(passkeys).where(eq(passkeys.userId, user.userId));
		expect(JSON.stringify(await kept())).not.toContain('Phone of Ann');
		const { password } = user;
		expect(
			(await user.browser.post('/api/account/deletion', { password, understood: true, eraseNow: true }))
				.status,
		).toBe(200);
		expect(await kept()).toEqual([]);
		expect(await enter(server.newBrowser(), passkey)).toBe('PASSKEY_REFUSED');
	});
});
