/** What HMRC has is changed only by an amendment, and what it turns out not to have is filed as the return itself. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import { jobs } from '../../database/schema/platform.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const HOUR = 3600;
const REFUSED = { code: '3001', errors: [] };

describeOnDatabases('what HMRC has', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;

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
		server.time.now = new Date('2025-11-20T12:00:00Z');
		await open().delete(jobs);
		filer = await createFiler(server);
	});

	const post = (path: string, body?: unknown) => filer.user.browser.post(path, body);
	const amend = () => post(`/api/tax-returns/${filer.taxReturnId}/amend`);
	const cancel = () => filer.user.browser.delete(`/api/tax-returns/${filer.taxReturnId}/amend`);
	const release = (id: string, found: boolean) =>
		post(`/api/submissions/${id}/release`, { looked: true, found });
	const amended = () => fake.filed.map(({ body }) => /<MTR[^>]*AmendedReturn="yes"/.test(body));
	const payOf = async () => {
		const { body } = await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/entries`);
		return body.find(({ section }: { section: string }) => section === 'employment').answers.pay;
	};

	/** HMRC got it and the answer was lost; its list does not show it; a person says that it is there. */
	async function seenAtHmrc(): Promise<string> {
		fake.faults.submit.push('resetAfter');
		fake.listShows = false;
		const id = await filer.file();
		await settle(server, 60);
		expect((await release(id, true)).status).toBe(200);
		return id;
	}

	it.each(['refused', 'released'])(
		'is not sent again by an old declaration once its amendment was %s and given up',
		async (end) => {
			const old = (await filer.check()).body.snapshotHash;
			const declaration = { accepted: true, snapshotHash: old };
			await filer.file();
			await settle(server);
			await amend();
			await filer.changePay('31000');
			if (end === 'refused') fake.verdict = REFUSED;
			else fake.faults.submit.push('resetBefore');
			const id = await filer.file();
			await settle(server, 60);
			if (end === 'released') {
				server.time.now = new Date((await filer.readSubmission(id)).releasableAt);
				expect((await release(id, false)).body.status).toBe('released');
			}
			fake.verdict = 'accept';
			expect((await cancel()).body).toMatchObject({ status: 'accepted', amending: false });
			expect((await filer.check()).body.snapshotHash).toBe(old);
			const before = fake.filed.length;
			for (const path of ['submit', 'retry']) {
				const again = await post(`/api/sa100/${path}/${filer.taxReturnId}`, { declaration });
				expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBMITTED' } });
			}
			await settle(server);
			expect(fake.filed).toHaveLength(before);
		},
	);

	it('was seen there and is refused after all while it is being amended: it is filed as the return itself', async () => {
		const first = await seenAtHmrc();
		await amend();
		await filer.changePay('31000');
		[fake.listShows, fake.verdict] = [true, REFUSED];
		await settle(server, 3 * HOUR);
		expect((await filer.readSubmission(first)).status).toBe('rejected');
		expect(await filer.readReturn()).toMatchObject({
			...{ status: 'rejected', submissionStatus: 'rejected', amending: false },
		});
		expect(await payOf()).toBe('31000.00');
		expect((await filer.check()).body.declaration).not.toMatch(/^This changes/);
		expect((await cancel()).body.code).toBe('NOT_AMENDING');
		expect((await amend()).body.code).toBe('NOTHING_TO_AMEND');
		fake.verdict = 'accept';
		const second = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(second)).toMatchObject({
			...{ status: 'deleted', amendment: 0, attemptNumber: 2 },
		});
		expect(amended()).toEqual([false, false]);
	});

	it('was seen there and is refused after all while its amendment is on its way: then both are over', async () => {
		const first = await seenAtHmrc();
		await amend();
		await filer.changePay('31000');
		[fake.listShows, fake.verdict, fake.pollsUntilFinal] = [true, REFUSED, 1000];
		const amendment = await filer.file();
		await settle(server, 60);
		expect((await filer.readSubmission(amendment)).status).toBe('polling');
		expect(await filer.file()).toBe(amendment);
		fake.pollsUntilFinal = 0;
		await settle(server, 3 * HOUR);
		expect((await filer.readSubmission(first)).status).toBe('rejected');
		expect((await filer.readSubmission(amendment)).status).toBe('rejected');
		expect(await filer.readReturn()).toMatchObject({ status: 'rejected', amending: false });
		fake.verdict = 'accept';
		const last = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(last)).toMatchObject({ status: 'deleted', amendment: 0 });
		expect(amended()).toEqual([false, true, false]);
		const { body } = await filer.user.browser.get(`/api/sa100/logs/${filer.taxReturnId}`);
		expect(body.latestStatus).toBe('deleted');
		expect((await filer.readReturn()).submissionId).toBe(last);
	});

	it('an amendment of it that was seen there and is refused after all is open again, and can be given up', async () => {
		await filer.file();
		await settle(server);
		await amend();
		await filer.changePay('31000');
		const amendment = await seenAtHmrc();
		expect((await filer.readReturn()).amending).toBe(false);
		[fake.listShows, fake.verdict] = [true, REFUSED];
		await settle(server, 3 * HOUR);
		expect((await filer.readSubmission(amendment)).status).toBe('rejected');
		expect(await filer.readReturn()).toMatchObject({ status: 'rejected', amending: true });
		expect((await cancel()).body).toMatchObject({ status: 'accepted', amending: false });
		expect(await payOf()).toBe('30000.00');
	});

	it('is nothing, though the return stands as amended: giving that up keeps the answers', async () => {
		fake.verdict = REFUSED;
		await filer.file();
		await settle(server);
		await filer.changePay('31000');
		const stands = { amending: true, status: 'draft', submissionStatus: 'draft' } as const;
		await open().update(taxReturns).set(stands).where(eq(taxReturns.id, filer.taxReturnId));
		expect((await cancel()).body).toMatchObject({ status: 'rejected', amending: false });
		expect(await payOf()).toBe('31000.00');
		fake.verdict = 'accept';
		await filer.file();
		await settle(server);
		expect(amended()).toEqual([false, false]);
	});
});
