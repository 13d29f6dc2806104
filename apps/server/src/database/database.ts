/** The one type of database handle, whichever of the two databases is behind it. */
import { DrizzleQueryError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Runs queries and transactions. The embedded database has one session: inside a transaction use only the handle it
 * gives (any other query there throws instead of waiting for ever).
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The handle inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either: for repository functions that only query. */
export type Queries = Database | Transaction;

/** An open database and how to close it. */
export interface OpenDatabase {
	readonly database: Database;
	readonly kind: 'embedded' | 'postgresql';
	/**
	 * Receives what any process on this database announces on a channel once its transaction has committed. `onGap` is
	 * called when something may have been missed.
	 */
	readonly listen: (channel: string, onNotice: (text: string) => void, onGap: () => void) => Promise<void>;
	/** Ends every connection and frees the folder. */
	readonly close: () => Promise<void>;
}

const UNIQUE_VIOLATION = '23505';

/** Whether a query failed because the row already exists. */
export function isUniqueViolation(error: unknown): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
