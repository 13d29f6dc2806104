/** Signed-in administrators: a random token in a separate cookie, its hash here; ended by time or by signing out. */
import { randomBytes } from 'node:crypto';
import type { Queries } from '../../database/database.ts';
import type { Services } from '../services.ts';
import {
	extendAdministratorSession,
	findAdministratorSession,
	insertAdministratorSession,
} from './administrator-session-repository.ts';
import { hashOfToken } from './token-hash.ts';

const MINUTE_MS = 60_000;
/** A session ends after this long without a call. */
const IDLE_MS = 60 * MINUTE_MS;
/** A session ends after this long, however often it is used. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** Use extends a session at most this often, so that reading does not mean writing. */
const EXTEND_AFTER_MS = 5 * MINUTE_MS;

/** An administrator who is calling. */
export interface SignedInAdministrator {
	readonly administratorId: string;
	readonly username: string;
	/** Identifies the session without giving it away. */
	readonly tokenHash: string;
	readonly begunAt: Date;
	/** Whether it began with a code. */
	readonly withCode: boolean;
}

type SessionServices = Pick<Services, 'database' | 'clock' | 'config'>;

/** Whether administrators need a code besides their password: always, unless HMRC is the stand-in. */
export function administratorsNeedCodes({ config }: Pick<Services, 'config'>): boolean {
	return config.hmrc.environment !== 'local';
}

/** Begins a session. The token goes into the cookie and nowhere else. */
export async function beginAdministratorSession(
	queries: Queries,
	now: Date,
	of: { readonly administratorId: string; readonly withCode: boolean },
): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now.getTime() + IDLE_MS);
	const row = { ...of, tokenHash: hashOfToken(token), createdAt: now, expiresAt };
	await insertAdministratorSession(queries, row);
	return token;
}

/** The administrator with a cookie's value; undefined when the session has ended, or lacks the code needed here. */
export async function findAdministrator(
	services: SessionServices,
	token: string,
): Promise<SignedInAdministrator | undefined> {
	const now = services.clock.now();
	const row = await findAdministratorSession(services.database, hashOfToken(token));
	if (!row || row.expiresAt <= now || (administratorsNeedCodes(services) && !row.withCode)) return undefined;
	const { administratorId, username, tokenHash, createdAt: begunAt, withCode } = row;
	const until = Math.min(now.getTime() + IDLE_MS, begunAt.getTime() + LONGEST_MS);
	if (until - row.expiresAt.getTime() > EXTEND_AFTER_MS)
		await extendAdministratorSession(services.database, tokenHash, new Date(until));
	return { administratorId, username, tokenHash, begunAt, withCode };
}
