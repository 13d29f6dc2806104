/** What happened to submissions, in the database. */
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { submissionEvents } from '../../database/schema/submissions.ts';

/** An event as it is stored. */
export type EventRow = typeof submissionEvents.$inferSelect;

/**
 * Adds an event, numbered after the last one, once it is awaited or run with others. The submission is locked, so the
 * number cannot be taken twice.
 */
export function appendEvent(tx: Transaction, event: Omit<EventRow, 'sequence'>) {
	return tx.insert(submissionEvents).values({ ...event, sequence: nextSequence(event.submissionId) });
}

/** The number after the last one of a submission's events. */
export function nextSequence(submissionId: string | SQL): SQL {
	const own = eq(submissionEvents.submissionId, submissionId);
	return sql`((select coalesce(max(${submissionEvents.sequence}), 0) from ${submissionEvents} where ${own}) + 1)`;
}

/** The latest event of a submission. */
export async function lastEvent(queries: Queries, submissionId: string): Promise<EventRow | undefined> {
	const [event] = await lastEventOf(queries).execute({ submissionId });
	return event;
}

const lastEventOf = prepared((queries) =>
	queries
		.select()
		.from(submissionEvents)
		.where(eq(submissionEvents.submissionId, sql.placeholder('submissionId')))
		.orderBy(desc(submissionEvents.sequence))
		.limit(1)
		.prepare('last_event_of'),
);

/** The events of submissions, in order. */
export async function listEvents(queries: Queries, submissionIds: readonly string[]): Promise<EventRow[]> {
	if (submissionIds.length === 0) return [];
	return queries
		.select()
		.from(submissionEvents)
		.where(inArray(submissionEvents.submissionId, [...submissionIds]))
		.orderBy(asc(submissionEvents.submissionId), asc(submissionEvents.sequence));
}
