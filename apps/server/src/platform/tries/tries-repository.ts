/** Password attempts: one count for all servers on the database. */
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { signInTries } from '../../database/schema/accounts.ts';

/** How many attempts cost no wait, and the longest wait, in seconds. */
export interface TriesPolicy {
	readonly free: number;
	readonly longestSeconds: number;
	/** Wrong attempts are forgotten after this many seconds without one. */
	readonly forgottenAfterSeconds: number;
}

/** Counts an attempt unless there is a wait: returns how many were wrong so far including this one, or undefined. One statement, so that none slips through. */
export async function countTry(
	queries: Queries,
	key: string,
	{ now, policy }: { readonly now: Date; readonly policy: TriesPolicy },
): Promise<number | undefined> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const { wrong, lastAt, nextAt } = signInTries;
	const after = sql`case when ${lastAt} < ${at} - ${seconds(policy.forgottenAfterSeconds)} then 1 else ${wrong} + 1 end`;
	const rows = await queries
		.insert(signInTries)
		.values({ key, wrong: 1, lastAt: now, nextAt: now })
		.onConflictDoUpdate({
			target: signInTries.key,
			set: { wrong: after, lastAt: now, nextAt: sql`${at} + ${waitAfter(after, policy)}` },
			// A last attempt in the future means the clock was set back since: no wait is based on it.
			setWhere: sql`(${nextAt} <= ${at} or ${lastAt} > ${at} + interval '1 minute')`,
		})
		.returning({ wrong });
	return rows[0]?.wrong;
}

/** One second after the first attempt too many, then twice as long each time. */
function waitAfter(wrong: SQL, { free, longestSeconds }: TriesPolicy): SQL {
	const tooMany = sql`(${wrong}) - ${free}::int`;
	const grown = sql`least(${longestSeconds}::int, power(2, least(20, ${tooMany} - 1)))`;
	return sql`case when ${tooMany} <= 0 then 0 else ${grown} end * interval '1 second'`;
}

function seconds(count: number): SQL {
	return sql`${count}::int * interval '1 second'`;
}

/** Until when no attempt is checked; undefined if there were none. */
export async function nextTryAt(queries: Queries, key: string): Promise<Date | undefined> {
	const [row] = await queries
		.select({ nextAt: signInTries.nextAt })
		.from(signInTries)
		.where(eq(signInTries.key, key));
	return row?.nextAt;
}

/** Forgets the attempts of a key. */
export async function deleteTries(queries: Queries, key: string): Promise<void> {
	await queries.delete(signInTries).where(eq(signInTries.key, key));
}

/** Forgets everyone's attempts before a moment. */
export async function deleteOldTries(queries: Queries, before: Date): Promise<void> {
	await queries.delete(signInTries).where(lt(signInTries.lastAt, before));
}
