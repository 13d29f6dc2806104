/** Who calls HMRC, and how one operation of an API becomes a request. */
import type { HttpMethod } from '../http/request.ts';
import { MTD_APIS, type MtdApi } from './apis.ts';
import type { MtdClient, MtdRequest } from './client.ts';
import type { MtdOutcome } from './outcome.ts';
import type { ReadValue } from './read-answer.ts';

/** The scenario to play in the sandbox. Each operation gets HMRC's own name for it, or none if HMRC lists none. */
export type TestMode = 'STATEFUL' | 'DYNAMIC' | 'QUARTERLY_FULFILLED' | 'QUARTERLY_NOT_FULFILLED';

/** A user's access to HMRC, for any number of calls. */
export type MtdSession = {
	readonly call: MtdClient;
	readonly accessToken: string;
	/** Fraud-prevention headers. */
	readonly headers?: Readonly<Record<string, string>>;
	/** Absent for the live service, and for HMRC's default responses. */
	readonly testMode?: TestMode;
};

/** One person in one tax year, such as `2026-27`. */
export type PersonYear = { readonly nino: string; readonly taxYear: string };

/** One business in one tax year. */
export type BusinessYear = PersonYear & { readonly businessId: string };

/** HMRC's names for the scenarios the sandbox can play. */
type Scenario = 'STATEFUL' | 'DYNAMIC' | 'FULFILLED' | 'OPEN';

/** One operation of an API. */
export type Operation = {
	readonly api: MtdApi;
	readonly method: HttpMethod;
	/** What follows the API's own path; encoded here. */
	readonly parts: readonly string[];
	readonly query?: Readonly<Record<string, string | undefined>>;
	readonly body?: unknown;
	/** The scenarios HMRC lists for it; HMRC refuses any other. */
	readonly scenarios: readonly Scenario[];
};

const SCENARIOS = {
	STATEFUL: 'STATEFUL',
	DYNAMIC: 'DYNAMIC',
	QUARTERLY_FULFILLED: 'FULFILLED',
	QUARTERLY_NOT_FULFILLED: 'OPEN',
} as const satisfies Record<TestMode, Scenario>;

/** Asks HMRC for one operation. */
export function ask<Value>(
	session: MtdSession,
	operation: Operation,
	read: ReadValue<Value>,
): Promise<MtdOutcome<Value>> {
	return session.call(requestOf(session, operation), read);
}

function requestOf(
	session: MtdSession,
	{ api, method, parts, query, body, scenarios }: Operation,
): MtdRequest {
	const { version, path } = MTD_APIS[api];
	const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value]],
	);
	return {
		method,
		version,
		path: [path, ...parts.map(encodeURIComponent)].join('/'),
		accessToken: session.accessToken,
		headers: { ...session.headers, ...scenarioHeader(session.testMode, scenarios) },
		...(given.length > 0 && { query: Object.fromEntries(given) }),
		...(body !== undefined && { body }),
	};
}

function scenarioHeader(mode: TestMode | undefined, listed: readonly Scenario[]): Record<string, string> {
	const scenario = mode && SCENARIOS[mode];
	return scenario && listed.includes(scenario) ? { 'Gov-Test-Scenario': scenario } : {};
}
