/**
 * Password attempts, counted before they are checked, across all servers. The first few cost nothing; then the wait
 * doubles with each. Nobody is locked out: a browser that has signed in before has its own count.
 */
import { failWith } from '@halfpenny/result';
import type { Queries } from '../../database/database.ts';
import { type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import { countTry, deleteOldTries, deleteTries, nextTryAt, type TriesPolicy } from './tries-repository.ts';

const DAY_SECONDS = 86_400;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** After this many wrong attempts the account's owner is emailed. */
export const MANY_TRIES = 20;

/** What is being tried: `account <id>`, or another name for the count. */
export type TriesOf = string;

type TriesServices = Pick<Services, 'clock' | 'config' | 'vault'>;

/** Counts an attempt: returns how many there were since the last right one, including this. RATE_LIMITED while there is a wait. */
export async function takeTry(
	queries: Queries,
	services: TriesServices,
	of: TriesOf,
): Promise<Result<number>> {
	const now = services.clock.now();
	const key = keyOf(services, of);
	const wrong = await countTry(queries, key, { now, policy: policyOf(services) });
	if (wrong === undefined) {
		const next = (await nextTryAt(queries, key)) ?? now;
		const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
		return failWith({ code: 'RATE_LIMITED', retryAfterSeconds, details: { retryAfterSeconds } } as const);
	}
	// A new caller makes room.
	if (wrong === 1) await deleteOldTries(queries, new Date(now.getTime() - DAY_SECONDS * 1000));
	return succeed(wrong);
}

/** Deletes the attempts after a right one. */
export async function forgetTries(queries: Queries, services: TriesServices, of: TriesOf): Promise<void> {
	await deleteTries(queries, keyOf(services, of));
}

function keyOf({ vault }: TriesServices, of: TriesOf): string {
	return vault.index('tries', of);
}

function policyOf({ config }: TriesServices): TriesPolicy {
	return {
		free: config.limits.signInPerMinute,
		longestSeconds: LONGEST_WAIT_SECONDS,
		forgottenAfterSeconds: DAY_SECONDS,
	};
}
