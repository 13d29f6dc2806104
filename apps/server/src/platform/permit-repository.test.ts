/** The rate of requests to HMRC: no two callers get the same moment, however many servers ask simultaneously. */
import { type Permits, permitSpacing, REQUESTS_PER_SECOND } from '@halfpenny/hmrc';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { requestRates } from '../database/schema/platform.ts';
import { timeOf } from '../jobs/queue-time.ts';
import {
	describeOnDatabases,
	migrationsFolder,
	openFreshPostgresql,
	postgresqlAnswers,
} from '../testing/databases.ts';
import { createPermits } from './permit-repository.ts';

const noon = new Date('2026-11-22T12:00:00Z');
const stopped = timeOf({ now: () => noon });
const MANY = 30;
const SPACING = permitSpacing(REQUESTS_PER_SECOND);

/** Everyone asks at the same moment. Returns the waits, shortest first. */
async function waits(callers: readonly Permits[]): Promise<readonly (number | undefined)[]> {
	const asked = Array.from({ length: MANY }, (_, at) => callers[at % callers.length]?.takePermit(60_000));
	return (await Promise.all(asked)).sort((a, b) => Number(a) - Number(b));
}

const oneAfterAnother = Array.from({ length: MANY }, (_, at) => at * SPACING);

async function nextAt(database: Database): Promise<number> {
	const [row] = await database.select().from(requestRates);
	return row?.nextAt.getTime() ?? Number.NaN;
}

async function databaseClock(database: Database): Promise<number> {
	const [row] = await database
		.select({ now: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::double precision` })
		.from(requestRates);
	return row?.now ?? Number.NaN;
}

describeOnDatabases('the permits', (open) => {
	beforeEach(() => open().delete(requestRates));

	it('give each of many callers a separate moment, three a second', async () => {
		const servers = Array.from({ length: 3 }, () => createPermits(open(), REQUESTS_PER_SECOND, stopped));
		expect(await waits(servers)).toEqual(oneAfterAnother);
		expect(3 * SPACING).toBeGreaterThan(1000);
	});

	it('reserve nothing for a caller who would wait too long', async () => {
		const permits = createPermits(open(), REQUESTS_PER_SECOND, stopped);
		expect(await permits.takePermit(0)).toBe(0);
		expect(await permits.takePermit(SPACING - 1)).toBeUndefined();
		expect(await permits.takePermit(SPACING)).toBe(SPACING);
		expect(await permits.takePermit(-1)).toBeUndefined();
	});

	it('are as close together as HMRC allows the application', async () => {
		const permits = createPermits(open(), 10, stopped);
		expect([await permits.takePermit(60_000), await permits.takePermit(60_000)]).toEqual([0, 120]);
	});

	it('keep everyone waiting after HMRC’s 429, and never shorten a wait', async () => {
		const permits = createPermits(open(), REQUESTS_PER_SECOND, stopped);
		await permits.pause(5000);
		await permits.pause(1000);
		expect(await permits.takePermit(60_000)).toBe(5000);
		expect(await permits.takePermit(60_000)).toBe(5000 + SPACING);
	});

	it('count by the database’s clock', async () => {
		await createPermits(open()).takePermit(0);
		const before = await databaseClock(open());
		await waits([createPermits(open())]);
		expect(await nextAt(open())).toBeGreaterThanOrEqual(before + (MANY - 1) * SPACING);
	});
});

describe.skipIf(!postgresqlAnswers)('the permits of three servers on one PostgreSQL', () => {
	it('never give two the same moment', async () => {
		const first = await openFreshPostgresql();
		const others = [
			await openPostgresql(first.url, migrationsFolder),
			await openPostgresql(first.url, migrationsFolder),
		];
		const servers = [first, ...others].map(({ database }) =>
			createPermits(database, REQUESTS_PER_SECOND, stopped),
		);
		expect(await waits(servers)).toEqual(oneAfterAnother);
		for (const other of others) await other.close();
		await first.close();
	});
});
