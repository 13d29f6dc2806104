/**
 * Who refreshes a token: one process at a time, since a refresh token works once. It holds a lease in the row, by the
 * database's clock, and not a lock, so that no transaction is open while HMRC answers.
 */
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hmrcConnections } from '../../database/schema/hmrc-connections.ts';
import type { ConnectionKey, ConnectionRow, NewTokens } from './repository.ts';

/** One attempt to refresh one pair. */
export interface RefreshLease {
	readonly key: ConnectionKey;
	/** The pair to refresh. */
	readonly version: number;
	/** Identifies this attempt. */
	readonly lease: string;
}

const now = sql`clock_timestamp()`;

/** Takes the lease for this many seconds; undefined when another server has it, or the pair is no longer the latest. */
export async function takeLease(
	database: Database,
	{ key, version, lease }: RefreshLease,
	seconds: number,
): Promise<ConnectionRow | undefined> {
	const until = sql`${now} + ${seconds}::int * interval '1 second'`;
	const [row] = await database
		.update(hmrcConnections)
		.set({ refreshLease: lease, refreshLeaseUntil: until })
		.where(
			and(
				...latest(key, version),
				isNotNull(hmrcConnections.sealedTokens),
				or(isNull(hmrcConnections.refreshLeaseUntil), lt(hmrcConnections.refreshLeaseUntil, now)),
			),
		)
		.returning();
	return row;
}

/** Stores the new pair and releases the lease; undefined when the connection was ended or renewed in the meantime. */
export async function keepRefreshed(
	database: Database,
	{ key, version, lease }: RefreshLease,
	tokens: NewTokens,
): Promise<ConnectionRow | undefined> {
	const [row] = await database
		.update(hmrcConnections)
		.set({ ...tokens, tokenVersion: version + 1, refreshLease: null, refreshLeaseUntil: null })
		.where(
			and(
				...latest(key, version),
				isNotNull(hmrcConnections.sealedTokens),
				eq(hmrcConnections.refreshLease, lease),
			),
		)
		.returning();
	return row;
}

/** Releases the lease, changing nothing. */
export async function dropLease(database: Database, { key, version, lease }: RefreshLease): Promise<void> {
	await database
		.update(hmrcConnections)
		.set({ refreshLease: null, refreshLeaseUntil: null })
		.where(and(...latest(key, version), eq(hmrcConnections.refreshLease, lease)));
}

function latest({ userId, environment }: ConnectionKey, version: number) {
	return [
		eq(hmrcConnections.userId, userId),
		eq(hmrcConnections.environment, environment),
		eq(hmrcConnections.tokenVersion, version),
	];
}
