/**
 * When an agent files for others with HMRC, the first return for a reference waits for approval; people filing for
 * themselves can file only for their own reference. On both databases. Nothing is sent here: the filing job never runs.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFiler, type Filer } from '../../../tests/filer.ts';
import { bindingRequests } from '../../database/schema/bindings.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { newUtr } from '../../testing/new-utr.ts';
import { standsAlone } from '../../testing/stands-alone.ts';
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

	it('is not requested while there is another blocker', async () => {
		await agree(filer);
		await filer.changePay('');
		expect((await blockers()).length).toBeGreaterThan(1);
		expect(await waiting()).toEqual([]);
	});

	it('is refused, without freezing anything, until it is approved', async () => {
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

	const letters = async () => {
		await server.services.jobs.worker.runDue();
		const folder = join(server.services.config.dataFolder, 'outbox');
		const names = (await readdir(folder)).filter((name) => name.startsWith('notice-'));
		const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
		return texts.filter((text) => text.includes(filer.user.email)).map((text) => text.replace(/=\r?\n/g, ''));
	};

	it('that was approved sends the person an email without reference or name', async () => {
		await agree(filer);
		await blockers();
		await operator('approve', (await waiting())[0]?.id ?? '');
		const all = await letters();
		expect(all).toHaveLength(1);
		expect(all[0]).toContain('Subject: You can now file your tax return with Halfpenny');
		for (const personal of [filer.utr, 'Quill', 'If that was not you'])
			expect(all[0]).not.toContain(personal);
		expect(all[0]).not.toMatch(standsAlone(filer.utr.slice(-3)));
	});

	it('is in the export, with the decision', async () => {
		await agree(filer);
		await blockers();
		const exported = async () =>
			(await filer.user.browser.get('/api/export/all-data?format=json')).body.requestsToFile;
		expect(await exported()).toMatchObject([{ uniqueTaxReference: filer.utr, decision: null }]);
		await operator('approve', (await waiting())[0]?.id ?? '');
		expect(await exported()).toMatchObject([{ uniqueTaxReference: filer.utr, decision: 'approved' }]);
		const csv = (await filer.user.browser.get('/api/export/all-data?format=csv')).text;
		expect(csv).toMatch(new RegExp(`asked to file for.*Approved.*${filer.utr}`));
	});

	it('that was declined says so, in an email too', async () => {
		await agree(filer);
		await blockers();
		await operator('decline', (await waiting())[0]?.id ?? '');
		expect((await letters())[0]).toMatch(/Subject: .*be filed with this service|=\?utf-8/i);
		expect(await blockers()).toEqual(['BINDING_DECLINED']);
		expect((await filer.submit()).body.code).toBe('BINDING_DECLINED');
	});

	it('is refused with the individual’s credentials, unless the reference is their own', async () => {
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
