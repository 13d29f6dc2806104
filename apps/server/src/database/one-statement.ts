/** Several writes to different tables as one statement: one trip to the database instead of one each. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** An insert, update or delete that has not run yet. */
export type Write = SQLWrapper;

/**
 * Runs inserts, updates and deletes together. None sees what the others write, so each must concern its own rows;
 * foreign keys are checked when all are done.
 */
export async function inOneStatement(queries: Queries, writes: readonly Write[]): Promise<void> {
	const named = writes.map((write, index): SQL => sql`${sql.raw(`write_${index}`)} as ${write}`);
	await queries.execute(sql`with ${sql.join(named, sql`, `)} select 1`);
}
