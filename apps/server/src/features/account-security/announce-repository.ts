/** Who is told about a change to the service, and whether they were. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { auditEvents } from '../../database/schema/platform.ts';

/** The ids of all open accounts. */
export async function listOpenAccounts(queries: Queries): Promise<readonly string[]> {
	const rows = await queries
		.select({ id: users.id })
		.from(users)
		.where(isNull(users.closedAt))
		.orderBy(asc(users.createdAt));
	return rows.map(({ id }) => id);
}

/** Whether something was already announced, by the action and subject in the audit log. */
export async function wasAnnounced(queries: Queries, action: string, subject: string): Promise<boolean> {
	const rows = await queries
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(and(eq(auditEvents.action, action), eq(auditEvents.subject, subject)))
		.limit(1);
	return rows.length > 0;
}
