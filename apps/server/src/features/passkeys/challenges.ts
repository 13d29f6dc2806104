/** Challenges: random, for one purpose, bound to the caller, valid once and for five minutes. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { type ChallengeRow, insertChallenge, takeChallengeRow } from './challenge-repository.ts';
import { CHALLENGE_MS } from './policy.ts';

/** What a challenge is for, and what it is bound to: a session, a visitor or a half session. */
export interface ChallengeOf {
	readonly purpose: ChallengeRow['purpose'];
	readonly boundTo: string;
}

/** A new challenge. Only its hash is stored. */
export async function newChallenge(
	queries: Queries,
	{ clock }: Pick<Services, 'clock'>,
	{ purpose, boundTo }: ChallengeOf,
): Promise<string> {
	const challenge = randomBytes(32).toString('base64url');
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
	const row = { challengeHash: hashOfToken(challenge), purpose, boundTo: hashOfToken(boundTo), expiresAt };
	await insertChallenge(queries, row, now);
	return challenge;
}

/** Uses up the challenge that was signed; undefined unless it was issued for this purpose, to this caller, recently. */
export async function takeChallenge(
	queries: Queries,
	{ clock }: Pick<Services, 'clock'>,
	clientData: string,
	{ purpose, boundTo }: ChallengeOf,
): Promise<string | undefined> {
	const challenge = challengeIn(clientData);
	const row = challenge === undefined ? undefined : await takeChallengeRow(queries, hashOfToken(challenge));
	const counts =
		row?.purpose === purpose && row.boundTo === hashOfToken(boundTo) && row.expiresAt > clock.now();
	return counts ? challenge : undefined;
}

function challengeIn(clientData: string): string | undefined {
	try {
		const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
		if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined;
		return typeof said.challenge === 'string' ? said.challenge : undefined;
	} catch {
		return undefined;
	}
}
