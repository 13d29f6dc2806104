/** The service about itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the service', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	beforeAll(async () => {
		opened = await openEmbedded();
		server = await createTestServer(opened.database);
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
	});

	it('names environment, years and the year due next, by UK time', async () => {
		server.time.now = new Date('2026-01-31T23:59:00Z');
		const before = (await server.newBrowser().get('/api/service')).body;
		expect(before).toMatchObject({ environment: 'local', defaultTaxYear: '2024-25', today: '2026-01-31' });
		expect(before.taxYears.map(({ taxYear }: { taxYear: string }) => taxYear)).toEqual([
			'2025-26',
			'2024-25',
			'2023-24',
		]);
		expect(before.taxYears[1]).toEqual({
			taxYear: '2024-25',
			canFile: true,
			canFilePartnership: true,
			onlineDeadline: '2026-01-31',
		});
		expect(before.taxYears[0].canFilePartnership).toBe(false);
		server.time.now = new Date('2026-02-01T00:00:00Z');
		expect((await server.newBrowser().get('/api/service')).body.defaultTaxYear).toBe('2025-26');
		expect(await newestYear('2026-04-05T22:59:00Z')).toBe('2025-26');
		expect(await newestYear('2026-04-05T23:00:00Z')).toBe('2026-27');
		// In summer the day begins an hour earlier than in UTC.
		server.time.now = new Date('2026-06-30T23:30:00Z');
		expect((await server.newBrowser().get('/api/service')).body.today).toBe('2026-07-01');
	});

	async function newestYear(now: string): Promise<string> {
		server.time.now = new Date(now);
		return (await server.newBrowser().get('/api/service')).body.taxYears[0].taxYear;
	}

	it('is healthy while its database answers, and says so when it does not', async () => {
		expect((await server.newBrowser().get('/api/health')).body).toEqual({ status: 'ok' });
		const gone = await openEmbedded();
		const broken = await createTestServer(gone.database);
		await gone.close();
		const answer = await broken.newBrowser().get('/api/health');
		expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
		await broken.close();
	});
});
