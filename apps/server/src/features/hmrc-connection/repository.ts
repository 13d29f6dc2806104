/** Connections to HMRC. Everything is looked up by person and environment. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { hmrcConnections } from '../../database/schema/hmrc-connections.ts';

/** A connection as it is stored. */
export type ConnectionRow = typeof hmrcConnections.$inferSelect;

/** The person, and the HMRC environment. */
export interface ConnectionKey {
	readonly userId: string;
	readonly environment: HmrcEnvironment;
}

/** The values that a new grant or a refresh changes. */
export type NewTokens = Pick<ConnectionRow, 'accessUntil'> & { readonly sealedTokens: string };

/** The person's latest connection, ended or not. */
export async function findConnection(
	queries: Queries,
	key: ConnectionKey,
): Promise<ConnectionRow | undefined> {
	const [row] = await queries.select().from(hmrcConnections).where(ofKey(key));
	return row;
}

/** Every connection a person has or had. */
export function listConnections(queries: Queries, userId: string): Promise<ConnectionRow[]> {
	return queries.select().from(hmrcConnections).where(eq(hmrcConnections.userId, userId));
}

/** Stores a new grant, replacing any earlier one. A refresh of the old tokens in progress becomes void. */
export async function putConnection(
	tx: Transaction,
	key: ConnectionKey,
	granted: NewTokens & Pick<ConnectionRow, 'grantedAt' | 'grantedUntil'>,
): Promise<void> {
	const fresh = { ...granted, endedAt: null, ended: null, refreshLease: null, refreshLeaseUntil: null };
	await tx
		.insert(hmrcConnections)
		.values({ ...key, ...fresh, tokenVersion: 1 })
		.onConflictDoUpdate({
			target: [hmrcConnections.userId, hmrcConnections.environment],
			set: { ...fresh, tokenVersion: sql`${hmrcConnections.tokenVersion} + 1` },
		});
}

/** Ends a connection and deletes its tokens. With `version`, only if no newer pair exists. Returns whether it did. */
export async function endConnection(
	queries: Queries,
	key: ConnectionKey,
	end: { readonly at: Date; readonly why: NonNullable<ConnectionRow['ended']>; readonly version?: number },
): Promise<boolean> {
	const ended = await queries
		.update(hmrcConnections)
		.set({
			...{ sealedTokens: null, endedAt: end.at, ended: end.why },
			...{ refreshLease: null, refreshLeaseUntil: null },
		})
		.where(
			and(
				ofKey(key),
				isNotNull(hmrcConnections.sealedTokens),
				end.version === undefined ? undefined : eq(hmrcConnections.tokenVersion, end.version),
			),
		)
		.returning({ userId: hmrcConnections.userId });
	return ended.length > 0;
}

/** Deletes every connection of a person. */
export async function deleteConnections(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(hmrcConnections).where(eq(hmrcConnections.userId, userId));
}

function ofKey({ userId, environment }: ConnectionKey) {
	return and(eq(hmrcConnections.userId, userId), eq(hmrcConnections.environment, environment));
}
