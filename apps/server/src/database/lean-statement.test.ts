/** A prepared statement gives what drizzle gives for the same query, on its first run and on every other, wherever it runs. */
import { randomUUID } from 'node:crypto';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../testing/databases.ts';
import type { Queries } from './database.ts';
import { prepared, preparedRows } from './prepared.ts';
import { jobs, laneSpending } from './schema/platform.ts';

const row: typeof jobs.$inferSelect = {
	...{ id: randomUUID(), kind: 'test', userId: randomUUID(), payload: { of: [1, 'two', null] } },
	lane: 'upkeep',
	state: 'dead',
	...{ runAt: new Date('2026-01-02T03:04:05.678Z'), failures: 3, dedupeKey: null },
	...{ leaseToken: null, leaseUntil: null, lastError: 'it’s “broken”', diedAt: null },
	createdAt: new Date('2026-01-01T00:00:00Z'),
};

const columns = {
	id: jobs.id,
	runAt: jobs.runAt,
	payload: jobs.payload,
	late: sql<boolean>`${jobs.failures} > 2`,
};
const queryOf = (queries: Queries) =>
	queries
		.select({ job: jobs, about: columns, twice: sql<number>`${jobs.failures} * 2`.as('twice') })
		.from(jobs)
		.where(eq(jobs.id, sql.placeholder('id')));
const withSpending = (queries: Queries) =>
	queries
		.select({ kind: jobs.kind, spending: laneSpending })
		.from(jobs)
		.leftJoin(laneSpending, eq(laneSpending.userId, jobs.userId))
		.where(eq(jobs.id, sql.placeholder('id')));
const spendingOfJob = prepared((queries) => withSpending(queries).prepare('test_spending_of_job'));
const jobById = prepared((queries) => queryOf(queries).prepare('test_job_by_id'));
const failuresOf = preparedRows<{ failures: number; died_at: Date | null }>(
	'test_failures',
	() => sql`select failures, died_at from jobs where id = ${sql.placeholder('id')}`,
);
/** An update, because only reads may share a connection. */
const waiting = preparedRows<{ failures: number }>(
	'test_waiting',
	() => sql`update jobs set failures = failures where id = ${sql.placeholder('id')} returning failures`,
);
const division = preparedRows('test_division', () => sql`select 1 / ${sql.placeholder('by')}::int as result`);

describeOnDatabases('a prepared statement', (open) => {
	beforeAll(async () => {
		await open().insert(jobs).values(row);
	});
	const { id } = row;

	it('gives the same rows as drizzle, with the same types, every time', async () => {
		const expected = await queryOf(open()).execute({ id });
		expect(expected[0]?.job).toEqual(row);
		expect(expected[0]?.about.late).toBe(true);
		for (let time = 0; time < 3; time += 1) {
			expect(await jobById(open()).execute({ id })).toEqual(expected);
			expect(await open().transaction((tx) => jobById(tx).execute({ id }))).toEqual(expected);
		}
		expect(await jobById(open()).execute({ id: randomUUID() })).toEqual([]);
	});

	it('gives null for the part of a table that has no row, as drizzle does', async () => {
		for (let time = 0; time < 2; time += 1)
			expect(await spendingOfJob(open()).execute({ id })).toEqual([{ kind: 'test', spending: null }]);
		const spending = { lane: 'upkeep', userId: row.userId ?? '', spentMs: 1.5, at: row.createdAt };
		await open().insert(laneSpending).values(spending);
		const expected = await withSpending(open()).execute({ id });
		expect(expected).toEqual([{ kind: 'test', spending }]);
		expect(await spendingOfJob(open()).execute({ id })).toEqual(expected);
	});

	it('gives rows by the names of their columns when it is plain SQL', async () => {
		for (let time = 0; time < 3; time += 1)
			expect(await failuresOf(open(), { id })).toEqual([{ failures: 3, died_at: null }]);
	});

	it('gives the same when many first runs wait for a connection', async () => {
		const failures = Array.from({ length: 60 }, () => waiting(open(), { id }));
		expect(await Promise.all(failures)).toEqual(failures.map(() => [{ failures: 3 }]));
	});

	it('fails as drizzle does, and works afterwards, on a connection and in a transaction', async () => {
		expect(await division(open(), { by: 2 })).toEqual([{ result: 0 }]);
		for (let time = 0; time < 2; time += 1)
			await expect(division(open(), { by: 0 })).rejects.toThrow(DrizzleQueryError);
		await expect(open().transaction((tx) => division(tx, { by: 0 }))).rejects.toThrow(DrizzleQueryError);
		expect(await division(open(), { by: 1 })).toEqual([{ result: 1 }]);
		await expect(jobById(open()).execute({ id: 'no uuid' })).rejects.toThrow(DrizzleQueryError);
		expect(await jobById(open()).execute({ id })).toHaveLength(1);
	});

	it('throws without a value for a placeholder', async () => {
		await expect(jobById(open()).execute({})).rejects.toThrow('placeholder');
	});
});
