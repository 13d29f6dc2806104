/** Being signed in: a random token in a cookie, its hash here, ended by time or by signing out. */
import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '../../database/database.ts';
import type { Clock } from '../clock.ts';
import { deleteHalfSessions } from './half-session-repository.ts';
import { createHalfSessions, type HalfSessions } from './half-sessions.ts';
import {
	deleteExpiredSessions,
	deleteSession,
	deleteSessions,
	extendSession,
	findSession,
	insertSession,
	listSessions,
	type SessionRow,
} from './session-repository.ts';
import { hashOfToken } from './token-hash.ts';

const HOUR_MS = 3_600_000;
/** Without a visit for this long it is over. */
const IDLE_MS = 7 * 24 * HOUR_MS;
/** After this long it is over, visits or not. */
const LONGEST_MS = 60 * 24 * HOUR_MS;
/** A visit makes it last longer at most this often, so that reading does not mean writing. */
const EXTEND_AFTER_MS = HOUR_MS;

/** Who is calling. */
export interface SignedIn {
	readonly userId: string;
	/** Names the session without giving it away. */
	readonly tokenHash: string;
	readonly expiresAt: Date;
	/** Whether this visit made it last longer, so that the cookie must follow. */
	readonly extended: boolean;
}

/** A session just begun. `token` goes into the cookie and nowhere else. */
export interface NewSession {
	readonly token: string;
	readonly tokenHash: string;
	readonly expiresAt: Date;
}

/** Begins, finds and ends sessions. */
export interface Sessions {
	/** `device` is what the browser says of itself, in a few words. */
	readonly begin: (queries: Queries, userId: string, device: string | null) => Promise<NewSession>;
	/** Who a cookie's value stands for, or undefined when that is over or never was. */
	readonly find: (token: string) => Promise<SignedIn | undefined>;
	readonly end: (tokenHash: string) => Promise<void>;
	/** Those of a person that are not over, the latest first. */
	readonly list: (userId: string) => Promise<readonly SessionRow[]>;
	/** Ends those of a person, all but one where that is named, and the half ones with them. */
	readonly endAll: (queries: Queries, userId: string, but?: string) => Promise<void>;
	/** Those that wait for a code. */
	readonly half: HalfSessions;
}

/** Sessions in a database. */
export function createSessions(database: Database, clock: Clock): Sessions {
	return {
		begin: (queries, userId, device) => begin(queries, userId, device, clock.now()),
		find: (token) => find(database, token, clock.now()),
		end: (tokenHash) => deleteSession(database, tokenHash),
		list: (userId) => listSessions(database, userId, clock.now()),
		endAll: async (queries, userId, but) => {
			await deleteSessions(queries, userId, but);
			await deleteHalfSessions(queries, userId);
		},
		half: createHalfSessions(clock),
	};
}

async function begin(
	queries: Queries,
	userId: string,
	device: string | null,
	now: Date,
): Promise<NewSession> {
	const token = randomBytes(32).toString('base64url');
	const tokenHash = hashOfToken(token);
	const expiresAt = new Date(now.getTime() + IDLE_MS);
	await deleteExpiredSessions(queries, userId, now);
	await insertSession(queries, { tokenHash, userId, createdAt: now, expiresAt, device });
	return { token, tokenHash, expiresAt };
}

async function find(database: Database, token: string, now: Date): Promise<SignedIn | undefined> {
	const tokenHash = hashOfToken(token);
	const row = await findSession(database, tokenHash);
	if (!row || row.expiresAt <= now) return undefined;
	const expiresAt = new Date(Math.min(now.getTime() + IDLE_MS, row.createdAt.getTime() + LONGEST_MS));
	const extended = expiresAt.getTime() - row.expiresAt.getTime() > EXTEND_AFTER_MS;
	if (extended) await extendSession(database, tokenHash, expiresAt);
	return { userId: row.userId, tokenHash, expiresAt: extended ? expiresAt : row.expiresAt, extended };
}
