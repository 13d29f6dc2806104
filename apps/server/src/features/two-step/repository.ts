/** The second step in the database. Everything is looked up by person. */
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { recoveryCodes, twoSteps } from '../../database/schema/accounts.ts';

/** A person's second step. */
export type TwoStepRow = typeof twoSteps.$inferSelect;

/** Since when a person's second step has been on; undefined while it is off. */
export async function twoStepSince(queries: Queries, userId: string): Promise<Date | undefined> {
	const [row] = await queries
		.select({ since: twoSteps.confirmedAt })
		.from(twoSteps)
		.where(and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt)));
	return row?.since ?? undefined;
}

/** A person's second step, locked until the transaction ends. */
export async function lockTwoStep(tx: Transaction, userId: string): Promise<TwoStepRow | undefined> {
	const [row] = await tx.select().from(twoSteps).where(eq(twoSteps.userId, userId)).for('update');
	return row;
}

/** Stores a key to be confirmed, replacing an unconfirmed one. */
export async function putTwoStep(
	tx: Transaction,
	row: Pick<TwoStepRow, 'userId' | 'sealedKey' | 'createdAt'>,
): Promise<void> {
	const { sealedKey, createdAt } = row;
	await tx
		.insert(twoSteps)
		.values(row)
		.onConflictDoUpdate({ target: twoSteps.userId, set: { sealedKey, createdAt, wrongCodes: 0 } });
}

/** Records the outcome of a code, or that the step is on from now. */
export async function updateTwoStep(
	tx: Transaction,
	userId: string,
	change: Partial<Pick<TwoStepRow, 'confirmedAt' | 'lastStep' | 'wrongCodes' | 'lockedUntil'>>,
): Promise<void> {
	await tx.update(twoSteps).set(change).where(eq(twoSteps.userId, userId));
}

/** Removes a person's second step with its recovery codes. */
export async function deleteTwoStep(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(twoSteps).where(eq(twoSteps.userId, userId));
}

/** Stores these recovery codes and no others. */
export async function replaceRecoveryCodes(
	tx: Transaction,
	userId: string,
	indexes: readonly string[],
): Promise<void> {
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx.insert(recoveryCodes).values(indexes.map((codeIndex) => ({ userId, codeIndex })));
}

/** Removes a recovery code. False when there was none. */
export async function deleteRecoveryCode(
	tx: Transaction,
	userId: string,
	codeIndex: string,
): Promise<boolean> {
	const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeIndex, codeIndex));
	const rows = await tx.delete(recoveryCodes).where(own).returning({ index: recoveryCodes.codeIndex });
	return rows.length > 0;
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
	const [row] = await queries
		.select({ left: count() })
		.from(recoveryCodes)
		.where(eq(recoveryCodes.userId, userId));
	return row?.left ?? 0;
}
