/** Made-up people of accounts, in the database. */
import { eq } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../../database/database.ts';
import { hmrcTestUsers } from '../../../database/schema/hmrc-connections.ts';

/** The sealed person of an account. */
export async function findTestUser(queries: Queries, userId: string): Promise<string | undefined> {
	const [row] = await queries.select().from(hmrcTestUsers).where(eq(hmrcTestUsers.userId, userId));
	return row?.sealedUser;
}

/** Keeps an account's person, and gives the one that is kept: whoever was first. */
export async function insertTestUser(
	database: Database,
	userId: string,
	sealedUser: string,
): Promise<string> {
	await database.insert(hmrcTestUsers).values({ userId, sealedUser }).onConflictDoNothing();
	return (await findTestUser(database, userId)) ?? sealedUser;
}

/** Forgets an account's person. */
export async function deleteTestUser(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(hmrcTestUsers).where(eq(hmrcTestUsers.userId, userId));
}
