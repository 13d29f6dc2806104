/**
 * The time that decides when jobs are due and leases end: one for all processes, whatever their machines' clocks say.
 */
import { type SQL, sql } from 'drizzle-orm';
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
export function after(now: QueueTime, ms: number): SQL {
	return sql`${now()} + ${ms}::double precision * interval '1 millisecond'`;
}
