/** Submissions made before references were bound: the next start binds them, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, settle } from '../../../../tests/filer.ts';
import { utrBindings } from '../../../database/schema/bindings.ts';
import { jobs } from '../../../database/schema/platform.ts';
import { submissions } from '../../../database/schema/submissions.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bindEarlierSubmissions } from './bind.ts';

describeOnDatabases('what was filed before references were bound', (open) => {
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

	it('binds at the next start to the account HMRC accepted first, once, and never to a closed account', async () => {
		const victim = await createVictim();
		await forgetBindings();
		const attacker = await createFiler(server, { utr: victim.utr, taxYear: '2025-26' });
		await attacker.file();
		await settle(server);
		const closed = await createVictim();
		const { browser, password } = closed.user;
		await browser.post('/api/account/deletion', { password, understood: true, eraseNow: true });
		await forgetBindings();
		for (let starts = 0; starts < 2; starts += 1) {
			await bindEarlierSubmissions(server.services);
			const rows = await open().select().from(utrBindings);
			const owners = rows.map(({ userId }) => userId);
			expect(owners.filter((id) => id === victim.user.userId)).toHaveLength(1);
			expect(owners).not.toContain(attacker.user.userId);
			expect(owners).not.toContain(closed.user.userId);
		}
	});

	it('is known while it is still on its way', async () => {
		fake.pollsUntilFinal = 1000;
		const victim = await createFiler(server);
		await victim.file();
		await forgetBindings();
		await bindEarlierSubmissions(server.services);
		const attacker = await createFiler(server, { utr: victim.utr });
		expect((await attacker.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
	});

	/** As in an older database. */
	const forgetBindings = async () => {
		await open().delete(utrBindings);
		await open().update(submissions).set({ utrIndex: null });
	};
});
