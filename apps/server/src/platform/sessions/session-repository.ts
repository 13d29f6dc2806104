/** Sessions in the database, by the hash of their token. */
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { sessions, users } from '../../database/schema/accounts.ts';

/** A session. */
export type SessionRow = typeof sessions.$inferSelect;

/** Stores a new session. */
export async function insertSession(queries: Queries, row: typeof sessions.$inferInsert): Promise<void> {
	await queries.insert(sessions).values(row);
}

/**
 * What counts of a session on a call, whether someone else set its person's password, and since when the account has been
 * waiting to be erased.
 */
export interface SessionOfPerson
	extends Pick<SessionRow, 'userId' | 'createdAt' | 'expiresAt' | 'lasting' | 'provenAt' | 'secondStep'> {
	readonly passwordGiven: boolean;
	readonly erasureAskedAt: Date | null;
}

const { userId, createdAt, expiresAt, lasting, provenAt, secondStep } = sessions;
const { passwordGiven, erasureAskedAt } = users;

/** Read on every signed-in call. */
const sessionOfToken = prepared((queries) =>
	queries
		.select({ userId, createdAt, expiresAt, lasting, provenAt, secondStep, passwordGiven, erasureAskedAt })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
		.prepare('session_of_token'),
);

/** The session with a token's hash, expired or not. */
export async function findSession(queries: Queries, tokenHash: string): Promise<SessionOfPerson | undefined> {
	const [row] = await sessionOfToken(queries).execute({ tokenHash });
	return row;
}

/** Lets a session last longer. */
export async function extendSession(queries: Queries, tokenHash: string, expiresAt: Date): Promise<void> {
	await queries.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Records when the password was entered in a session. */
export async function proveSession(queries: Queries, tokenHash: string, provenAt: Date): Promise<void> {
	await queries.update(sessions).set({ provenAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session. */
export async function deleteSession(queries: Queries, tokenHash: string): Promise<void> {
	await queries.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a person's expired sessions. */
export async function deleteExpiredSessions(queries: Queries, userId: string, now: Date): Promise<void> {
	await queries.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

/** A person's valid sessions, latest first. */
export function listSessions(queries: Queries, userId: string, now: Date): Promise<SessionRow[]> {
	return queries
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.createdAt), sessions.tokenHash);
}

/** Ends a person's sessions, all but the named one if any. */
export async function deleteSessions(queries: Queries, userId: string, but?: string): Promise<void> {
	const others = but === undefined ? undefined : ne(sessions.tokenHash, but);
	await queries.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
