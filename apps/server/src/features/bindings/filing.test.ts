/**
 * Filing for someone else: a UTR that HMRC has accepted from one account is refused to every other. On both databases.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, settle } from '../../../tests/filer.ts';
import { utrBindings } from '../../database/schema/bindings.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { newUtr } from '../../testing/new-utr.ts';
import { makePartnership } from '../../testing/partnership-return.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

describeOnDatabases('filing for somebody else', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
	});

	/** Someone whose return HMRC has accepted. */
	const createVictim = async () => {
		const victim = await createFiler(server);
		await victim.file();
		await settle(server);
		expect((await victim.readReturn()).status).toBe('accepted');
		return victim;
	};

	it('is refused before anything is frozen, for another year too', async () => {
		const victim = await createVictim();
		for (const taxYear of ['2024-25', '2025-26']) {
			const attacker = await createFiler(server, { utr: victim.utr, taxYear });
			expect(await attacker.submit()).toMatchObject({
				status: 409,
				body: { code: 'UTR_BOUND_ELSEWHERE' },
			});
			await settle(server);
			expect(await attacker.readReturn()).toMatchObject({ status: 'draft', submissionId: null });
		}
		expect(fake.filed).toHaveLength(1);
	});

	it('is not claimed by typing it: it belongs to the first account to file for it', async () => {
		const attacker = await createFiler(server);
		const victim = await createFiler(server, { utr: attacker.utr });
		await victim.file();
		await settle(server);
		expect((await victim.readReturn()).status).toBe('accepted');
		expect((await attacker.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
	});

	it('is refused to one of two who file at the same time, and only one reaches HMRC', async () => {
		const first = await createFiler(server);
		const second = await createFiler(server, { utr: first.utr, taxYear: '2025-26' });
		const answers = await Promise.all([first.submit(), second.submit()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.code).toBe('UTR_BOUND_ELSEWHERE');
		await settle(server);
		expect(fake.filed).toHaveLength(1);
	});

	it('is free for anyone again once HMRC has rejected the only attempt', async () => {
		const first = await createFiler(server);
		fake.verdict = { code: '3001', errors: [] };
		await first.file();
		await settle(server);
		fake.verdict = 'accept';
		const second = await createFiler(server, { utr: first.utr });
		await second.file();
		await settle(server);
		expect((await second.readReturn()).status).toBe('accepted');
		expect((await first.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
	});

	it('leaves the account’s own returns of other years and amendments alone', async () => {
		const victim = await createVictim();
		await victim.user.browser.post(`/api/tax-returns/${victim.taxReturnId}/amend`);
		await victim.changePay('31000');
		await victim.file();
		await settle(server);
		expect((await victim.readReturn()).status).toBe('accepted');
	});

	it('is free again once the account is erased, though its return is kept', async () => {
		const victim = await createVictim();
		const { browser, password } = victim.user;
		expect((await browser.get('/api/export/all-data?format=json')).body.references).toEqual([
			{ uniqueTaxReference: victim.utr, environment: 'local', boundAt: expect.any(String) },
		]);
		const deleted = await browser.post('/api/account/deletion', {
			password,
			understood: true,
			eraseNow: true,
		});
		expect(deleted).toMatchObject({ status: 200, body: { kept: [{ taxYear: '2024-25' }] } });
		const next = await createFiler(server, { utr: victim.utr });
		await next.file();
		await settle(server);
		expect((await next.readReturn()).status).toBe('accepted');
	});

	it('is refused for a partnership’s reference too', async () => {
		const [partner, attacker] = [await createPartnership(), await createPartnership()];
		expect((await submit(partner)).status).toBe(202);
		await settle(server);
		expect(fake.filed).toHaveLength(1);
		expect((await submit(attacker)).body.code).toBe('UTR_BOUND_ELSEWHERE');
	});

	const partnershipUtr = newUtr();
	/** A user who is about to file for the partnership of these tests. */
	const createPartnership = async () => {
		const user = await signUpUser(server);
		return { user, ...(await makePartnership(user, partnershipUtr)) };
	};
	const submit = async ({
		user: { browser },
		path,
		taxReturnId,
	}: Awaited<ReturnType<typeof createPartnership>>) => {
		const { snapshotHash } = (await browser.get(`${path}/check-answers`)).body;
		return browser.post(`/api/sa100/submit/${taxReturnId}`, {
			declaration: { accepted: true, snapshotHash },
		});
	};

	it('is stored so that nobody can read it', async () => {
		const victim = await createVictim();
		const rows = await open().select().from(utrBindings).where(eq(utrBindings.userId, victim.user.userId));
		const [row] = rows;
		if (!row) throw new Error('a binding was stored');
		expect(JSON.stringify(row)).not.toContain(victim.utr);
		const again = { ...row, id: randomUUID() };
		await expect(open().insert(utrBindings).values(again)).rejects.toThrow();
	});
});
