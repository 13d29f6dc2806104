/** What Prometheus reads from the service. */
import { sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../database/schema/platform.ts';
import { databaseTime } from '../../jobs/queue-time.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsApp } from './serve.ts';

describeOnDatabases('the counters', (open) => {
	let server: TestServer;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());

	const watched = () => {
		const metrics = createMetrics(open(), databaseTime);
		const app = fastify();
		metrics.watch(app);
		app.get('/api/tax-returns/:taxReturnId', async (_request, reply) => reply.code(401).send());
		return { app, counters: createMetricsApp(metrics) };
	};
	const job = { kind: 'account.notice', payload: {}, failures: 0, createdAt: new Date() } as const;

	it('counts answers by route, never by address', async () => {
		const { app, counters } = watched();
		await app.inject('/api/tax-returns/6f1dbe09-3f3c-4d5e-8a53-51b2d0c2a111');
		const { body, headers } = await counters.inject('/metrics');
		expect(headers['content-type']).toContain('text/plain');
		expect(body).toMatch(
			/halfpenny_http_request_duration_seconds_count\{method="GET",route="\/api\/tax-returns\/:[a-zA-Z]+",status="401"\} 1/,
		);
		expect(body).not.toContain('6f1dbe09');
		await Promise.all([app.close(), counters.close()]);
	});

	it('tells how many jobs wait, and how long one has been due', async () => {
		const { userId } = await signUpUser(server);
		await open().delete(jobs);
		await open()
			.insert(jobs)
			.values([
				{
					...job,
					id: '6f1dbe09-3f3c-4d5e-8a53-51b2d0c2a112',
					userId,
					lane: 'letters',
					state: 'dead',
					runAt: new Date(),
				},
				{
					...{ ...job, id: '6f1dbe09-3f3c-4d5e-8a53-51b2d0c2a113', userId, lane: 'filing', state: 'waiting' },
					runAt: sql`clock_timestamp() - interval '90 seconds'`,
				},
			]);
		const { app, counters } = watched();
		const { body } = await counters.inject('/metrics');
		expect(body).toContain('halfpenny_jobs{lane="letters",state="dead"} 1');
		expect(body).toContain('halfpenny_jobs{lane="reading",state="waiting"} 0');
		const late = Number(/oldest_due_seconds\{lane="filing"\} ([\d.]+)/.exec(body)?.[1]);
		expect(late).toBeGreaterThan(60);
		expect(body).not.toContain(userId);
		await Promise.all([app.close(), counters.close()]);
	});

	it('have no address at the service itself', async () => {
		const { body } = await server.newBrowser().get('/metrics');
		expect(JSON.stringify(body)).not.toContain('halfpenny_jobs');
	});
});
