/**
 * One person fills the reading lane with documents that take for ever: everyone else files, and gets their turn at
 * reading.
 */
import type { readDocument } from '@halfpenny/reader';
import { makeP60, slowForms } from '@halfpenny/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { jobs } from '../src/database/schema/platform.ts';
import { submissionJob } from '../src/features/submissions/jobs.ts';
import { describeOnDatabases } from '../src/testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../src/testing/test-server.ts';
import { upload } from '../src/testing/upload.ts';
import { type FakeTransactionEngine, startFakeTransactionEngine } from './fake-transaction-engine.ts';
import { createFiler } from './filer.ts';

const PAPERS = 28;
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Readings in the order they began, each held until it is ended. */
const readings: { readonly bytes: Uint8Array; readonly end: () => void }[] = [];
vi.mock('@halfpenny/reader', async (importOriginal) => ({
	...(await importOriginal<object>()),
	checkDocument: async () => ({ ok: true, value: 1 }),
	readDocument: (bytes: Uint8Array): ReturnType<typeof readDocument> =>
		new Promise((resolve) => {
			readings.push({ bytes, end: () => resolve({ ok: false, problem: 'document.tooComplex' }) });
		}),
}));

describeOnDatabases('while one account sends papers that take for ever to read', (open) => {
	let server: TestServer;
	let fake: FakeTransactionEngine;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		const environment = { HMRC_LOCAL_URL: fake.url };
		server = await createTestServer(open(), { environment, jobsByDatabaseTime: true });
	});
	beforeEach(() => readings.splice(0));
	afterAll(async () => {
		for (const { end } of readings) end();
		await server.services.jobs.worker.stop();
		await server.close();
		await fake.close();
	});

	it('another files, and their document is read next', async () => {
		const filer = await createFiler(server);
		const { browser } = await signUpUser(server);
		for (let number = 0; number < PAPERS; number += 1) {
			const { status } = await upload(browser, { bytes: slowForms(number) });
			expect(status).toBe(201);
		}
		await server.services.jobs.worker.start(true);
		await vi.waitFor(() => expect(readings).toHaveLength(2), PATIENCE);

		const id = await filer.file();
		await vi.waitFor(async () => {
			// HMRC asks for a later poll; this test does not wait for it.
			const asked = eq(jobs.kind, submissionJob.kind);
			await open()
				.update(jobs)
				.set({ runAt: new Date(0) })
				.where(asked);
			expect(await filer.readSubmission(id)).toMatchObject({ status: 'deleted', receipt: expect.anything() });
		}, PATIENCE);
		expect(readings).toHaveLength(2);

		const p60 = await makeP60();
		await upload(filer.user.browser, { bytes: p60 });
		readings[0]?.end();
		await vi.waitFor(() => expect(readings).toHaveLength(3), PATIENCE);
		expect(Buffer.from(readings[2]?.bytes ?? []).equals(p60)).toBe(true);
	});
});
