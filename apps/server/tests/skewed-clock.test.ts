/** A server whose clock is days away from its database's: uploads, polls, emails and retention go by the database's. */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReader, makeP60 } from '@halfpenny/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../src/database/schema/platform.ts';
import { createFolderStorage, type Storage } from '../src/platform/storage.ts';
import { describeOnDatabases } from '../src/testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../src/testing/test-server.ts';
import { upload } from '../src/testing/upload.ts';
import { type FakeTransactionEngine, startFakeTransactionEngine } from './fake-transaction-engine.ts';
import { createFiler } from './filer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let p60: Uint8Array;
beforeAll(async () => {
	buildReader();
	p60 = await makeP60({});
});

describeOnDatabases('a server whose clock is not its database’s', (open) => {
	let server: TestServer;
	let fake: FakeTransactionEngine;
	afterEach(async () => {
		await server.close();
		await fake.close();
	});

	/** In how many days by the database's clock the waiting jobs of a kind fall due. */
	async function dueInDays(kind: string): Promise<number[]> {
		const days = sql<number>`extract(epoch from ${jobs.runAt} - clock_timestamp()) / 86400`.mapWith(Number);
		const waiting = and(eq(jobs.kind, kind), eq(jobs.state, 'waiting'));
		return (await open().select({ days }).from(jobs).where(waiting)).map(({ days }) => days);
	}

	async function emails(): Promise<string[]> {
		return readdir(join(server.services.config.dataFolder, 'outbox'));
	}

	/** The worker's turn comes between storing the file and writing its row: the worst moment. */
	async function storageWithBusyWorker(): Promise<Storage> {
		const folder = createFolderStorage(await mkdtemp(join(tmpdir(), 'halfpenny-skew-')));
		const put: Storage['put'] = async (key, sealed) => {
			await folder.put(key, sealed);
			await server.services.jobs.worker.runDue();
		};
		return { ...folder, put };
	}

	describe.each([
		['two days behind', -2],
		['two days ahead', 2],
	])('but %s', (_, days) => {
		it('keeps an upload, reads it, files a return, and erases only what is deleted', async () => {
			fake = await startFakeTransactionEngine();
			server = await createTestServer(open(), {
				environment: { HMRC_LOCAL_URL: fake.url },
				jobsByDatabaseTime: true,
				storage: await storageWithBusyWorker(),
			});
			server.time.now = new Date(Date.now() + days * DAY_MS);
			const { jobs: queue, storage } = server.services;
			const user = await signUpUser(server);
			const sent = await upload(user.browser, { bytes: p60 });
			expect(sent.status).toBe(201);
			await queue.worker.runDue();
			expect(await storage.get(sent.body.id)).toBeDefined();
			const read = await user.browser.get(`/api/documents/${sent.body.id}`);
			expect(read.body).toMatchObject({ status: 'read', documentType: 'p60' });

			const filer = await createFiler(server);
			const id = await filer.file();
			await untilAccepted(id, filer.readSubmission);
			expect(await filer.readSubmission(id)).toMatchObject({ receipt: expect.anything() });
			await queue.worker.runDue();
			expect(await emails()).toContain(`receipt-${id}.eml`);

			await user.browser.call('DELETE', `/api/documents/${sent.body.id}`, {});
			await queue.worker.runDue();
			expect(await storage.get(sent.body.id)).toBeUndefined();
			expect(server.jobFailures).toEqual([]);
		});

		it('emails immediately, and keeps a conversation for three years and a closed account for 30 days', async () => {
			fake = await startFakeTransactionEngine();
			server = await createTestServer(open(), { jobsByDatabaseTime: true });
			server.time.now = new Date(Date.now() + days * DAY_MS);
			await open().delete(jobs);
			const { browser, password } = await signUpUser(server);
			await browser.post('/api/chat', { message: 'What is Gift Aid?', taxYear: '2024-25' });
			expect(await dueInDays('chat.forget')).toEqual([expect.closeTo(3 * 365.25, -1)]);
			const closed = await browser.post('/api/account/deletion', { password, understood: true });
			expect(closed.status).toBe(200);
			expect(await dueInDays('account.erase')).toEqual([expect.closeTo(30, 1)]);
			await server.services.jobs.worker.runDue();
			expect(await dueInDays('account.notice')).toEqual([]);
			expect(await emails()).toHaveLength(1);
			expect(await dueInDays('account.erase')).toHaveLength(1);
			expect(server.jobFailures).toEqual([]);
		});
	});

	/** Runs what is due; polls that HMRC wants later fall due by the database's time, brought forward here. */
	async function untilAccepted(
		id: string,
		read: (id: string) => Promise<{ readonly status: string }>,
	): Promise<void> {
		for (let turn = 0; turn < 50; turn += 1) {
			await server.services.jobs.worker.runDue();
			if ((await read(id)).status === 'deleted') return;
			for (const days of await dueInDays('submission')) expect(Math.abs(days)).toBeLessThan(0.1);
			await open().update(jobs).set({ runAt: sql`clock_timestamp()` }).where(eq(jobs.kind, 'submission'));
		}
		throw new Error('HMRC’s answer never came');
	}
});
