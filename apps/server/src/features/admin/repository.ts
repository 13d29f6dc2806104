/** Administrators and set-up tokens in the database. */
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { administrators, administratorTokens } from '../../database/schema/administrators.ts';

/** An administrator. */
export type AdministratorRow = typeof administrators.$inferSelect;

/** Stores a new administrator. Returns false when the username is taken. */
export async function insertAdministrator(
	tx: Transaction,
	row: Pick<
		AdministratorRow,
		'id' | 'username' | 'usernameKey' | 'sealedEmail' | 'passwordHash' | 'createdAt'
	>,
): Promise<boolean> {
	const rows = await tx
		.insert(administrators)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: administrators.id });
	return rows.length > 0;
}

/** Whether there are any administrators. */
export async function isAnyAdministrator(queries: Queries): Promise<boolean> {
	return (await queries.select({ id: administrators.id }).from(administrators).limit(1)).length > 0;
}

/** An administrator by normalised username. */
export async function findAdministratorByName(
	queries: Queries,
	usernameKey: string,
): Promise<Pick<AdministratorRow, 'id' | 'passwordHash'> | undefined> {
	// PostgreSQL rejects a query with this character, and no stored text holds it.
	if (usernameKey.includes('\0')) return undefined;
	const { id, passwordHash } = administrators;
	const [row] = await queries
		.select({ id, passwordHash })
		.from(administrators)
		.where(eq(administrators.usernameKey, usernameKey));
	return row;
}

/** An administrator's sealed email address; undefined when there is no such administrator. */
export async function findSealedEmail(queries: Queries, id: string): Promise<string | undefined> {
	const { sealedEmail } = administrators;
	const [row] = await queries.select({ sealedEmail }).from(administrators).where(eq(administrators.id, id));
	return row?.sealedEmail;
}

/** An administrator, locked until the transaction ends. */
export async function lockAdministrator(tx: Transaction, id: string): Promise<AdministratorRow | undefined> {
	const [row] = await tx.select().from(administrators).where(eq(administrators.id, id)).for('update');
	return row;
}

/** Updates an administrator's password, app, recovery codes or made-up person. */
export async function updateAdministrator(
	queries: Queries,
	id: string,
	change: Partial<
		Pick<
			AdministratorRow,
			'passwordHash' | 'sealedCodeKey' | 'codesSince' | 'lastStep' | 'sealedTestUser' | 'recoveryCodes'
		>
	>,
): Promise<void> {
	await queries.update(administrators).set(change).where(eq(administrators.id, id));
}

/** Stores the hash of a set-up token, and deletes expired ones. */
export async function insertToken(
	queries: Queries,
	row: typeof administratorTokens.$inferInsert,
	now: Date,
): Promise<void> {
	await queries.delete(administratorTokens).where(lt(administratorTokens.expiresAt, now));
	await queries.insert(administratorTokens).values(row);
}

/** Locks a set-up token until the transaction ends. Returns false when there is no usable one. */
export async function lockToken(tx: Transaction, tokenHash: string, now: Date): Promise<boolean> {
	const good = and(eq(administratorTokens.tokenHash, tokenHash), gt(administratorTokens.expiresAt, now));
	return (await tx.select().from(administratorTokens).where(good).for('update')).length > 0;
}

/** Uses a set-up token up. */
export async function dropToken(tx: Transaction, tokenHash: string): Promise<void> {
	await tx.delete(administratorTokens).where(eq(administratorTokens.tokenHash, tokenHash));
}
