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
	proveSession,
	type SessionRow,
} from './session-repository.ts';
import { hashOfToken } from './token-hash.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this long without a visit: normally, and if the browser was asked to stay signed in. */
const IDLE_MS = { browser: 12 * HOUR_MS, device: 30 * 24 * HOUR_MS };
/** A session ends after this long, however often it is used. */
const LONGEST_MS = 60 * 24 * HOUR_MS;
/** A visit extends it at most this often, so that reading does not mean writing. */
const EXTEND_AFTER_MS = HOUR_MS;

/** The kind of code a session began with. */
type SecondStepTaken = SessionRow['secondStep'];

/** Who is calling. */
export interface SignedIn {
	readonly userId: string;
	/** Names the session without giving it away. */
	readonly tokenHash: string;
	readonly expiresAt: Date;
	/** Whether this visit extended it, so that the cookie must follow. */
	readonly extended: boolean;
	/** Whether it outlives the browser. */
	readonly lasting: boolean;
	/** Whether someone else set the password, so that it has to be changed first. */
	readonly passwordGiven: boolean;
	/** Whether the account waits to be erased, so that it has to be restored first. */
	readonly closed: boolean;
	/** When the password was last entered in it; null for sessions from before we stored that. */
	readonly provenAt: Date | null;
}

/** A session just begun. `token` goes into the cookie and nowhere else. */
export interface NewSession {
	readonly userId: string;
	readonly token: string;
	readonly tokenHash: string;
	readonly expiresAt: Date;
	/** Whether it outlives the browser. */
	readonly lasting: boolean;
}

/** The browser a session belongs to: what it reports, whether it stays signed in, and which code was given, if any. */
export interface SignInFrom {
	readonly device: string | null;
	readonly lasting: boolean;
	readonly secondStep?: SecondStepTaken;
}

/** Begins, finds and ends sessions. */
export interface Sessions {
	readonly begin: (queries: Queries, userId: string, from: SignInFrom) => Promise<NewSession>;
	/** The person signed in with a token; undefined when the session has ended or never existed. */
	readonly find: (tokenHash: string) => Promise<SignedIn | undefined>;
	/** Whether a session exists for a token, expired ones included. */
	readonly isKnown: (tokenHash: string) => Promise<boolean>;
	/** Whether a session is still valid. Asking does not extend it. */
	readonly isOn: (tokenHash: string) => Promise<boolean>;
	readonly end: (tokenHash: string) => Promise<void>;
	/** Records that the password has just been entered in it. */
	readonly prove: (queries: Queries, tokenHash: string) => Promise<void>;
	/** A person's valid ones, latest first. */
	readonly list: (userId: string) => Promise<readonly SessionRow[]>;
	/** Ends a person's, all but the named one if any, and the half ones with them. */
	readonly endAll: (queries: Queries, userId: string, but?: string) => Promise<void>;
	/** Those that wait for a code. */
	readonly half: HalfSessions;
}

/** Sessions in a database. */
export function createSessions(database: Database, clock: Clock): Sessions {
	return {
		begin: (queries, userId, { secondStep = null, ...from }) =>
			begin(queries, { userId, secondStep, ...from }, clock.now()),
		find: (tokenHash) => find(database, tokenHash, clock.now()),
		isKnown: async (tokenHash) => (await findSession(database, tokenHash)) !== undefined,
		isOn: async (tokenHash) => {
			const row = await findSession(database, tokenHash);
			return row !== undefined && row.expiresAt > clock.now();
		},
		end: (tokenHash) => deleteSession(database, tokenHash),
		prove: (queries, tokenHash) => proveSession(queries, tokenHash, clock.now()),
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
	of: Pick<SessionRow, 'userId' | 'device' | 'lasting' | 'secondStep'>,
	now: Date,
): Promise<NewSession> {
	const { userId, lasting } = of;
	const token = randomBytes(32).toString('base64url');
	const tokenHash = hashOfToken(token);
	const expiresAt = new Date(now.getTime() + idleOf(lasting));
	await deleteExpiredSessions(queries, userId, now);
	await insertSession(queries, { tokenHash, ...of, createdAt: now, expiresAt, provenAt: now });
	return { userId, token, tokenHash, expiresAt, lasting };
}

async function find(database: Database, tokenHash: string, now: Date): Promise<SignedIn | undefined> {
	const row = await findSession(database, tokenHash);
	if (!row || row.expiresAt <= now) return undefined;
	const { userId, lasting, passwordGiven, provenAt, erasureAskedAt } = row;
	const expiresAt = endOf(row, now);
	const extended = expiresAt.getTime() - row.expiresAt.getTime() > EXTEND_AFTER_MS;
	if (extended) await extendSession(database, tokenHash, expiresAt);
	const until = { expiresAt: extended ? expiresAt : row.expiresAt, extended };
	return { userId, tokenHash, ...until, lasting, passwordGiven, closed: erasureAskedAt !== null, provenAt };
}

/** When a session visited now ends. */
function endOf({ createdAt, lasting }: Pick<SessionRow, 'createdAt' | 'lasting'>, now: Date): Date {
	return new Date(Math.min(now.getTime() + idleOf(lasting), createdAt.getTime() + LONGEST_MS));
}

function idleOf(lasting: boolean): number {
	return lasting ? IDLE_MS.device : IDLE_MS.browser;
}
