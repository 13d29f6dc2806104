/** Partners' codes in the database: looked up by the person who made them, or by the keyed hash of the code itself. */
import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { partnerCodes } from '../../database/schema/partnerships.ts';

/** A stored code. */
export type PartnerCodeRow = typeof partnerCodes.$inferSelect;

/** Who made a code; undefined when there is no such code. */
export async function findCodeOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: partnerCodes.userId })
		.from(partnerCodes)
		.where(eq(partnerCodes.id, id));
	return row?.userId;
}

/** The codes of a person's return. */
export function listCodeRows(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<PartnerCodeRow[]> {
	return queries
		.select()
		.from(partnerCodes)
		.where(and(eq(partnerCodes.taxReturnId, taxReturnId), eq(partnerCodes.userId, userId)));
}

/** Stores a partner's code, replacing the previous one. */
export async function keepCode(tx: Transaction, row: PartnerCodeRow): Promise<void> {
	await tx
		.insert(partnerCodes)
		.values(row)
		.onConflictDoUpdate({ target: [partnerCodes.taxReturnId, partnerCodes.partnerEntryId], set: row });
}

/** The code with this keyed hash, locked until the transaction ends. */
export async function lockCode(tx: Transaction, codeIndex: string): Promise<PartnerCodeRow | undefined> {
	const [row] = await tx
		.select()
		.from(partnerCodes)
		.where(eq(partnerCodes.codeIndex, codeIndex))
		.for('update');
	return row;
}

/** Records that a code was used. It is locked. */
export async function markCodeUsed(tx: Transaction, id: string, usedAt: Date): Promise<void> {
	await tx.update(partnerCodes).set({ usedAt }).where(eq(partnerCodes.id, id));
}

/** Cancels a person's code. */
export async function deleteCode(tx: Transaction, userId: string, id: string): Promise<void> {
	await tx.delete(partnerCodes).where(and(eq(partnerCodes.id, id), eq(partnerCodes.userId, userId)));
}
