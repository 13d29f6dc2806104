/** How often someone may try to sign in or up, by the address they come from and by the name they give, try a code, or upload. */
import { failWith } from '@halfpenny/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Result, succeed } from '../result.ts';
import type { Services } from '../services.ts';

/** Counts a try. RATE_LIMITED with the seconds to wait when there were too many. */
export type Limit = (request: FastifyRequest) => Promise<Result<null>>;

const MINUTE_MS = 60_000;
/** More papers than anyone sends by hand in a minute. */
const UPLOADS_PER_MINUTE = 30;
/** People behind one address share it: the address may try so many times as often as one name. */
const NAMES_PER_ADDRESS = 6;

/** Limits sign-in by address and by name, sign-up and codes after the password by address, a partnership's codes one's own password and uploads by who tries them. */
export function createLimits(
	app: FastifyInstance,
	{ config, vault }: Services,
): { signIn: Limit; signUp: Limit; code: Limit; partnerCode: Limit; ownPassword: Limit; upload: Limit } {
	const { signInPerMinute, signUpPerMinute } = config.limits;
	const byName = createLimit(app, signInPerMinute, (request) =>
		vault.index('username', `${textAt(request.body, 'username')}`),
	);
	const byAddress = createLimit(app, signInPerMinute * NAMES_PER_ADDRESS, ({ ip }) => ip);
	return {
		signIn: async (request) => {
			const address = await byAddress(request);
			return address.ok ? byName(request) : address;
		},
		signUp: createLimit(app, signUpPerMinute, ({ ip }) => ip),
		// Wrong codes are counted with the account as well.
		code: createLimit(app, signInPerMinute * NAMES_PER_ADDRESS, ({ ip }) => ip),
		partnerCode: createLimit(app, signInPerMinute, byPerson),
		ownPassword: createLimit(app, signInPerMinute, byPerson),
		upload: createLimit(app, UPLOADS_PER_MINUTE, byPerson),
	};
}

function byPerson({ signedIn, ip }: FastifyRequest): string {
	return signedIn?.userId ?? ip;
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
	return typeof body === 'object' && body !== null
		? Object.entries(body).find(([name]) => name === key)?.[1]
		: undefined;
}
