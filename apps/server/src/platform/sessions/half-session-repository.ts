/** Half sessions in the database, by the hash of their token. */
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { halfSessions } from '../../database/schema/accounts.ts';

/** A half session. */
export type HalfSessionRow = typeof halfSessions.$inferSelect;

/** Stores a new one. */
export async function insertHalfSession(queries: Queries, row: HalfSessionRow): Promise<void> {
	await queries.insert(halfSessions).values(row);
}

/** The half session with this token hash, expired or not, locked until the transaction ends. */
export async function lockHalfSession(
	tx: Transaction,
	tokenHash: string,
): Promise<HalfSessionRow | undefined> {
	const [row] = await tx
		.select()
		.from(halfSessions)
		.where(eq(halfSessions.tokenHash, tokenHash))
		.for('update');
	return row;
}

/** Ends one. */
export async function deleteHalfSession(queries: Queries, tokenHash: string): Promise<void> {
	await queries.delete(halfSessions).where(eq(halfSessions.tokenHash, tokenHash));
}

/** Ends those of a person. */
export async function deleteHalfSessions(queries: Queries, userId: string): Promise<void> {
	await queries.delete(halfSessions).where(eq(halfSessions.userId, userId));
}

/** Deletes a person's expired ones. */
export async function deleteExpiredHalfSessions(queries: Queries, userId: string, now: Date): Promise<void> {
	const over = lt(halfSessions.expiresAt, now);
	await queries.delete(halfSessions).where(and(eq(halfSessions.userId, userId), over));
}
