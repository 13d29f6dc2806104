/**
 * A person's access to HMRC's MTD APIs: how every feature that calls HMRC gets there.
 *
 * In a handler: `openHmrcSession(services, { userId, caller: await callerOf(services, user, request), testMode })`. When
 * it is ok, hand `value.mtd` and `value.nino` to the operations of `@halfpenny/hmrc`, as in `listBusinesses(mtd, nino)`,
 * and turn an outcome that is no answer into a failure with `failureOfHmrc`. A job keeps `caller` (plain texts) sealed
 * with what it is to send, and opens its session when it runs. Renewing the token, HMRC's three requests a second, its
 * 429, the headers and the binding of the number are seen to here.
 */
import type { FraudHeaders, MtdClient, MtdOutcome, MtdSession, TestMode } from '@halfpenny/hmrc';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { bindNino, type CallingFor, holderOfNino } from '../bindings/nino.ts';
import { loadProfile } from '../profile/queries.ts';
import { applicationOf, clientOf, keyOf } from './application.ts';
import { type AccessToken, accessTokenOf, endRefused } from './tokens.ts';

/** Who calls, and how. */
export interface SessionOptions {
	readonly userId: string;
	/** What `callerOf` gave when the person asked. */
	readonly caller: FraudHeaders;
	/** What a sandbox is to play; ignored in live. */
	readonly testMode?: TestMode | undefined;
}

/** Access for as many calls as are wanted, for the number in the person's details. */
export interface HmrcSession {
	readonly mtd: MtdSession;
	/** As HMRC writes it, without blanks. */
	readonly nino: string;
}

/**
 * Opens a session; nothing is asked of HMRC yet unless the token has run out. NINO_REQUIRED, NINO_BOUND_ELSEWHERE,
 * MTD_NOT_SET_UP, HMRC_NOT_CONNECTED, HMRC_CONNECTION_EXPIRED, HMRC_UNREACHABLE, HMRC_BUSY.
 */
export async function openHmrcSession(
	services: Services,
	{ userId, caller, testMode }: SessionOptions,
): Promise<Result<HmrcSession>> {
	const application = applicationOf(services);
	if (!application.ok) return application;
	const nino = (await loadProfile(services, services.database, userId))?.profile.nationalInsurance;
	if (!nino) return fail('NINO_REQUIRED');
	const { environment } = services.config.hmrc;
	const calling = { userId, nino, environment };
	const holder = await holderOfNino(services, services.database, calling);
	if (holder === 'another') return refuseNino(services, userId);
	const token = await accessTokenOf(services, userId);
	if (!token.ok) return token;
	const client = clientOf(services, application.value);
	const call = bindingCall(
		services,
		renewingCall(services, { userId, client, token: token.value }),
		calling,
		holder === 'own',
	);
	const { accessToken } = token.value;
	const play = environment === 'live' ? undefined : testMode;
	return succeed({ nino, mtd: { call, accessToken, headers: caller, ...(play && { testMode: play }) } });
}

async function refuseNino(services: Services, userId: string) {
	const at = services.clock.now();
	await audit(services.database, { at, userId, action: 'nino.boundElsewhere' });
	return fail('NINO_BOUND_ELSEWHERE');
}

/** Calls with the latest token. HMRC's 401 has done nothing, so the same may be sent again with a new one, once. */
function renewingCall(
	services: Services,
	{
		userId,
		client,
		token: first,
	}: { readonly userId: string; readonly client: MtdClient; readonly token: AccessToken },
): MtdClient {
	let token = first;
	return async (request, read) => {
		const used = token;
		const outcome = await client({ ...request, accessToken: used.accessToken }, read);
		if (!isSpent(outcome)) return outcome;
		const renewed = await accessTokenOf(services, userId, used.version);
		if (!renewed.ok) return outcome;
		token = renewed.value;
		const again = await client({ ...request, accessToken: token.accessToken }, read);
		if (isSpent(again)) await endRefused(services, keyOf(services, userId), token.version);
		return again;
	};
}

const isSpent = (outcome: MtdOutcome<unknown>): boolean =>
	outcome.kind === 'refused' && outcome.status === 401;

/** Binds the number with HMRC's first answer for it. */
function bindingCall(services: Services, call: MtdClient, calling: CallingFor, isBound: boolean): MtdClient {
	let bound = isBound;
	return async (request, read) => {
		const outcome = await call(request, read);
		if (outcome.kind !== 'answered' || bound || !request.path.split('/').includes(calling.nino))
			return outcome;
		await bindNino(services, calling);
		bound = true;
		return outcome;
	};
}
