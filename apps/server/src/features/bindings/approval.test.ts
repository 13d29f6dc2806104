/**
 * Where an agent files for others with HMRC, the first return for a reference waits for approval; where somebody files
 * for themselves, only their own are filed. On both databases. Nothing here is sent: no job of filing is run.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFiler, type Filer } from '../../../tests/filer.ts';
import { bindingRequests } from '../../database/schema/bindings.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { newUtr } from '../../testing/new-utr.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { bindingCommand } from './operator-command.ts';

const AGENT = {
	HMRC_ENV: 'test-in-live',
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street|Leeds',
};

describeOnDatabases('the first return for a reference', (open) => {
	let server: TestServer;
	let filer: Filer;

	beforeAll(async () => {
		server = await createTestServer(open(), { environment: AGENT });
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		await open().delete(jobs);
		await open().delete(bindingRequests);
		filer = await createFiler(server);
	});

	const agree = async ({ user: { browser } }: Filer) => {
		const { state } = (await browser.get('/api/hmrc/auth')).body;
		await browser.post(`/api/hmrc/consent/${state}`, { granted: true });
	};
	const blockers = async (one = filer) =>
		(await one.check()).body.blockers.map(({ code }: { code: string }) => code);
	const waiting = () => open().select().from(bindingRequests);
	const operator = async (...words: string[]) => bindingCommand(words)?.(server.services);

	it('waits, and nobody is asked before the person has agreed', async () => {
		expect(await blockers()).toEqual(['BINDING_AWAITS_APPROVAL']);
		expect(await waiting()).toEqual([]);
		expect((await filer.submit()).body.code).toBe('AGENT_CONSENT_REQUIRED');
		await agree(filer);
		expect(await blockers()).toEqual(['BINDING_AWAITS_APPROVAL']);
		expect(await blockers()).toEqual(['BINDING_AWAITS_APPROVAL']);
		expect(await waiting()).toHaveLength(1);
		expect((await open().select().from(jobs)).map(({ kind }) => kind)).toEqual(['binding.letter']);
	});

	it('is not asked for while something else stands in the way', async () => {
		await agree(filer);
		await filer.changePay('');
		expect((await blockers()).length).toBeGreaterThan(1);
		expect(await waiting()).toEqual([]);
	});

	it('is refused, frozen nowhere, until it is approved', async () => {
		await agree(filer);
		expect(await filer.submit()).toMatchObject({ status: 409, body: { code: 'BINDING_AWAITS_APPROVAL' } });
		expect((await filer.readReturn()).submissionId).toBeNull();
		const [request] = await waiting();
		expect((await operator('bindings'))?.text).toContain(
			`Username: ${filer.user.username}, UTR ending in ${filer.utr.slice(-3)}`,
		);
		expect((await operator('approve', request?.id ?? ''))?.ok).toBe(true);
		expect(await blockers()).toEqual([]);
		expect((await filer.submit()).status).toBe(202);
	});

	it('that was approved for one account waits in another, and with another reference', async () => {
		await agree(filer);
		await blockers();
		await operator('approve', (await waiting())[0]?.id ?? '');
		const another = await createFiler(server, { utr: filer.utr });
		await agree(another);
		expect(await blockers(another)).toEqual(['BINDING_AWAITS_APPROVAL']);
		const { browser, userId } = filer.user;
		await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: newUtr() });
		expect(await blockers()).toEqual(['BINDING_AWAITS_APPROVAL']);
	});

	it('waits for one reference of an account, whatever was typed before', async () => {
		await agree(filer);
		const { browser, userId } = filer.user;
		for (let typed = 0; typed < 3; typed += 1) {
			await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: newUtr() });
			await blockers();
		}
		expect(await waiting()).toHaveLength(1);
	});

	it('that was declined says so', async () => {
		await agree(filer);
		await blockers();
		await operator('decline', (await waiting())[0]?.id ?? '');
		expect(await blockers()).toEqual(['BINDING_DECLINED']);
		expect((await filer.submit()).body.code).toBe('BINDING_DECLINED');
	});

	it('is refused with one’s own credentials, unless the reference is one’s own', async () => {
		const environment = { HMRC_ENV: 'test-in-live', HMRC_SENDER: 'individual', HMRC_OWN_UTRS: filer.utr };
		const own = await createTestServer(open(), { environment });
		const stranger = await createFiler(own);
		expect(await blockers(stranger)).toEqual(['UTR_NOT_OWN']);
		expect((await stranger.submit()).body.code).toBe('UTR_NOT_OWN');
		const owner = await createFiler(own, { utr: filer.utr });
		expect((await owner.submit()).status).toBe(202);
		await own.close();
	});
});
