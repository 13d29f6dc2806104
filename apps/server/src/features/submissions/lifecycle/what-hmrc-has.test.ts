/** What HMRC has is changed only by an amendment, and what it turns out not to have is filed as the return itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { auditEvents, jobs } from '../../../database/schema/platform.ts';
import { taxReturns } from '../../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { resolveSubmission, stuckSubmissions } from '../operator/operator.ts';

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

	/** HMRC received it and the answer was lost; its list does not show it; a person says it is there. */
	async function seenAtHmrc(): Promise<string> {
		fake.faults.submit.push('resetAfter');
		fake.listShows = false;
		const id = await filer.file();
		await settle(server, 60);
		expect((await release(id, true)).status).toBe(200);
		return id;
	}

	it.each(['refused', 'released'])(
		'is not sent again by an old declaration once its amendment was %s and cancelled',
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

	it('was seen there and is refused after all while being amended: it is filed as the return itself', async () => {
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
		expect((await filer.check()).body.declaration).not.toMatch(/^This amends/);
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
		expect(body.latestStatus).toBe('accepted');
		expect((await filer.readReturn()).submissionId).toBe(last);
	});

	it('reopens an amendment that was seen there and is refused after all; it can then be cancelled', async () => {
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

	it('believes HMRC’s list when someone says it is missing at the same time, and sends nothing again', async () => {
		fake.faults.submit.push('resetAfter');
		fake.listShows = false;
		const id = await filer.file();
		await settle(server, 60);
		server.time.now = new Date((await filer.readSubmission(id)).releasableAt);
		fake.faults.list.push('htmlBefore');
		const events = async () => (await filer.readSubmission(id)).events.length;
		const before = await events();
		expect(await release(id, false)).toMatchObject({ status: 409, body: { code: 'HMRC_NOT_ASKED' } });
		expect(await events()).toBe(before);
		fake.listShows = true;
		expect(await release(id, false)).toMatchObject({ status: 409, body: { code: 'FOUND_AT_HMRC' } });
		expect((await filer.readSubmission(id)).status).toBe('acknowledged');
		await settle(server, 5);
		expect((await filer.readSubmission(id)).status).toBe('deleted');
		expect((await release(id, false)).body.code).toBe('NOTHING_TO_RELEASE');
		expect(fake.messages.filter((kind) => kind === 'submit')).toHaveLength(1);
	});

	it('lists it although the job had failed: the answer is still fetched', async () => {
		fake.faults.submit.push('resetAfter');
		fake.listShows = false;
		const id = await filer.file();
		await settle(server, 4 * 24 * HOUR);
		const dead = async () => (await filer.user.browser.get('/api/jobs/failed')).body;
		expect(await dead()).toHaveLength(1);
		fake.listShows = true;
		expect((await release(id, false)).body.code).toBe('FOUND_AT_HMRC');
		expect(await dead()).toHaveLength(0);
		await settle(server, 60);
		expect((await filer.readSubmission(id)).status).toBe('deleted');
	});

	it('keeps failing: the operator is told, and a person may say it is not there', async () => {
		fake.faults.poll.push(...Array<'trouble3000'>(30).fill('trouble3000'));
		const id = await filer.file();
		await settle(server, 60);
		expect((await release(id, false)).body.code).toBe('RELEASE_TOO_SOON');
		await settle(server, 5 * 24 * HOUR);
		const { username, password } = filer.user;
		await post('/api/login', { username, password });
		expect(await filer.readSubmission(id)).toMatchObject({ status: 'unknown', unknownReason: 'hmrcTrouble' });
		const letter = join(server.services.config.dataFolder, 'outbox', `operator-${id}.eml`);
		expect(await readFile(letter, 'utf8')).toContain('resolve');
		expect((await release(id, false)).body.status).toBe('released');
		fake.faults.poll.length = 0;
		const second = await filer.file();
		await settle(server, 60);
		expect((await filer.readSubmission(second)).status).toBe('deleted');
	});

	it('was wrongly thought to have it: the operator records that, and the return is filed', async () => {
		fake.faults.submit.push('resetBefore');
		const first = await filer.file();
		await settle(server, 60);
		expect((await release(first, true)).status).toBe(200);
		await amend();
		await filer.changePay('31000');
		const { services } = server;
		const stuck = async () => (await stuckSubmissions(services)).map(({ id }) => id);
		expect(await stuck()).not.toContain(first);
		const early = await resolveSubmission(services, first, false);
		expect(early).toMatchObject({ problem: { code: 'RELEASE_TOO_SOON' } });
		await settle(server, 4 * 24 * HOUR);
		expect(await stuck()).toContain(first);
		expect((await resolveSubmission(services, first, false)).ok).toBe(true);
		expect(await stuck()).not.toContain(first);
		const own = eq(auditEvents.subject, `submission:${first}`);
		expect(await open().select().from(auditEvents).where(own)).toContainEqual(
			expect.objectContaining({ action: 'submission.releasedByOperator', detail: { seenBefore: true } }),
		);
		const { username, password } = filer.user;
		await post('/api/login', { username, password });
		expect(await filer.readSubmission(first)).toMatchObject({ status: 'released', seenAtHmrcAt: null });
		expect(await filer.readReturn()).toMatchObject({ status: 'failed', amending: false });
		const second = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(second)).toMatchObject({ status: 'deleted', amendment: 0 });
		expect(amended()).toEqual([false]);
	});

	it('does not have an amendment that was seen there by mistake: it reopens, and can be cancelled', async () => {
		await filer.file();
		await settle(server);
		await amend();
		await filer.changePay('31000');
		fake.faults.submit.push('resetBefore');
		const id = await filer.file();
		await settle(server, 60);
		await release(id, true);
		await settle(server, 4 * HOUR);
		expect((await resolveSubmission(server.services, id, false)).ok).toBe(true);
		expect(await filer.readReturn()).toMatchObject({ status: 'failed', amending: true });
		expect((await cancel()).body).toMatchObject({ status: 'accepted', amending: false });
		expect(await payOf()).toBe('30000.00');
	});

	it('has nothing, though the return was amended: cancelling the amendment keeps the answers', async () => {
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
