/** People in the database, found by what they sign in with. */
import { and, eq, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

/** What signing in needs of a person. */
export type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash' | 'emailIndex'>;

/** Keeps a new person. False when the username or email has an account already. */
export async function insertUser(
	tx: Transaction,
	user: Omit<typeof users.$inferInsert, 'sealedProfile'>,
): Promise<boolean> {
	const rows = await tx
		.insert(users)
		.values({ ...user, sealedProfile: '' })
		.onConflictDoNothing()
		.returning({ id: users.id });
	return rows.length > 0;
}

/** Gives a new person their profile; it is sealed with the key that refers to the person. */
export async function setSealedProfile(tx: Transaction, id: string, sealedProfile: string): Promise<void> {
	await tx.update(users).set({ sealedProfile }).where(eq(users.id, id));
}

/** The person of an email address or, failing that, of a username. One query in every case. */
export async function findAccount(
	queries: Queries,
	indexes: { readonly emailIndex: string; readonly usernameIndex: string },
): Promise<Account | undefined> {
	const rows = await queries
		.select({ id: users.id, passwordHash: users.passwordHash, emailIndex: users.emailIndex })
		.from(users)
		.where(or(eq(users.emailIndex, indexes.emailIndex), eq(users.usernameIndex, indexes.usernameIndex)));
	return rows.find(({ emailIndex }) => emailIndex === indexes.emailIndex) ?? rows[0];
}

/** The password's hash of a person; undefined when there is no such person. */
export async function findPasswordHash(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
	return row?.hash;
}

/** Keeps another hash, if the one before is still there. False when it is not. */
export async function replacePasswordHash(
	tx: Transaction,
	id: string,
	{ before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
	const rows = await tx
		.update(users)
		.set({ passwordHash: after })
		.where(and(eq(users.id, id), eq(users.passwordHash, before)))
		.returning({ id: users.id });
	return rows.length > 0;
}
