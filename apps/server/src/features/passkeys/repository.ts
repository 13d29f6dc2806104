/** Passkeys in the database. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { passkeys, users } from '../../database/schema/accounts.ts';

/** A passkey. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, oldest first. */
export function listPasskeyRows(queries: Queries, userId: string): Promise<PasskeyRow[]> {
	return queries
		.select()
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Makes additions to a person's passkeys run one at a time until the transaction ends. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Stores a new passkey. Returns false when it belongs to someone already. */
export async function insertPasskey(queries: Queries, row: PasskeyRow): Promise<boolean> {
	const rows = await queries
		.insert(passkeys)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: passkeys.id });
	return rows.length > 0;
}

/** The passkey with this authenticator's id, locked until the transaction ends. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<PasskeyRow | undefined> {
	const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
	return row;
}

/** Records that a passkey was used. */
export async function notePasskeyUse(
	tx: Transaction,
	id: string,
	use: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
	await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
}

/** Renames a passkey. */
export async function setPasskeyName(queries: Queries, id: string, sealedName: string): Promise<void> {
	await queries.update(passkeys).set({ sealedName }).where(eq(passkeys.id, id));
}

/** Removes a person's passkey. Returns false when it is already gone. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
	const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
	const rows = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
	return rows.length > 0;
}

/** The person a passkey belongs to; undefined when there is none. */
export async function findPasskeyOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ userId: passkeys.userId }).from(passkeys).where(eq(passkeys.id, id));
	return row?.userId;
}
