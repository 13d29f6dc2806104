/** Two-step sign-in on both databases: on only after a correct code, required from then on, each code valid once. */
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { halfSessions, recoveryCodes, twoSteps } from '../../database/schema/accounts.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';
import { stepOfCode } from './app-codes.ts';
import { twoStepCommand } from './operator-command.ts';

const MINUTE_MS = 60_000;
const START = new Date('2025-11-20T12:00:00Z');

describeOnDatabases('two-step sign-in', (open) => {
	let server: TestServer;
	let user: TestUser;
	let key: string;
	let spare: string[];
	let said = '';

	beforeAll(async () => {
		const limits = { signInPerMinute: 1000, signUpPerMinute: 1000 };
		server = await createTestServer(open(), { config: { limits } });
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		server.time.now = START;
		user = await signUpUser(server);
		({ key, spare } = await turnOn(user));
	});

	const pass = (ms: number) => {
		server.time.now = new Date(server.time.now.getTime() + ms);
	};
	/** What the app shows now, or this many steps from now. */
	const shown = (secret = key, steps = 0) =>
		generateSync({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) + steps * 30 });
	/** A code that is wrong in every step that is checked. */
	const wrong = () => {
		const right = [-1, 0, 1].map((steps) => shown(key, steps));
		return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
	};
	const begin = (browser: TestBrowser, password: string) =>
		browser.post('/api/account/two-step/key', { password });

	async function turnOn({ browser, password }: TestUser) {
		const { body } = await begin(browser, password);
		const confirmed = await browser.post('/api/account/two-step', { code: shown(body.key) });
		expect([confirmed.status, confirmed.body.recoveryCodes?.length]).toEqual([200, 10]);
		pass(MINUTE_MS);
		return { key: String(body.key), spare: confirmed.body.recoveryCodes as string[] };
	}

	/** Sends the password; returns what the browser is then asked for. */
	async function halfway({ username, password }: TestUser, browser = server.newBrowser()) {
		const { status, body } = await browser.post('/api/login', { username, password });
		expect([status, body]).toEqual([200, { success: false, codeNeeded: true }]);
		return browser;
	}
	const enter = (browser: TestBrowser, code: string) => browser.post('/api/login/code', { code });
	const isIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;
	const deeds = async () => {
		const own = eq(auditEvents.userId, user.userId);
		return (await open().select().from(auditEvents).where(own)).map(({ action }) => action);
	};

	describe('setting it up', () => {
		it('needs the password, takes effect only after a correct code, and gives recovery codes once', async () => {
			const fresh = await signUpUser(server);
			const { browser, username, password } = fresh;
			expect((await begin(browser, 'wrong')).body.code).toBe('WRONG_PASSWORD');
			expect((await browser.post('/api/account/two-step', { code: '123456' })).body.code).toBe(
				'TWO_STEP_NOT_BEGUN',
			);
			const begun = (await begin(browser, password)).body;
			expect(begun.key).toMatch(/^[A-Z2-7]{32}$/);
			expect(begun.address).toBe(`otpauth://totp/Halfpenny:${username}?secret=${begun.key}&issuer=Halfpenny`);
			const refused = await browser.post('/api/account/two-step', { code: 'abc' });
			expect([refused.status, refused.body.code]).toEqual([422, 'WRONG_CODE']);
			const login = await server.newBrowser().post('/api/login', { username, password });
			expect(login.body).toEqual({ success: true });
			expect((await browser.get('/api/account/two-step')).body).toEqual({
				since: null,
				recoveryCodesLeft: 0,
			});
			const typed = shown(begun.key).replace(/^(...)/, ' $1 ');
			const { body } = await browser.post('/api/account/two-step', { code: typed });
			expect(new Set(body.recoveryCodes).size).toBe(10);
			for (const code of body.recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
			expect((await browser.get('/api/account/two-step')).body).toEqual({
				since: server.time.now.toISOString(),
				recoveryCodesLeft: 10,
			});
		});

		it('gives both tabs the same key, and turns on once', async () => {
			const { browser, password } = await signUpUser(server);
			const [one, other] = [await begin(browser, password), await begin(browser, password)];
			expect(one.body).toEqual(other.body);
			const code = shown(one.body.key);
			const answers = await Promise.all([1, 2].map(() => browser.post('/api/account/two-step', { code })));
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
			expect((await begin(browser, password)).body.code).toBe('TWO_STEP_ON');
		});

		it('makes another key after an hour', async () => {
			const { browser, password } = await signUpUser(server);
			const before = (await begin(browser, password)).body.key;
			pass(61 * MINUTE_MS);
			const late = await browser.post('/api/account/two-step', { code: shown(before) });
			expect(late.body.code).toBe('TWO_STEP_NOT_BEGUN');
			expect((await begin(browser, password)).body.key).not.toBe(before);
		});

		it('signs out everywhere else', async () => {
			const fresh = await signUpUser(server);
			const elsewhere = server.newBrowser();
			await elsewhere.post('/api/login', { username: fresh.username, password: fresh.password });
			expect(await isIn(elsewhere)).toBe(true);
			await turnOn(fresh);
			expect([await isIn(fresh.browser), await isIn(elsewhere)]).toEqual([true, false]);
		});

		it('keeps neither key nor recovery codes readable', async () => {
			const database = open();
			const kept = [
				await database.select().from(twoSteps),
				await database.select().from(recoveryCodes),
				await database.select().from(halfSessions),
				await database.select().from(auditEvents),
				await database.select().from(jobs),
			];
			const text = JSON.stringify(kept);
			for (const secret of [key, ...spare, ...spare.map((code) => code.replaceAll('-', ''))])
				expect(text).not.toContain(secret);
		});
	});

	describe('signing in', () => {
		it('asks for the code only after the right password, and signs in with it', async () => {
			const { username } = user;
			const stranger = await server.newBrowser().post('/api/login', { username, password: 'wrong' });
			expect([stranger.status, stranger.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
			const browser = await halfway(user);
			expect(await isIn(browser)).toBe(false);
			expect((await enter(browser, shown())).body).toEqual({ success: true });
			expect(await isIn(browser)).toBe(true);
			expect(browser.cookies.has('half-session')).toBe(false);
			expect(await deeds()).toEqual(expect.arrayContaining(['session.codeAsked', 'session.begun']));
		});

		it('has a half session that no script reads, that is sent to one path only, and that opens nothing', async () => {
			const browser = server.newBrowser();
			const { username, password } = user;
			const answer = await browser.post('/api/login', { username, password });
			const cookies = [answer.headers['set-cookie']].flat().map(String);
			const half = cookies.find((cookie) => cookie.startsWith('half-session='));
			expect(half).toMatch(/Path=\/api\/login\/code;.*HttpOnly/);
			expect(cookies.some((cookie) => cookie.startsWith('session='))).toBe(false);
			browser.cookies.set('session', browser.cookies.get('half-session') ?? '');
			expect(await isIn(browser)).toBe(false);
		});

		it('accepts the codes just before and after too, but none further off', async () => {
			for (const [steps, status] of [
				[-2, 422],
				[-1, 200],
				[1, 200],
				[2, 422],
			] as const) {
				pass(10 * MINUTE_MS);
				const answer = await enter(await halfway(user), shown(key, steps));
				expect([steps, answer.status]).toEqual([steps, status]);
			}
		});

		it('accepts no code twice, and answers the same for a used one as for a wrong one', async () => {
			const code = shown();
			expect((await enter(await halfway(user), code)).status).toBe(200);
			const [used, never] = [
				await enter(await halfway(user), code),
				await enter(await halfway(user), wrong()),
			];
			expect(used.body.code).toBe('WRONG_CODE');
			expect(used.text).toBe(never.text);
			const mine = await open().select().from(jobs).where(eq(jobs.userId, user.userId));
			const about = mine.map(({ payload }) => (payload as { notice?: string }).notice);
			expect(about.filter((notice) => notice === 'usedCode')).toHaveLength(1);
			expect((await enter(await halfway(user), shown(key, -1))).body.code).toBe('WRONG_CODE');
			pass(30_000);
			expect((await enter(await halfway(user), shown())).status).toBe(200);
		});

		it('does not accept the code that turned it on', async () => {
			const fresh = await signUpUser(server);
			const { body } = await begin(fresh.browser, fresh.password);
			const code = shown(body.key);
			await fresh.browser.post('/api/account/two-step', { code });
			expect((await enter(await halfway(fresh), code)).body.code).toBe('WRONG_CODE');
		});

		it('accepts a recovery code once, however it is typed', async () => {
			const [first = '', second = ''] = spare;
			expect((await enter(await halfway(user), first)).status).toBe(200);
			expect((await enter(await halfway(user), first)).body.code).toBe('WRONG_CODE');
			const typed = ` ${second.toLowerCase().replaceAll('-', ' ')} `;
			expect((await enter(await halfway(user), typed)).status).toBe(200);
			expect((await user.browser.get('/api/account/two-step')).body.recoveryCodesLeft).toBe(8);
			const other = await signUpUser(server);
			await turnOn(other);
			expect((await enter(await halfway(other), spare[2] ?? '')).body.code).toBe('WRONG_CODE');
		});

		it('begins one session when the same code is sent twice simultaneously', async () => {
			const browser = await halfway(user);
			const half = browser.cookies.get('half-session') ?? '';
			const twin = server.newBrowser();
			twin.cookies.set('half-session', half);
			const code = shown();
			const answers = await Promise.all([enter(browser, code), enter(twin, code)]);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
		});

		it('ends the half session after ten minutes, and if the password changes', async () => {
			const late = await halfway(user);
			pass(10 * MINUTE_MS);
			const answer = await enter(late, shown());
			expect([answer.status, answer.body.code]).toEqual([401, 'CODE_STEP_OVER']);
			expect((await enter(server.newBrowser(), shown())).body.code).toBe('CODE_STEP_OVER');
			const browser = await halfway(user);
			const password = 'another long enough phrase';
			await user.browser.post('/api/account/password', { currentPassword: user.password, password });
			expect((await enter(browser, shown())).body.code).toBe('CODE_STEP_OVER');
			expect((await enter(await halfway({ ...user, password }), shown())).status).toBe(200);
		});

		it('checks no code for a quarter of an hour after five wrong ones, and emails the person', async () => {
			const answers = [];
			for (let tries = 0; tries < 5; tries += 1)
				answers.push((await enter(await halfway(user), wrong())).body.code);
			expect(answers).toEqual([...Array(4).fill('WRONG_CODE'), 'TOO_MANY_CODES']);
			const limited = await enter(await halfway(user), shown());
			expect([limited.status, limited.body.code, limited.headers['retry-after']]).toEqual([
				429,
				'TOO_MANY_CODES',
				'900',
			]);
			expect((await enter(await halfway(user), spare[0] ?? '')).body.code).toBe('TOO_MANY_CODES');
			pass(15 * MINUTE_MS);
			expect((await enter(await halfway(user), shown())).status).toBe(200);
			const letters = await open().select().from(jobs).where(eq(jobs.userId, user.userId));
			expect(letters.map(({ payload }) => payload)).toContainEqual(
				expect.objectContaining({ notice: 'wrongCodes' }),
			);
		});
	});

	describe('once it is on', () => {
		const off = (proof: object) => user.browser.post('/api/account/two-step/off', proof);

		it('is turned off with the password and a code, by either kind', async () => {
			const { password } = user;
			expect((await off({ password: 'wrong', code: shown() })).body.code).toBe('WRONG_PASSWORD');
			expect((await off({ password, code: wrong() })).body.code).toBe('WRONG_CODE');
			expect((await off({ password, code: shown() })).body).toEqual({ success: true });
			expect((await off({ password, code: shown() })).body.code).toBe('TWO_STEP_OFF');
			expect((await user.browser.get('/api/account/two-step')).body).toEqual({
				since: null,
				recoveryCodesLeft: 0,
			});
			const { username } = user;
			const login = await server.newBrowser().post('/api/login', { username, password });
			expect(login.body).toEqual({ success: true });
			({ spare } = await turnOn(user));
			expect((await off({ password, code: spare[0] })).body).toEqual({ success: true });
			expect(await deeds()).toEqual(
				expect.arrayContaining(['twoStep.turnedOn', 'twoStep.turnedOff', 'twoStep.recoveryCodeUsed']),
			);
		});

		it('ends a sign-in waiting for its code when turned off', async () => {
			const browser = await halfway(user);
			await off({ password: user.password, code: shown() });
			expect((await enter(browser, spare[0] ?? '')).body.code).toBe('CODE_STEP_OVER');
		});

		it('gives new recovery codes that replace the old ones', async () => {
			const { browser, password } = user;
			const path = '/api/account/two-step/recovery-codes';
			expect((await browser.post(path, { password: 'wrong', code: shown() })).body.code).toBe(
				'WRONG_PASSWORD',
			);
			const { body } = await browser.post(path, { password, code: shown() });
			expect(body.recoveryCodes).toHaveLength(10);
			expect((await enter(await halfway(user), spare[0] ?? '')).body.code).toBe('WRONG_CODE');
			expect((await enter(await halfway(user), body.recoveryCodes[0])).status).toBe(200);
		});

		it('is in the export, without the key', async () => {
			const { browser } = user;
			const answer = await browser.get('/api/export/all-data?format=json');
			expect(answer.body.twoStepSignIn).toEqual({ since: START.toISOString() });
			const table = await browser.get('/api/export/all-data?format=csv');
			expect(table.text).toContain('Sign-in,,Two-step sign-in,Yes');
			for (const text of [answer.text, table.text])
				for (const secret of [key, ...spare]) expect(text).not.toContain(secret);
		});

		it.each(['none', 'a filed one'])('goes with the account, of whose returns HMRC has %s', async (has) => {
			const { browser, userId, password } = user;
			if (has !== 'none') {
				await makeThings(server, user);
				const accepted = { state: 'accepted', respondedAt: server.time.now } as const;
				await open().update(submissions).set(accepted).where(eq(submissions.userId, userId));
			}
			await halfway(user);
			const left = async () => {
				const rows = [];
				for (const table of [twoSteps, recoveryCodes, halfSessions])
					rows.push((await open().select().from(table).where(eq(table.userId, userId))).length);
				return rows;
			};
			expect(await left()).toEqual([1, 10, 1]);
			const { body } = await browser.post('/api/account/deletion', {
				...{ password, understood: true, eraseNow: true },
				code: shown(),
			});
			expect(body.kept).toHaveLength(has === 'none' ? 0 : 1);
			expect(await left()).toEqual([0, 0, 0]);
		});

		it('keeps the account from being deleted with the password alone', async () => {
			const { browser, password } = user;
			const remove = async (given: object) => {
				const answer = await browser.post('/api/account/deletion', { password, understood: true, ...given });
				return answer.body.code ?? answer.status;
			};
			// An empty code is not a guess: after as many as allowed, a correct code still counts.
			for (let tried = 0; tried < 6; tried += 1) expect(await remove({})).toBe('WRONG_CODE');
			expect(await remove({ code: wrong() })).toBe('WRONG_CODE');
			expect(await remove({ code: shown(), password: 'wrong' })).toBe('WRONG_PASSWORD');
			expect((await browser.get('/api/user')).status).toBe(200);
			expect(await remove({ code: spare[0] })).toBe(200);
			expect((await browser.get('/api/user')).status).toBe(401);
		});

		it('waits after wrong codes for deleting the account', async () => {
			const { browser, password } = user;
			const remove = (code: string) =>
				browser.post('/api/account/deletion', { password, understood: true, code });
			const said = [];
			for (let tried = 0; tried < 6; tried += 1) said.push((await remove(wrong())).body.code);
			expect(said.at(-1)).toBe('TOO_MANY_CODES');
			expect((await remove(shown())).body.code).toBe('TOO_MANY_CODES');
			expect((await browser.get('/api/user')).status).toBe(200);
		});

		it('can be turned off by the operator, audited, for people who have lost everything', async () => {
			const run = (...given: string[]) => twoStepCommand(given)?.(server.services);
			expect(await run('two-step-off', user.email.toUpperCase())).toEqual({
				ok: true,
				text: expect.stringContaining('two-step sign-in is off'),
			});
			expect(await run('two-step-off', user.username)).toMatchObject({
				ok: false,
				text: expect.stringContaining('is not on'),
			});
			expect(await run('two-step-off', 'nobody-at-all')).toMatchObject({ ok: false });
			expect([twoStepCommand(['two-step-off']), twoStepCommand(['submissions'])]).toEqual([
				undefined,
				undefined,
			]);
			expect(await deeds()).toContain('twoStep.turnedOffByOperator');
			const { username, password } = user;
			const login = await server.newBrowser().post('/api/login', { username, password });
			expect(login.body).toEqual({ success: true });
		});
	});

	it('logs no key and no code', async () => {
		const sink = new Writable({
			write(chunk, _encoding, next) {
				said += chunk;
				next();
			},
		});
		const log = pino({ level: 'trace' }, sink);
		const logged = await createTestServer(open(), { log });
		logged.time.now = server.time.now;
		const fresh = await signUpUser(logged);
		const { body } = await begin(fresh.browser, fresh.password);
		const code = shown(body.key);
		const { body: on } = await fresh.browser.post('/api/account/two-step', { code });
		await enter(await halfway(fresh, logged.newBrowser()), on.recoveryCodes[0]);
		await logged.services.jobs.worker.runDue();
		await logged.close();
		expect(said).toContain('/api/login/code');
		for (const secret of [body.key, code, on.recoveryCodes[0]]) expect(said).not.toContain(secret);
	});
});

describe('an app’s code', () => {
	const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

	it.each([
		// RFC 6238, appendix B, SHA-1, the last six of its eight digits.
		[59, '287082'],
		[1111111109, '081804'],
		[20000000000, '353130'],
	])('at %i seconds is %s', (seconds, code) => {
		const now = new Date(seconds * 1000);
		expect(stepOfCode(secret, code, now, null)).toBe(Math.floor(seconds / 30));
		expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now, null)).toBeDefined();
	});

	it('is never right after the clock was set back behind a used one', () => {
		expect(stepOfCode(secret, '287082', new Date(59_000), 1000)).toBeUndefined();
	});

	it.each(['', '12345', '1234567', '28708２', 'abcdef', '\u0000'])('is not %j', (typed) => {
		expect(stepOfCode(secret, typed, new Date(59_000), null)).toBeUndefined();
	});
});
