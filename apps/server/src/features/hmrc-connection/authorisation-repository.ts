/** Attempts to connect, in the database. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { hmrcAuthorisations } from '../../database/schema/hmrc-connections.ts';

/** An attempt as it is stored. */
export type AuthorisationRow = typeof hmrcAuthorisations.$inferSelect;

/** Stores a new attempt. */
export async function insertAuthorisation(
	queries: Queries,
	row: Omit<AuthorisationRow, 'backAt' | 'outcome'>,
): Promise<void> {
	await queries.insert(hmrcAuthorisations).values(row);
}

/** The attempt with this hash of its state. */
export async function findAuthorisation(
	queries: Queries,
	stateHash: string,
): Promise<AuthorisationRow | undefined> {
	const [row] = await queries
		.select()
		.from(hmrcAuthorisations)
		.where(eq(hmrcAuthorisations.stateHash, stateHash));
	return row;
}

/** Uses an attempt up. Returns false when it was used before. */
export async function spendAuthorisation(queries: Queries, stateHash: string, at: Date): Promise<boolean> {
	const used = await queries
		.update(hmrcAuthorisations)
		.set({ backAt: at })
		.where(and(eq(hmrcAuthorisations.stateHash, stateHash), isNull(hmrcAuthorisations.backAt)))
		.returning({ stateHash: hmrcAuthorisations.stateHash });
	return used.length > 0;
}

/** Records the outcome of a finished attempt. */
export async function closeAuthorisation(
	queries: Queries,
	stateHash: string,
	outcome: NonNullable<AuthorisationRow['outcome']>,
): Promise<void> {
	await queries
		.update(hmrcAuthorisations)
		.set({ outcome })
		.where(eq(hmrcAuthorisations.stateHash, stateHash));
}

/** Deletes a person's attempts from before a moment, or all of theirs for one environment. */
export async function deleteAuthorisations(
	queries: Queries,
	userId: string,
	which: { readonly before?: Date; readonly environment?: HmrcEnvironment } = {},
): Promise<void> {
	await queries
		.delete(hmrcAuthorisations)
		.where(
			and(
				eq(hmrcAuthorisations.userId, userId),
				which.before && lt(hmrcAuthorisations.askedAt, which.before),
				which.environment && eq(hmrcAuthorisations.environment, which.environment),
			),
		);
}
