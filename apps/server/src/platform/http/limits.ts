/**
 * How often people may try to sign in or up (by address and by the name they give), try a code, upload, or write to the
 * assistant. Attempts are counted before the input is examined, so that every failure counts.
 */
import { failWith } from '@halfpenny/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';

/** Counts an attempt. RATE_LIMITED with the seconds to wait when there were too many. */
type Limit = (request: FastifyRequest) => Promise<Result<null>>;

/** The limits of a call: what is counted before its body is read. */
export interface CallLimits {
	readonly beforeBody: Limit;
}

const MINUTE_MS = 60_000;
/** More documents than anyone sends by hand in a minute. */
const UPLOADS_PER_MINUTE = 30;
/** More than anyone types in a minute, stopping and asking again. */
const MESSAGES_PER_MINUTE = 30;
/** People behind one address share it: an address may try this many times as often as one name. */
const NAMES_PER_ADDRESS = 6;

/**
 * Limits, by caller: sign-in, sign-up, codes after the password, password reset emails, partners' codes, the password
 * check, uploads, tests of HMRC and messages to the assistant.
 */
export function createLimits(
	app: FastifyInstance,
	{ config }: Services,
): Readonly<
	Record<
		'signIn' | 'signUp' | 'code' | 'letter' | 'partnerCode' | 'ownPassword' | 'upload' | 'chat' | 'hmrc',
		CallLimits
	>
> {
	const { signInPerMinute, signUpPerMinute } = config.limits;
	const counted = (most: number, keyOf: (request: FastifyRequest) => string) => ({
		beforeBody: createLimit(app, most, keyOf),
	});
	return {
		// Wrong passwords are also counted by account.
		signIn: counted(signInPerMinute * NAMES_PER_ADDRESS, byAddress),
		signUp: counted(signUpPerMinute, byAddress),
		// Wrong codes are also counted by account.
		code: counted(signInPerMinute * NAMES_PER_ADDRESS, byAddress),
		// Emails are also counted by the address they go to.
		letter: counted(signInPerMinute, byAddress),
		partnerCode: counted(signInPerMinute, byPerson),
		ownPassword: counted(signInPerMinute, byPerson),
		upload: counted(UPLOADS_PER_MINUTE, byPerson),
		// Tests of HMRC use up requests that everyone shares.
		hmrc: counted(signInPerMinute, byPerson),
		chat: counted(MESSAGES_PER_MINUTE, byPerson),
	};
}

function byAddress({ ip }: FastifyRequest): string {
	return networkOf(ip);
}

function byPerson({ signedIn, ip }: FastifyRequest): string {
	return signedIn?.userId ?? networkOf(ip);
}

function createLimit(
	app: FastifyInstance,
	max: number,
	keyGenerator: (request: FastifyRequest) => string,
): Limit {
	const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
	return async (request) => {
		const counted = await count(request);
		if (counted.isAllowed || !counted.isExceeded) return succeed(null);
		return failWith({ code: 'RATE_LIMITED', retryAfterSeconds: Math.max(1, counted.ttlInSeconds) });
	};
}
