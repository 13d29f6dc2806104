/** A person's access token: the stored one, or a new one fetched by exactly one caller. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refreshTokens, type TokenFailure } from '@halfpenny/hmrc';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { applicationOf, keyOf } from './application.ts';
import { dropLease, keepRefreshed, type RefreshLease, takeLease } from './refresh-repository.ts';
import { type ConnectionKey, type ConnectionRow, endConnection, findConnection } from './repository.ts';
import { openTokens, sealTokens } from './sealed.ts';

/** The services that tokens need. */
export type TokenServices = Pick<Services, 'config' | 'database' | 'vault' | 'clock'>;

/** An access token, the version of its pair, and until when to use it. */
export interface AccessToken {
	readonly accessToken: string;
	readonly version: number;
	readonly until: Date;
}

/** A token is refreshed this long before it expires, but not before three quarters of its life. */
const MARGIN_MS = 60_000;

/** Until when to use a token granted now. */
export function usedUntil(grantedAt: Date, expiresInSeconds: number): Date {
	const life = expiresInSeconds * 1000; // not money
	return new Date(grantedAt.getTime() + life - Math.min(MARGIN_MS, life / 4)); // not money
}
/** Longer than HMRC takes to answer a refresh. */
const LEASE_SECONDS = 30;
const LOOK_AGAIN_MS = 200;
/** How long to wait before looking again for another process's refresh: a little longer than a lease lasts. */
const MOST_LOOKS = (LEASE_SECONDS * 1000) / LOOK_AGAIN_MS + 10;

/**
 * The person's access token. `spent` is the pair HMRC has just refused, to get a newer one. HMRC_NOT_CONNECTED,
 * HMRC_CONNECTION_EXPIRED when the person has to authorise us again, MTD_NOT_SET_UP, HMRC_UNREACHABLE, HMRC_BUSY.
 */
export async function accessTokenOf(
	services: TokenServices,
	userId: string,
	spent?: number,
): Promise<Result<AccessToken>> {
	const key = keyOf(services, userId);
	for (let look = 0; look < MOST_LOOKS; look += 1) {
		if (look > 0) await sleep(LOOK_AGAIN_MS);
		const row = await findConnection(services.database, key);
		const current = currentConnection(row, services.clock.now());
		if (!current.ok) return current;
		const { value } = current;
		if (isFresh(value, services.clock.now()) && value.tokenVersion !== spent)
			return open(services, key, value);
		const refreshed = await refreshOnce(services, key, value.tokenVersion);
		if (refreshed) return refreshed;
	}
	return fail('HMRC_BUSY');
}

function currentConnection(row: ConnectionRow | undefined, now: Date): Result<ConnectionRow> {
	if (!row || row.ended === 'disconnected') return fail('HMRC_NOT_CONNECTED');
	if (row.ended === 'refusedByHmrc' || row.grantedUntil <= now) return fail('HMRC_CONNECTION_EXPIRED');
	return succeed(row);
}

function isFresh({ accessUntil }: ConnectionRow, now: Date): boolean {
	return accessUntil > now;
}

async function open(
	{ vault, database }: TokenServices,
	key: ConnectionKey,
	{ sealedTokens, tokenVersion, accessUntil }: ConnectionRow,
): Promise<Result<AccessToken>> {
	if (sealedTokens === null) return fail('HMRC_NOT_CONNECTED');
	const cipher = await vault.cipherOf(database, key.userId);
	const { accessToken } = openTokens(cipher, key, sealedTokens);
	return succeed({ accessToken, version: tokenVersion, until: accessUntil });
}

/** Undefined when another server is doing it, or has done it: read the row again. */
async function refreshOnce(
	services: TokenServices,
	key: ConnectionKey,
	version: number,
): Promise<Result<AccessToken> | undefined> {
	const application = applicationOf(services);
	if (!application.ok) return application;
	const attempt = { key, version, lease: randomUUID() };
	const row = await takeLease(services.database, attempt, LEASE_SECONDS);
	if (!row || row.sealedTokens === null) return undefined;
	const cipher = await services.vault.cipherOf(services.database, key.userId);
	const { refreshToken } = openTokens(cipher, key, row.sealedTokens);
	const outcome = await refreshTokens(application.value, refreshToken);
	if (outcome.kind !== 'granted') return failed(services, attempt, outcome);
	const { tokens } = outcome;
	const accessUntil = usedUntil(services.clock.now(), tokens.expiresInSeconds);
	const sealedTokens = sealTokens(cipher, key, tokens);
	const kept = await keepRefreshed(services.database, attempt, { sealedTokens, accessUntil });
	return kept && open(services, key, kept);
}

async function failed(
	services: TokenServices,
	attempt: RefreshLease,
	failure: TokenFailure,
): Promise<Result<AccessToken> | undefined> {
	if (failure.kind === 'refused' && failure.error === 'invalid_grant') {
		await endRefused(services, attempt.key, attempt.version);
		return undefined;
	}
	await dropLease(services.database, attempt);
	if (failure.kind !== 'refused') return fail('HMRC_UNREACHABLE');
	return fail(failure.error === 'invalid_request' ? 'HMRC_BUSY' : 'MTD_NOT_SET_UP');
}

/**
 * Ends a connection that HMRC no longer accepts, unless a newer pair has come in the meantime; returns whether it did.
 */
export async function endRefused(
	{ database, clock }: TokenServices,
	key: ConnectionKey,
	version: number,
): Promise<boolean> {
	const at = clock.now();
	return database.transaction(async (tx) => {
		if (!(await endConnection(tx, key, { at, why: 'refusedByHmrc', version }))) return false;
		await audit(tx, { at, userId: key.userId, action: 'hmrc.connectionRefused' });
		return true;
	});
}
