/** Connects to HMRC: a person goes there to authorise us, and comes back once, with a code. */
import {
	type AuthoriseRequest,
	authoriseUrl,
	exchangeCode,
	newAuthoriseSecrets,
	type OAuthApplication,
	type UserTokens,
} from '@halfpenny/hmrc';
import { audit } from '../../platform/audit-repository.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { applicationOf, keyOf } from './application.ts';
import {
	type AuthorisationRow,
	closeAuthorisation,
	deleteAuthorisations,
	findAuthorisation,
	insertAuthorisation,
	spendAuthorisation,
} from './authorisation-repository.ts';
import { putConnection } from './repository.ts';
import { openVerifier, sealTokens, sealVerifier } from './sealed.ts';
import { usedUntil } from './tokens.ts';

/** Who is connecting, and their session. */
export interface Connecting {
	readonly userId: string;
	/** The hash of the session's token. */
	readonly sessionHash: string;
}

/** How long a person may take at HMRC. */
const OPEN_FOR_MS = 30 * 60_000;
/** HMRC's authorisation lasts this long, however often the token is refreshed. */
const GRANT_MONTHS = 18;

/** Whether it can no longer be used. */
export function isTooOld({ askedAt }: Pick<AuthorisationRow, 'askedAt'>, now: Date): boolean {
	return now.getTime() - askedAt.getTime() > OPEN_FOR_MS;
}

/** HMRC's page to send a person to, and the state that identifies this attempt. MTD_NOT_SET_UP. */
export async function startConnecting(
	services: Services,
	{ userId, sessionHash }: Connecting,
	where: { readonly redirectUri: string; readonly authoriseUrl?: string },
): Promise<Result<{ readonly authUrl: string; readonly state: string }>> {
	const application = applicationOf(services);
	if (!application.ok) return application;
	const { database, vault, clock, config } = services;
	const { state, codeVerifier } = newAuthoriseSecrets();
	const { redirectUri } = where;
	const askedAt = clock.now();
	const stateHash = hashOfToken(state);
	const sealedVerifier = sealVerifier(await vault.cipherOf(database, userId), stateHash, codeVerifier);
	const { environment } = config.hmrc;
	const row = { stateHash, userId, sessionHash, environment, sealedVerifier, redirectUri, askedAt };
	await database.transaction(async (tx) => {
		await deleteAuthorisations(tx, userId, { before: new Date(askedAt.getTime() - OPEN_FOR_MS) });
		await insertAuthorisation(tx, row);
	});
	const target = {
		...application.value.target,
		...(where.authoriseUrl && { authoriseUrl: where.authoriseUrl }),
	};
	const authUrl = await authoriseUrl({ ...application.value, target }, { state, codeVerifier, redirectUri });
	return succeed({ authUrl, state });
}

/**
 * The outcome of the callback. `unknown`: there is no such attempt, it belongs to another session or account, or it was
 * used or took too long; then nothing has changed.
 */
export type Back = 'connected' | 'denied' | 'failed' | 'unknown';

/** Completes an attempt when a person comes back from HMRC. `back` is the query that HMRC sent them back with. */
export async function comeBack(
	services: Services,
	{ userId, sessionHash }: Connecting,
	back: URLSearchParams,
): Promise<Back> {
	const { database, clock } = services;
	const state = back.get('state') ?? '';
	const row = await findAuthorisation(database, hashOfToken(state));
	const application = applicationOf(services);
	if (!row || !application.ok || row.environment !== services.config.hmrc.environment) return 'unknown';
	if (row.userId !== userId || row.sessionHash !== sessionHash) return 'unknown';
	if (isTooOld(row, clock.now())) return 'unknown';
	if (!(await spendAuthorisation(database, row.stateHash, clock.now()))) return 'unknown';
	const outcome = await exchange(services, application.value, { row, state, back });
	if (outcome.kind === 'granted') return keep(services, row, outcome.tokens);
	return close(services, row, outcome.kind === 'denied' ? 'denied' : 'failed');
}

async function exchange(
	{ vault, database }: Services,
	application: OAuthApplication,
	came: { readonly row: AuthorisationRow; readonly state: string; readonly back: URLSearchParams },
): ReturnType<typeof exchangeCode> {
	const { stateHash, userId, sealedVerifier, redirectUri } = came.row;
	const codeVerifier = openVerifier(await vault.cipherOf(database, userId), stateHash, sealedVerifier);
	const request: AuthoriseRequest = { state: came.state, codeVerifier, redirectUri };
	return exchangeCode(application, request, came.back);
}

async function keep(services: Services, row: AuthorisationRow, tokens: UserTokens): Promise<Back> {
	const { database, vault, clock } = services;
	const { userId, stateHash } = row;
	const key = keyOf(services, userId);
	const grantedAt = clock.now();
	const accessUntil = usedUntil(grantedAt, tokens.expiresInSeconds);
	const grantedUntil = new Date(grantedAt);
	grantedUntil.setUTCMonth(grantedAt.getUTCMonth() + GRANT_MONTHS);
	const sealedTokens = sealTokens(await vault.cipherOf(database, userId), key, tokens);
	await database.transaction(async (tx) => {
		await putConnection(tx, key, { sealedTokens, accessUntil, grantedAt, grantedUntil });
		await closeAuthorisation(tx, stateHash, 'connected');
		await audit(tx, { at: grantedAt, userId, action: 'hmrc.connected' });
	});
	return 'connected';
}

async function close(
	{ database, clock }: Services,
	{ userId, stateHash }: AuthorisationRow,
	outcome: 'denied' | 'failed',
): Promise<Back> {
	await database.transaction(async (tx) => {
		await closeAuthorisation(tx, stateHash, outcome);
		await audit(tx, { at: clock.now(), userId, action: `hmrc.connection.${outcome}` });
	});
	return outcome;
}
