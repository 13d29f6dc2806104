/** People in the database, found by what they sign in with. */
import { and, eq, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

/** What sign-in needs from a person. */
export type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

/** Stores a new person. False when the username or email already has an account. */
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

/** The person of an email address or a username. One query in every case. */
export async function findAccount(
	queries: Queries,
	{ emailIndex, usernameIndex }: Pick<typeof users.$inferSelect, 'emailIndex' | 'usernameIndex'>,
): Promise<Account | undefined> {
	const [row] = await queries
		.select({ id: users.id, passwordHash: users.passwordHash })
		.from(users)
		.where(or(eq(users.emailIndex, emailIndex), eq(users.usernameIndex, usernameIndex)));
	return row;
}

/** A person's password hash; undefined when there is no such person. */
export async function findPasswordHash(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
	return row?.hash;
}

/** A new hash: which one it replaces, and whether someone else set the password (unchanged if not given). */
interface NewHash {
	readonly before: string;
	readonly after: string;
	readonly given?: boolean;
}

/** Stores a new hash, if the previous one is still there. False when it is not. */
export async function replacePasswordHash(
	tx: Transaction,
	id: string,
	{ before, after, given }: NewHash,
): Promise<boolean> {
	const rows = await tx
		.update(users)
		.set({ passwordHash: after, ...(given !== undefined && { passwordGiven: given }) })
		.where(and(eq(users.id, id), eq(users.passwordHash, before)))
		.returning({ id: users.id });
	return rows.length > 0;
}
