/** Several writes to different tables as one statement: one trip to the database instead of one each. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { preparedSql } from './prepared.ts';
import { UNREAD } from './transaction-client.ts';

/** An insert, update or delete that has not run yet. */
export type Write = SQLWrapper;

/**
 * Runs inserts, updates and deletes together. None sees what the others write, so each must concern its own rows;
 * foreign keys are checked when all are done. In a transaction its failure may show only at the next statement.
 */
export async function inOneStatement(queries: Queries, writes: readonly Write[]): Promise<void> {
	await queries.execute(together(writes));
}

/** The same, built once: the writes have placeholders. */
export function preparedInOneStatement(name: string, writes: (queries: Queries) => readonly Write[]) {
	return preparedSql(name, (queries) => together(writes(queries)));
}

/** The writes as one statement, to be prepared. */
export function together(writes: readonly Write[]): SQL {
	const named = writes.map((write, index): SQL => sql`${sql.raw(`write_${index}`)} as ${write}`);
	return sql`${sql.raw(UNREAD)} ${sql.join(named, sql`, `)} select 1`;
}
