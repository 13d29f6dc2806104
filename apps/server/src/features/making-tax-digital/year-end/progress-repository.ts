/** Progress of sending a year end, for a page that waits: counted in the audit trail, which every server writes to. */
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/platform.ts';

/** How many items are being sent, and how many HMRC has answered. */
export interface YearEndProgress {
	readonly answered: number;
	readonly of: number;
}

/** The progress of the latest sending for the year; 0 of 0 where there was none. */
export async function readProgress(
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<YearEndProgress> {
	const own = [eq(auditEvents.userId, userId), sql`${auditEvents.detail}->>'taxYear' = ${taxYear}`];
	const [begun] = await queries
		.select({ at: auditEvents.at, of: sql<number>`(${auditEvents.detail}->>'items')::int` })
		.from(auditEvents)
		.where(and(...own, eq(auditEvents.action, 'mtd.yearEnd.sending')))
		.orderBy(desc(auditEvents.at))
		.limit(1);
	if (!begun) return { answered: 0, of: 0 };
	const answers = ['mtd.yearEnd.sent', 'mtd.yearEnd.refused'];
	const since = [inArray(auditEvents.action, answers), gte(auditEvents.at, begun.at)];
	const answered = await queries.$count(auditEvents, and(...own, ...since));
	return { answered: Math.min(answered, begun.of), of: begun.of };
}
