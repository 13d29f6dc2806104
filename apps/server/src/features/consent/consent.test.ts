/** Letting an agent act: asked, given, withdrawn; without it no agent files anything. On both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

const AGENT = {
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street|Leeds',
};

describeOnDatabases('consent for an agent', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url, ...AGENT } });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
		filer = await createFiler(server);
	});

	const get = (path: string) => filer.user.browser.get(path);
	const status = async () => (await get('/api/hmrc/auth-status')).body;
	const answer = (state: string, granted: boolean) =>
		filer.user.browser.post(`/api/hmrc/consent/${state}`, { granted });
	const ask = async (): Promise<string> => {
		const { body } = await get('/api/hmrc/auth');
		expect(body.authUrl).toBe(`/consent/${body.state}`);
		return body.state;
	};

	it('is asked in words, given once, and lasts until it is withdrawn', async () => {
		expect(await status()).toEqual({
			authorized: false,
			connected: false,
			available: true,
			required: true,
			agentName: 'Ink & Co',
			since: null,
			expiresAt: null,
			ended: null,
			attempt: null,
		});
		const state = await ask();
		expect(await ask()).toBe(state);
		const page = await get(`/api/hmrc/consent/${state}`);
		expect(page.body).toMatchObject({
			status: 'asked',
			title: 'Let Ink & Co act as your agent with HMRC',
			words: expect.arrayContaining([expect.stringContaining('withdraw at any time')]),
		});
		const at = server.time.now.toISOString();
		expect((await answer(state, true)).body).toMatchObject({ status: 'given', answeredAt: at });
		expect((await answer(state, true)).status).toBe(200);
		expect((await answer(state, false)).body.code).toBe('CONSENT_CLOSED');
		expect(await status()).toMatchObject({ authorized: true, since: at });
		expect((await filer.user.browser.delete('/api/hmrc/auth')).body).toEqual({
			success: true,
			revokedAt: at,
			hmrcUrl: null,
		});
		expect((await filer.user.browser.delete('/api/hmrc/auth')).body).toEqual({
			success: true,
			revokedAt: null,
			hmrcUrl: null,
		});
		expect(await status()).toMatchObject({ authorized: false });
		expect((await get(`/api/hmrc/consent/${state}`)).body.status).toBe('revoked');
		expect(await ask()).not.toBe(state);
	});

	it.each([
		['local', 'This is a test. Returns go to a stand-in on this machine. Nothing is sent to HMRC.'],
		['sandbox', 'This is a test. Returns go to HMRC’s test service. Nothing is filed.'],
		[
			'test-in-live',
			'This is a test. Returns go to HMRC, which checks each one and throws it away. Nothing is filed.',
		],
		['live', undefined],
	] as const)('says in %s where returns go', async (environment, words) => {
		const hmrc = { ...server.services.config.hmrc, environment };
		const another = await createTestServer(open(), { config: { hmrc } });
		const { browser } = await signUpUser(another);
		const { state } = (await browser.get('/api/hmrc/auth')).body;
		const said: string[] = (await browser.get(`/api/hmrc/consent/${state}`)).body.words;
		expect(said.find((paragraph) => paragraph.includes('test'))).toBe(words);
		await another.close();
	});

	it('that was refused, or not answered within an hour, does not count', async () => {
		const refused = await ask();
		expect((await answer(refused, false)).body.status).toBe('refused');
		expect((await status()).authorized).toBe(false);
		const old = await ask();
		server.time.now = new Date(server.time.now.getTime() + 3_600_001);
		expect((await answer(old, true)).body.code).toBe('CONSENT_CLOSED');
		expect((await get(`/api/hmrc/consent/${old}`)).body.status).toBe('closed');
	});

	it('can be given only by the person', async () => {
		const state = await ask();
		const other = await signUpUser(server);
		expect((await other.browser.post(`/api/hmrc/consent/${state}`, { granted: true })).status).toBe(403);
		expect((await status()).authorized).toBe(false);
	});

	it('is needed to file, and HMRC is told who the agent is', async () => {
		expect((await filer.submit()).body.code).toBe('AGENT_CONSENT_REQUIRED');
		await answer(await ask(), true);
		await filer.file();
		await settle(server);
		const [filed] = fake.filed;
		expect(filed?.body).toContain('<Company>Ink &amp; Co</Company>');
		expect(filed?.body).toContain('<Sender>Agent</Sender>');
		expect(filed?.body).toContain('<AgentDeclaration>yes</AgentDeclaration>');
		expect((await filer.readReturn()).status).toBe('accepted');
	});

	it('that is withdrawn before anything is sent keeps the return here', async () => {
		await answer(await ask(), true);
		const id = await filer.file();
		await filer.user.browser.delete('/api/hmrc/auth');
		await settle(server);
		expect(await filer.readSubmission(id)).toMatchObject({
			status: 'failed',
			events: [{ state: 'frozen' }, { detail: expect.stringContaining('withdrew your agreement') }],
		});
		expect(fake.messages).toEqual([]);
	});

	it('to one agent does not count for another', async () => {
		await answer(await ask(), true);
		const environment = { HMRC_LOCAL_URL: fake.url, ...AGENT, HMRC_AGENT_NAME: 'Pen & Co' };
		const another = await createTestServer(open(), { environment });
		const { userId } = filer.user;
		const { maySendFor } = await import('./policy.ts');
		expect(await maySendFor(server.services, open(), userId)).toBe(true);
		expect(await maySendFor(another.services, open(), userId)).toBe(false);
		await another.close();
	});

	it('is not asked for if people file for themselves', async () => {
		const own = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
		const { browser } = await signUpUser(own);
		expect((await browser.get('/api/hmrc/auth')).body.code).toBe('CONSENT_NOT_NEEDED');
		expect((await browser.get('/api/hmrc/auth-status')).body).toMatchObject({
			authorized: true,
			required: false,
			agentName: null,
		});
		await own.close();
	});

	it('is not affected when HMRC refuses the agent’s own credentials', async () => {
		await answer(await ask(), true);
		const refusedAs = async (code: string) => {
			fake.refuseSubmit = code;
			const { status, body } = await filer.submit();
			if (status !== 202) return body.code;
			await settle(server);
			return (await filer.readSubmission(body.submissionId)).status;
		};
		for (const code of ['1046', '1002', '1047', '1046', '1001', '1001', '1001'])
			expect(await refusedAs(code), code).toBe('rejected');
		expect(await refusedAs('1001')).toBe('ATTEMPTS_EXHAUSTED');
	});
});
