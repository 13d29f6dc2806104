/** What happened to submissions, in the database. */
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { submissionEvents } from '../../database/schema/submissions.ts';

/** An event as it is stored. */
export type EventRow = typeof submissionEvents.$inferSelect;

/**
 * Adds an event, numbered after the last one, once it is awaited or run with others. The submission is locked, so the
 * number cannot be taken twice.
 */
export function appendEvent(tx: Transaction, event: Omit<EventRow, 'sequence'>) {
	const own = eq(submissionEvents.submissionId, event.submissionId);
	const last = sql`(select coalesce(max(${submissionEvents.sequence}), 0) from ${submissionEvents} where ${own})`;
	return tx.insert(submissionEvents).values({ ...event, sequence: sql`${last} + 1` });
}

/** The latest event of a submission. */
export async function lastEvent(queries: Queries, submissionId: string): Promise<EventRow | undefined> {
	const [event] = await queries
		.select()
		.from(submissionEvents)
		.where(eq(submissionEvents.submissionId, submissionId))
		.orderBy(desc(submissionEvents.sequence))
		.limit(1);
	return event;
}

/** The events of submissions, in order. */
export async function listEvents(queries: Queries, submissionIds: readonly string[]): Promise<EventRow[]> {
	if (submissionIds.length === 0) return [];
	return queries
		.select()
		.from(submissionEvents)
		.where(inArray(submissionEvents.submissionId, [...submissionIds]))
		.orderBy(asc(submissionEvents.submissionId), asc(submissionEvents.sequence));
}
