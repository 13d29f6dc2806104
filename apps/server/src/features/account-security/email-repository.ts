/** Email addresses waiting to be confirmed: at most one per person. */
import { eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { emailChanges, users } from '../../database/schema/accounts.ts';

type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Replaces the previous request, whose email no longer works. */
export async function putEmailChange(tx: Transaction, row: EmailChangeRow): Promise<void> {
	await tx.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.userId, set: row });
}

/** A person's request. */
export async function findEmailChange(queries: Queries, userId: string): Promise<EmailChangeRow | undefined> {
	const [row] = await queries.select().from(emailChanges).where(eq(emailChanges.userId, userId));
	return row;
}

/** The request of an email's token, locked until the transaction ends. */
export async function lockEmailChange(
	tx: Transaction,
	tokenHash: string,
): Promise<EmailChangeRow | undefined> {
	const [row] = await tx
		.select()
		.from(emailChanges)
		.where(eq(emailChanges.tokenHash, tokenHash))
		.for('update');
	return row;
}

/** Deletes a person's request. */
export async function deleteEmailChange(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** The account with an address; undefined when there is none. */
export async function findIdByEmail(queries: Queries, emailIndex: string): Promise<string | undefined> {
	const [row] = await queries.select({ id: users.id }).from(users).where(eq(users.emailIndex, emailIndex));
	return row?.id;
}
