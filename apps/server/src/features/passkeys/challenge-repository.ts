/** Passkey challenges, by their hash. */
import { eq, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { passkeyChallenges } from '../../database/schema/accounts.ts';

/** A challenge. */
export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

/** Stores a new challenge, and deletes expired ones. */
export async function insertChallenge(queries: Queries, row: ChallengeRow, now: Date): Promise<void> {
	await queries.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
	await queries.insert(passkeyChallenges).values(row);
}

/** Takes a challenge out: only one caller gets it. */
export async function takeChallengeRow(
	queries: Queries,
	challengeHash: string,
): Promise<ChallengeRow | undefined> {
	const [row] = await queries
		.delete(passkeyChallenges)
		.where(eq(passkeyChallenges.challengeHash, challengeHash))
		.returning();
	return row;
}
