/**
 * A person's access to HMRC's MTD APIs: every feature that calls HMRC goes through here.
 *
 * In a handler: `openHmrcSession(services, { userId, caller: await callerOf(services, user, request), testMode })`. If
 * it is ok, pass `value.mtd` and `value.nino` to the operations of `@halfpenny/hmrc`, as in `listBusinesses(mtd,
 * nino)`, and turn an outcome without an answer into an error with `failureOfHmrc`. A job keeps `caller` (plain text)
 * sealed with what it will send, and opens its session when it runs. The session renews the token, keeps to HMRC's
 * three requests a second, handles 429, sends the headers and binds the number.
 */
import type { FraudHeaders, MtdClient, MtdOutcome, MtdSession, TestMode } from '@halfpenny/hmrc';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { bindNino, type CallingFor, holderOfNino } from '../bindings/nino.ts';
import { loadProfile } from '../profile/queries.ts';
import { applicationOf, clientOf, keyOf } from './application.ts';
import { type AccessToken, accessTokenOf, endRefused } from './tokens.ts';

/** Who is calling, and how. */
export interface SessionOptions {
	readonly userId: string;
	/** What `callerOf` returned when the person asked. */
	readonly caller: FraudHeaders;
	/** The sandbox scenario; ignored in live. */
	readonly testMode?: TestMode | undefined;
}

/** Access for any number of calls, for the number in the person's details. */
export interface HmrcSession {
	readonly mtd: MtdSession;
	/** As HMRC writes it, without spaces. */
	readonly nino: string;
}

/**
 * Opens a session; HMRC is called only if the token has expired. NINO_REQUIRED, NINO_BOUND_ELSEWHERE,
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

/** Short-lived tokens may expire several times while a request waits its turn. */
const MOST_RENEWALS = 5;

/**
 * Calls with the latest token. A 401 from HMRC has done nothing, so the call is repeated with a new token. A token that
 * was renewed but refused again before it expired ends the connection.
 */
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
		for (let renewals = 0; ; renewals += 1) {
			const used = token;
			const outcome = await client({ ...request, accessToken: used.accessToken }, read);
			if (!isSpent(outcome)) return outcome;
			const isRefused = renewals > 0 && services.clock.now() < used.until;
			if (isRefused && (await endRefused(services, keyOf(services, userId), used.version))) return outcome;
			if (renewals === MOST_RENEWALS) return outcome;
			const renewed = await accessTokenOf(services, userId, used.version);
			if (!renewed.ok) return outcome;
			token = renewed.value;
		}
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
