/** The made-up people of accounts. */
import { eq } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../../database/database.ts';
import { hmrcTestUsers } from '../../../database/schema/hmrc-connections.ts';

/** The sealed person of an account. */
export async function findTestUser(queries: Queries, userId: string): Promise<string | undefined> {
	const [row] = await queries.select().from(hmrcTestUsers).where(eq(hmrcTestUsers.userId, userId));
	return row?.sealedUser;
}

/** Stores an account's made-up person unless it has one, and returns the stored one. */
export async function insertTestUser(
	database: Database,
	userId: string,
	sealedUser: string,
): Promise<string> {
	await database.insert(hmrcTestUsers).values({ userId, sealedUser }).onConflictDoNothing();
	return (await findTestUser(database, userId)) ?? sealedUser;
}

/** Deletes an account's made-up person. */
export async function deleteTestUser(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(hmrcTestUsers).where(eq(hmrcTestUsers.userId, userId));
}
