/** The only way to HMRC's MTD APIs: JSON over HTTP, the version in `Accept`, within HMRC's rate limit. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MtdTarget } from '../environments.ts';
import type { HttpAnswer } from '../http/outcome.ts';
import { type HttpMethod, type HttpRequest, jsonBody } from '../http/request.ts';
import { DEFAULT_HTTP_LIMITS, type HttpLimits, send } from '../http/send.ts';
import type { MtdFailure, MtdOutcome } from './outcome.ts';
import type { Permits } from './permits.ts';
import { type ReadValue, readAnswer } from './read-answer.ts';

/** A call before it is sent. */
export type MtdRequest = {
	readonly method: HttpMethod;
	/** Below the API's address, with each part percent-encoded. */
	readonly path: string;
	readonly query?: Readonly<Record<string, string>>;
	/** The API's version, such as `3.0`. */
	readonly version: string;
	/** The user's or the application's access token; absent for open calls. */
	readonly accessToken?: string;
	/** Fraud-prevention headers, `Gov-Test-Scenario`. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
};

/** Sends a call. Never throws, whatever the other end does. */
export type MtdClient = <Value>(request: MtdRequest, read: ReadValue<Value>) => Promise<MtdOutcome<Value>>;

/** What a client needs. */
export type MtdClientOptions = {
	readonly target: MtdTarget;
	readonly permits: Permits;
	readonly limits?: HttpLimits;
	/** The longest to wait for permits before returning `queued`: less than a browser or a job waits. */
	readonly mostWaitMilliseconds?: number;
};

/** HMRC counts by the second, so a refused request may be sent one second later. */
const AFTER_TOO_MANY_MS = 1000;

/** A client of HMRC, or of the stand-in. */
export function mtdClient({
	target,
	permits,
	limits,
	mostWaitMilliseconds = 20_000,
}: MtdClientOptions): MtdClient {
	return async (request, read) => {
		const http = httpRequest(target, request);
		for (let waited = 0; ; ) {
			const wait = await permits.takePermit(mostWaitMilliseconds - waited);
			if (wait === undefined) return { kind: 'queued', retryMilliseconds: mostWaitMilliseconds };
			await sleep(wait);
			waited += wait;
			const outcome = await send(http, limits ?? DEFAULT_HTTP_LIMITS);
			if (outcome.kind !== 'answer') return failure(outcome);
			if (!isTooMany(outcome)) return readAnswer(outcome, read);
			// HMRC has not looked at the request, so sending it again repeats nothing.
			await permits.pause(AFTER_TOO_MANY_MS);
			waited += AFTER_TOO_MANY_MS;
		}
	};
}

function httpRequest({ apiUrl }: MtdTarget, request: MtdRequest): HttpRequest {
	const { method, path, query, version, accessToken, headers, body } = request;
	const search = query ? `?${new URLSearchParams(query)}` : '';
	return {
		method,
		url: `${apiUrl}${path}${search}`,
		headers: {
			...headers,
			accept: `application/vnd.hmrc.${version}+json`,
			...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
		},
		...(body === undefined ? {} : { body: jsonBody(body) }),
	};
}

const isTooMany = ({ status }: HttpAnswer): boolean => status === 429;

function failure(outcome: Exclude<Awaited<ReturnType<typeof send>>, HttpAnswer>): MtdFailure {
	return outcome.kind === 'notSent' ? outcome : { kind: 'unknown', why: outcome.why };
}
