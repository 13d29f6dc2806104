/**
 * The time that decides when jobs are due and leases end: one for all processes, whatever their machines' clocks say.
 */
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { prepared, type Runs } from '../database/prepared.ts';
import type { Clock } from '../platform/clock.ts';

/** The time as SQL, in whole milliseconds as stored in the table. */
export type QueueTime = () => SQL;

/**
 * The database's own time at the start of the statement: machines whose clocks differ share it, and since it stays the
 * same throughout the statement, an index can find what is due.
 */
export const databaseTime: QueueTime = () => sql`date_trunc('milliseconds', statement_timestamp())`;

/** The time of a clock, for tests that move it. */
export function timeOf(clock: Clock): QueueTime {
	return () => sql`${clock.now().toISOString()}::timestamptz`;
}

/** This many milliseconds from now. */
export function after(now: QueueTime, ms: number | Placeholder): SQL {
	return sql`${now()} + ${ms}::double precision * interval '1 millisecond'`;
}

/** A statement that depends on the time, built once. With a clock, whose time is part of it, it has no name and is built each time. */
export function preparedAt<Statement extends Runs>(
	name: string,
	build: (queries: Queries, now: QueueTime, name: string) => Statement,
): (queries: Queries, now: QueueTime) => Pick<Statement, 'execute'> {
	const byDatabase = prepared((queries) => build(queries, databaseTime, name));
	return (queries, now) => (now === databaseTime ? byDatabase(queries) : build(queries, now, ''));
}
