/** Password reset links: at most one per person. */
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { passwordResets } from '../../database/schema/accounts.ts';

type ResetRow = typeof passwordResets.$inferSelect;

/** Replaces the person's link, unless it was requested after `quietSince`: then returns false. */
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

/** The link of an emailed token. */
export async function findReset(queries: Queries, tokenHash: string): Promise<ResetRow | undefined> {
	const [row] = await queries.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
	return row;
}

/** Uses a link up. Returns false when it was used or replaced in the meantime. */
export async function takeReset(tx: Transaction, { userId, tokenHash }: ResetRow): Promise<boolean> {
	const own = and(eq(passwordResets.userId, userId), eq(passwordResets.tokenHash, tokenHash));
	const taken = await tx.delete(passwordResets).where(own).returning({ userId: passwordResets.userId });
	return taken.length > 0;
}

/** Deletes a person's link. */
export async function deleteReset(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
