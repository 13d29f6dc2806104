/** Links to a new password, in the database: one a person. */
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { passwordResets } from '../../database/schema/accounts.ts';

type ResetRow = typeof passwordResets.$inferSelect;

/** Keeps it in place of the one before, unless that was asked for after `quietSince`. False when it was. */
export async function putReset(tx: Transaction, row: ResetRow, quietSince: Date): Promise<boolean> {
	const kept = await tx
		.insert(passwordResets)
		.values(row)
		.onConflictDoUpdate({
			...{ target: passwordResets.userId, set: row },
			setWhere: lt(passwordResets.askedAt, quietSince),
		})
		.returning({ userId: passwordResets.userId });
	return kept.length > 0;
}

/** That of a letter. */
export async function findReset(queries: Queries, tokenHash: string): Promise<ResetRow | undefined> {
	const [row] = await queries.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
	return row;
}

/** Uses the link of a letter up. False when it was used, or replaced, meanwhile. */
export async function takeReset(tx: Transaction, { userId, tokenHash }: ResetRow): Promise<boolean> {
	const own = and(eq(passwordResets.userId, userId), eq(passwordResets.tokenHash, tokenHash));
	const taken = await tx.delete(passwordResets).where(own).returning({ userId: passwordResets.userId });
	return taken.length > 0;
}

/** Forgets a person's. */
export async function deleteReset(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
