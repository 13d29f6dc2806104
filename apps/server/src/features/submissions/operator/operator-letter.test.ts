/** A job that failed too often: the operator is told, unless HMRC has given its final answer or the person is gone. */
import { existsSync } from 'node:fs';
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
import { submissionEvents, submissions } from '../../../database/schema/submissions.ts';
import { MOST_FAILURES } from '../../../jobs/back-off.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { submissionJob } from '../jobs.ts';

describeOnDatabases('a submission whose job failed too often', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;
	let id: string;

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
		fake.pollsUntilFinal = 1000;
		filer = await createFiler(server);
		id = await filer.file();
		await server.services.jobs.worker.runDue();
	});

	const letterPath = () => join(server.services.config.dataFolder, 'outbox', `operator-${id}.eml`);
	const ofFiling = eq(jobs.kind, submissionJob.kind);
	const standAs = (state: 'unknown' | 'accepted') =>
		open().update(submissions).set({ state }).where(eq(submissions.id, id));
	/** As if the process died while working on it, time after time. */
	const killTooOften = async () => {
		const change = { failures: MOST_FAILURES + 1 };
		expect(await open().update(jobs).set(change).where(ofFiling).returning({ id: jobs.id })).toHaveLength(1);
		await settle(server, 120);
	};

	it('that HMRC is processing is reported in an email, which says how it continues', async () => {
		expect((await filer.readSubmission(id)).status).toBe('acknowledged');
		await killTooOften();
		expect(await open().select().from(jobs)).toMatchObject([
			{ kind: submissionJob.kind, state: 'dead', lastError: 'tooManyFailures' },
		]);
		const letter = (await readFile(letterPath(), 'utf8')).replace(/=\n/g, '');
		expect(letter).toContain('It failed too many times.');
		expect(letter).toContain('it carries on from where it stopped');
		expect(letter).not.toContain('resolve');
	});

	it('whose outcome is unknown is reported, with the question for HMRC', async () => {
		await standAs('unknown');
		await killTooOften();
		const letter = (await readFile(letterPath(), 'utf8')).replace(/=\n/g, '');
		expect(letter).toContain(`npm run operator -- resolve ${id} --not-found`);
	});

	it('that HMRC has accepted needs no email', async () => {
		await standAs('accepted');
		await killTooOften();
		expect(existsSync(letterPath())).toBe(false);
	});

	it('and that was deleted with its account leaves nothing behind', async () => {
		await open().delete(submissionEvents).where(eq(submissionEvents.submissionId, id));
		await open().delete(submissions).where(eq(submissions.id, id));
		await settle(server, 120);
		expect(await open().select().from(jobs)).toEqual([]);
	});
});
