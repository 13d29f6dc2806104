/** Administrators' sessions, by the hash of their token. */
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { administratorSessions, administrators } from '../../database/schema/administrators.ts';

/** A session of an administrator. */
export type AdministratorSessionRow = typeof administratorSessions.$inferSelect;

/** Stores a new session, and deletes the administrator's expired ones. */
export async function insertAdministratorSession(
	queries: Queries,
	row: AdministratorSessionRow,
): Promise<void> {
	const { administratorId, expiresAt } = administratorSessions;
	const over = and(eq(administratorId, row.administratorId), lt(expiresAt, row.createdAt));
	await queries.delete(administratorSessions).where(over);
	await queries.insert(administratorSessions).values(row);
}

/** The session with a token's hash, expired or not, and its administrator. */
export async function findAdministratorSession(
	queries: Queries,
	tokenHash: string,
): Promise<(AdministratorSessionRow & { readonly username: string }) | undefined> {
	const [row] = await queries
		.select({ session: administratorSessions, username: administrators.username })
		.from(administratorSessions)
		.innerJoin(administrators, eq(administrators.id, administratorSessions.administratorId))
		.where(eq(administratorSessions.tokenHash, tokenHash));
	return row && { ...row.session, username: row.username };
}

/** Extends a session. */
export async function extendAdministratorSession(
	queries: Queries,
	tokenHash: string,
	expiresAt: Date,
): Promise<void> {
	await queries
		.update(administratorSessions)
		.set({ expiresAt })
		.where(eq(administratorSessions.tokenHash, tokenHash));
}

/** Ends a session. */
export async function deleteAdministratorSession(queries: Queries, tokenHash: string): Promise<void> {
	await queries.delete(administratorSessions).where(eq(administratorSessions.tokenHash, tokenHash));
}

/** Ends the sessions of an administrator, all but one where that is named. */
export async function deleteAdministratorSessions(
	queries: Queries,
	administratorId: string,
	but?: string,
): Promise<void> {
	const others = but === undefined ? undefined : ne(administratorSessions.tokenHash, but);
	await queries
		.delete(administratorSessions)
		.where(and(eq(administratorSessions.administratorId, administratorId), others));
}
