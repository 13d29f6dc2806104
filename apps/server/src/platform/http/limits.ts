/**
 * How often someone may try to sign in or up, by the address they come from and by the name they give, try a code, or upload.
 * Tries are counted before what was sent is looked at, so that those that fail for any reason count too.
 */
import { failWith } from '@halfpenny/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network-of.ts';

/** Counts a try. RATE_LIMITED with the seconds to wait when there were too many. */
export type Limit = (request: FastifyRequest) => Promise<Result<null>>;

/** The limits of a call: what is counted before its body is read, and what once it is. */
export interface CallLimits {
	readonly beforeBody: Limit;
	readonly afterBody?: Limit;
}

const MINUTE_MS = 60_000;
/** More papers than anyone sends by hand in a minute. */
const UPLOADS_PER_MINUTE = 30;
/** People behind one address share it: the address may try so many times as often as one name. */
const NAMES_PER_ADDRESS = 6;

/** Limits sign-in by address and by name, sign-up and codes after the password by address, a partnership's codes one's own password and uploads by who tries them. */
export function createLimits(
	app: FastifyInstance,
	{ config, vault }: Services,
): Readonly<Record<'signIn' | 'signUp' | 'code' | 'partnerCode' | 'ownPassword' | 'upload', CallLimits>> {
	const { signInPerMinute, signUpPerMinute } = config.limits;
	const counted = (most: number, keyOf: (request: FastifyRequest) => string) => ({
		beforeBody: createLimit(app, most, keyOf),
	});
	return {
		signIn: {
			...counted(signInPerMinute * NAMES_PER_ADDRESS, byAddress),
			afterBody: createLimit(app, signInPerMinute, ({ body }) =>
				vault.index('username', `${textAt(body, 'username')}`),
			),
		},
		signUp: counted(signUpPerMinute, byAddress),
		// Wrong codes are counted with the account as well.
		code: counted(signInPerMinute * NAMES_PER_ADDRESS, byAddress),
		partnerCode: counted(signInPerMinute, byPerson),
		ownPassword: counted(signInPerMinute, byPerson),
		upload: counted(UPLOADS_PER_MINUTE, byPerson),
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

function textAt(body: unknown, key: string): unknown {
	const has = typeof body === 'object' && body !== null && Object.hasOwn(body, key);
	return has ? Reflect.get(body, key) : undefined;
}
