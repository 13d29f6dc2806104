/** Shows the status of a person's connection, and ends it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Queries, Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { applicationOf, keyOf } from './application.ts';
import { deleteAuthorisations, findAuthorisation } from './authorisation-repository.ts';
import { isTooOld } from './connect.ts';
import { type ConnectionRow, deleteConnections, endConnection, findConnection } from './repository.ts';
import { deleteTestUser } from './test-page/test-user-repository.ts';

type Status = AnswerOf<typeof calls.hmrcAuthStatus>;

/** The connection as its card shows it; `state` names an attempt. */
export async function connectionStatus(
	services: Services,
	userId: string,
	state: string | undefined,
): Promise<Status> {
	const { database, clock } = services;
	const row = await findConnection(database, keyOf(services, userId));
	const ended = row ? endOf(row, clock.now()) : null;
	const current = row && ended === null ? row : undefined;
	return {
		authorized: current !== undefined,
		connected: current !== undefined,
		available: applicationOf(services).ok,
		required: true,
		agentName: null,
		since: current?.grantedAt.toISOString() ?? null,
		expiresAt: current?.grantedUntil.toISOString() ?? null,
		ended,
		attempt: state === undefined ? null : await attemptOf(services, database, userId, state),
	};
}

function endOf({ ended, grantedUntil }: ConnectionRow, now: Date): Status['ended'] {
	return ended ?? (grantedUntil <= now ? 'expired' : null);
}

/** A connection in an export: when it existed, never its tokens. */
export function presentConnection(row: ConnectionRow) {
	const { environment, grantedAt, grantedUntil, endedAt, ended } = row;
	return {
		environment,
		since: grantedAt.toISOString(),
		until: grantedUntil.toISOString(),
		endedAt: endedAt?.toISOString() ?? null,
		ended,
	};
}

async function attemptOf(
	{ clock }: Services,
	queries: Queries,
	userId: string,
	state: string,
): Promise<Status['attempt']> {
	const row = await findAuthorisation(queries, hashOfToken(state));
	if (row?.userId !== userId) return null;
	if (row.outcome) return row.outcome;
	return isTooOld(row, clock.now()) ? 'expired' : 'waiting';
}

/** Deletes everything an account has for MTD, in the transaction that closes it. */
export async function forgetConnections(tx: Transaction, userId: string): Promise<void> {
	await deleteAuthorisations(tx, userId);
	await deleteConnections(tx, userId);
	await deleteTestUser(tx, userId);
}

/** Deletes our tokens. Returns when, or null if there was no connection. */
export function disconnect(services: Services, userId: string): Promise<Date | null> {
	return services.database.transaction(async (tx) => {
		const [at, key] = [services.clock.now(), keyOf(services, userId)];
		await deleteAuthorisations(tx, userId, { environment: key.environment });
		if (!(await endConnection(tx, key, { at, why: 'disconnected' }))) return null;
		await audit(tx, { at, userId, action: 'hmrc.disconnected' });
		return at;
	});
}
