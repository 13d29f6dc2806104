/** Half sessions: the password was right and the code is missing. They only open the page that asks for the code. */
import { randomBytes } from 'node:crypto';
import type { Queries, Transaction } from '../../database/database.ts';
import type { Clock } from '../clock.ts';
import {
	deleteExpiredHalfSessions,
	deleteHalfSession,
	type HalfSessionRow,
	insertHalfSession,
	lockHalfSession,
} from './half-session-repository.ts';
import { hashOfToken } from './token-hash.ts';

/** Long enough to find the phone. */
const LASTS_MS = 10 * 60_000;

/** A half session just begun. `token` goes into its cookie and nowhere else. */
export interface NewHalfSession {
	readonly token: string;
	readonly expiresAt: Date;
}

/** Begins, finds and ends half sessions. */
export interface HalfSessions {
	readonly begin: (queries: Queries, userId: string) => Promise<NewHalfSession>;
	/** The half session for a cookie's value, locked until the transaction ends; undefined when it has expired. */
	readonly take: (tx: Transaction, token: string) => Promise<HalfSessionRow | undefined>;
	readonly end: (queries: Queries, tokenHash: string) => Promise<void>;
}

/** Half sessions by this clock. */
export function createHalfSessions(clock: Clock): HalfSessions {
	return {
		begin: (queries, userId) => begin(queries, userId, clock.now()),
		take: async (tx, token) => {
			const row = await lockHalfSession(tx, hashOfToken(token));
			return row && row.expiresAt > clock.now() ? row : undefined;
		},
		end: deleteHalfSession,
	};
}

async function begin(queries: Queries, userId: string, now: Date): Promise<NewHalfSession> {
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now.getTime() + LASTS_MS);
	await deleteExpiredHalfSessions(queries, userId, now);
	await insertHalfSession(queries, { tokenHash: hashOfToken(token), userId, expiresAt });
	return { token, expiresAt };
}
