/** The reason for an unknown outcome is what really happened; whether we still look depends on the queue. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	type Fault,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { jobs } from '../../../database/schema/platform.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const DAY = 86_400;

describeOnDatabases('a submission that nobody knows the fate of', (open) => {
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
		await open().delete(jobs);
		filer = await createFiler(server);
	});
	const lose = (fault: Fault) => {
		fake.listShows = false;
		fake.faults.submit.push(fault);
	};

	it('says why, and when we look again, until we give up', async () => {
		lose('resetAfter');
		const id = await filer.file();
		await settle(server, 60);
		const looking = await filer.readSubmission(id);
		expect(looking).toMatchObject({ status: 'unknown', unknownReason: 'lineBroke' });
		const [job] = await open().select().from(jobs);
		expect([job?.state, looking.lookingAgainAt]).toEqual(['waiting', job?.runAt.toISOString()]);
		await settle(server, 3 * DAY);
		expect(await filer.readSubmission(id)).toMatchObject({
			status: 'unknown',
			unknownReason: 'lineBroke',
			lookingAgainAt: null,
		});
	});

	it('says that HMRC’s page made no sense', async () => {
		lose('unavailableAfter');
		const id = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(id)).toMatchObject({ unknownReason: 'uselessAnswer' });
	});

	it('has no reason once it is known', async () => {
		const id = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(id)).toMatchObject({ unknownReason: null, lookingAgainAt: null });
	});
});
