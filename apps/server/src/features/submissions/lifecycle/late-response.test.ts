/** Someone said that HMRC does not have it, but HMRC has: nothing is lost, and nothing more is filed unknowingly. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { jobs } from '../../../database/schema/platform.ts';
import { filedEntries } from '../../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { submissionJobKey } from './freeze.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describeOnDatabases('a late response of HMRC’s', (open) => {
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
	const cancel = () => filer.user.browser.delete(`/api/tax-returns/${filer.taxReturnId}/amend`);
	const sends = () => fake.messages.filter((kind) => kind === 'submit').length;
	const statusOf = async (id: string) => (await filer.readSubmission(id)).status;
	const wordsOf = async (id: string): Promise<string[]> =>
		(await filer.readSubmission(id)).events.map(({ detail }: { detail: string }) => detail);
	const payOf = async () => {
		const { body } = await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/entries`);
		return body.find(({ section }: { section: string }) => section === 'employment').answers.pay;
	};
	const jobOf = (id: string) => eq(jobs.dedupeKey, submissionJobKey(id));

	/** Sent to and recorded by HMRC, which lists it only once `fake.listShows`; then someone says it is missing. */
	async function saidToBeMissing(): Promise<string> {
		fake.faults.submit.push('resetAfter');
		fake.listShows = false;
		const id = await filer.file();
		await settle(server, 60);
		server.time.now = new Date((await filer.readSubmission(id)).releasableAt);
		const released = await post(`/api/submissions/${id}/release`, { looked: true, found: false });
		expect(released).toMatchObject({
			status: 200,
			body: { status: 'released', releasedAt: expect.any(String) },
		});
		return id;
	}

	it('with an acceptance is stored with its receipt, shown, and emailed; the return counts as filed', async () => {
		const id = await saidToBeMissing();
		expect((await filer.readReturn()).status).toBe('failed');
		fake.listShows = true;
		await settle(server, 3 * HOUR);
		const { irmark, receipt, releasedAt } = await filer.readSubmission(id);
		expect(receipt).toMatchObject({ irmark });
		expect(releasedAt).not.toBeNull();
		expect(await wordsOf(id)).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^HMRC has it after all: it turned up/),
				expect.stringMatching(/^HMRC accepted it after all, and we’ve kept the receipt/),
			]),
		);
		expect(await filer.readReturn()).toMatchObject({ status: 'accepted', amending: false, submissionId: id });
		const letter = join(server.services.config.dataFolder, 'outbox', `receipt-${id}.eml`);
		expect((await readFile(letter, 'utf8')).replace(/=\n/g, '')).toContain('HMRC has it after all');
		expect((await filer.submit()).body.code).toBe('ALREADY_SUBMITTED');
		const own = eq(filedEntries.taxReturnId, filer.taxReturnId);
		expect(await open().select().from(filedEntries).where(own)).toEqual([]);
	});

	it('answers changed in the meantime become an amendment of what HMRC has, which can be cancelled', async () => {
		const id = await saidToBeMissing();
		const { body: stale } = await filer.check();
		expect((await filer.changePay('31000')).status).toBe(200);
		fake.listShows = true;
		await settle(server, 3 * HOUR);
		expect(await statusOf(id)).toBe('deleted');
		expect(await filer.readReturn()).toMatchObject({ status: 'draft', amending: true, submissionId: id });
		const declaration = { accepted: true, snapshotHash: stale.snapshotHash };
		const unknowing = await post(`/api/sa100/submit/${filer.taxReturnId}`, { declaration });
		expect(unknowing.body.code).toBe('SNAPSHOT_CHANGED');
		const { amendment } = (await filer.check()).body;
		expect(amendment).toMatchObject({ differs: true });
		expect(await payOf()).toBe('31000.00');
		expect((await cancel()).status).toBe(200);
		expect(await payOf()).toBe('30000.00');
		expect(await filer.readReturn()).toMatchObject({ status: 'accepted', amending: false, submissionId: id });
		expect(sends()).toBe(1);
	});

	it('stops the one that was declared in its place before any of it is sent', async () => {
		const id = await saidToBeMissing();
		await filer.changePay('31000');
		const next = await filer.file();
		// The queue is slow: HMRC's answer is here before its turn comes.
		await open()
			.update(jobs)
			.set({ runAt: new Date(Date.now() + 365 * DAY * 1000) })
			.where(jobOf(next));
		fake.listShows = true;
		await settle(server, 3 * HOUR);
		expect([await statusOf(id), await statusOf(next)]).toEqual(['deleted', 'frozen']);
		await open().update(jobs).set({ runAt: server.time.now }).where(jobOf(next));
		await settle(server, 60);
		expect([await statusOf(next), sends()]).toEqual(['failed', 1]);
		expect((await wordsOf(next)).at(-1)).toMatch(/so we didn’t send this one$/);
		expect(await filer.readReturn()).toMatchObject({ status: 'draft', amending: true, submissionId: id });
	});

	it('holds a new declaration back while HMRC is still working on it', async () => {
		const id = await saidToBeMissing();
		[fake.listShows, fake.pollsUntilFinal] = [true, 1000];
		await settle(server, 2 * HOUR);
		expect(await statusOf(id)).toBe('polling');
		expect((await filer.readReturn()).status).toBe('processing');
		expect((await filer.changePay('31000')).status).toBe(409);
		expect(await filer.file()).toBe(id);
		expect(sends()).toBe(1);
	});

	it('about one whose replacement was accepted: HMRC has both, and both receipts are here', async () => {
		const id = await saidToBeMissing();
		await filer.changePay('31000');
		const next = await filer.file();
		await settle(server, 60);
		expect(await statusOf(next)).toBe('deleted');
		fake.listShows = true;
		await settle(server, 3 * HOUR);
		const both = await Promise.all([id, next].map(filer.readSubmission));
		expect(both.map(({ status, receipt }) => [status, receipt !== null])).toEqual([
			['deleted', true],
			['deleted', true],
		]);
		expect(await filer.readReturn()).toMatchObject({
			status: 'accepted',
			amending: false,
			submissionId: next,
		});
		expect(await post(`/api/tax-returns/${filer.taxReturnId}/amend`)).toMatchObject({ status: 200 });
	});

	it.each(['refusal', 'acceptance'])(
		'of one in whose place another was refused, told after the %s: the return counts as filed',
		async (first) => {
			const id = await saidToBeMissing();
			fake.verdict = { code: '3001', errors: [] };
			fake.pollsUntilFinal = first === 'refusal' ? 0 : 1000;
			const next = await filer.file();
			await settle(server, 60);
			expect(await statusOf(next)).toBe(first === 'refusal' ? 'rejected' : 'polling');
			[fake.verdict, fake.listShows] = ['accept', true];
			// One job queries HMRC's list, the other polls: the answers alternate.
			const [one] = fake.filed;
			if (one) one.polls = 1000;
			await settle(server, 3 * HOUR);
			expect(await statusOf(id)).toBe('deleted');
			if (first === 'acceptance') {
				expect((await filer.readReturn()).submissionId).toBe(next);
				[fake.verdict, fake.pollsUntilFinal] = [{ code: '3001', errors: [] }, 0];
				await settle(server, HOUR);
			}
			expect(await statusOf(next)).toBe('rejected');
			expect(await filer.readReturn()).toMatchObject({ status: 'accepted', submissionId: id });
			expect((await filer.submit()).body.code).toBe('ALREADY_SUBMITTED');
		},
	);

	it('that it was refused is stored with the reasons, and the return can be corrected', async () => {
		const id = await saidToBeMissing();
		const errors = [{ raisedBy: 'ChRIS', code: '6554', type: 'business', text: 'Synthetic' }];
		[fake.listShows, fake.verdict] = [true, { code: '3001', errors }];
		await settle(server, 3 * HOUR);
		expect(await filer.readSubmission(id)).toMatchObject({ status: 'rejected', errors: [{ code: '6554' }] });
		expect(await wordsOf(id)).toEqual(expect.arrayContaining([expect.stringContaining('and rejected it')]));
		expect((await filer.readReturn()).status).toBe('rejected');
		fake.verdict = 'accept';
		await filer.file();
		await settle(server, 60);
		expect((await filer.readReturn()).status).toBe('accepted');
	});

	it.each([false, true])('about an amendment counts too (cancelled meanwhile: %s)', async (givenUp) => {
		await filer.file();
		await settle(server);
		await post(`/api/tax-returns/${filer.taxReturnId}/amend`);
		await filer.changePay('31000');
		const id = await saidToBeMissing();
		expect(await filer.readReturn()).toMatchObject({ status: 'failed', amending: true });
		if (givenUp) expect((await cancel()).status).toBe(200);
		fake.listShows = true;
		await settle(server, 3 * HOUR);
		expect(await filer.readReturn()).toMatchObject({
			status: 'accepted',
			amending: false,
			submissionId: id,
		});
	});

	it('is listened for as long as any other is looked for, and no longer', async () => {
		const id = await saidToBeMissing();
		await settle(server, 4 * DAY);
		expect(await statusOf(id)).toBe('released');
		expect(await open().select().from(jobs).where(jobOf(id))).toEqual([]);
		expect((await wordsOf(id)).filter((words) => words.includes('still isn’t in HMRC’s list'))).toHaveLength(
			1,
		);
	});
});
