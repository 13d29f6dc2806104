/** The audit trail of sending a year end, which every server writes to: its progress, and what HMRC accepted. */
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/platform.ts';

/** How many items are being sent, and how many HMRC has answered. */
export interface YearEndProgress {
	readonly answered: number;
	readonly of: number;
}

/** The progress of the latest sending for the year; 0 of 0 if there was none. */
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

/** Whether HMRC has ever accepted an item it lets nobody read; `item` as in the audit trail. */
export async function wasAccepted(queries: Queries, userId: string, item: string): Promise<boolean> {
	const accepted = and(
		...[eq(auditEvents.userId, userId), eq(auditEvents.action, 'mtd.yearEnd.sent')],
		sql`${auditEvents.detail}->>'item' = ${item}`,
	);
	return (await queries.$count(auditEvents, accepted)) > 0;
}
