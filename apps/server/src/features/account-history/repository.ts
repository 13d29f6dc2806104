/** Finds what was done in an account. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/platform.ts';

/** An action. */
export type DeedRow = typeof auditEvents.$inferSelect;

/** A cursor in a history: the next page begins after it. */
export interface Place {
	readonly at: Date;
	readonly id: string;
}

/** At most `most` actions of a person's history, latest first, before a cursor. */
export function listDeedsBefore(
	queries: Queries,
	userId: string,
	{ before, most }: { readonly before: Place | undefined; readonly most: number },
): Promise<DeedRow[]> {
	const earlier =
		before &&
		sql`(${auditEvents.at}, ${auditEvents.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
	return queries
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.userId, userId), earlier))
		.orderBy(desc(auditEvents.at), desc(auditEvents.id))
		.limit(most);
}
