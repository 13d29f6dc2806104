/** The gateway: everything HMRC checks before an API sees a call, in HMRC's order. */
import type { StandIn } from '../../app/plugin.ts';
import { type Api, type ApiAnswer, type Call, type Route, refused } from '../api.ts';
import { isNino, isSameNino } from '../formats.ts';
import { callerOf } from './authorise.ts';
import type { Rate } from './rate.ts';

/** A request as it came in for one route. */
export type Incoming = {
	readonly api: Api;
	readonly route: Route;
	readonly params: Readonly<Record<string, string>>;
	readonly query: Readonly<Record<string, string>>;
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: Uint8Array;
};

/** The answer to a request: token, rate, version, type of body, person, JSON, then formats and scenario. */
export function pass(incoming: Incoming, standIn: StandIn, rate: Rate): ApiAnswer {
	const { api, route, params, query, headers, bytes } = incoming;
	const isBeginning = route.beginsTests && !standIn.strict && headers.authorization === undefined;
	const caller = isBeginning ? {} : callerOf(route, headers.authorization, standIn);
	if ('code' in caller) return refused(caller.code);
	if (!rate()) return refused('MESSAGE_THROTTLED_OUT');
	const refusal =
		(isBeginning ? undefined : versionProblem(headers.accept, api)) ?? bodyTypeProblem(incoming);
	if (refusal !== undefined) return refused(refusal);
	if (params.nino !== undefined && !isNino(params.nino)) return refused('FORMAT_NINO');
	if (params.nino !== undefined && !isSameNino(params.nino, caller.user?.nino))
		return refused('CLIENT_OR_AGENT_NOT_AUTHORISED');
	const body = jsonIn(bytes);
	if (body === malformed) return refused('INVALID_REQUEST');
	return answered({ standIn, params, query, body, headers, user: caller.user }, route);
}

function versionProblem(accept: string | undefined, { version }: Api): string | undefined {
	const [, asked] = /^application\/vnd\.hmrc\.(\d+\.\d+)\+json$/.exec(accept ?? '') ?? [];
	if (asked === undefined) return 'ACCEPT_HEADER_INVALID';
	return asked === version ? undefined : 'NOT_FOUND';
}

function bodyTypeProblem({ headers, bytes }: Incoming): string | undefined {
	const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
	return bytes.length === 0 || isJson ? undefined : 'INVALID_BODY_TYPE';
}

const malformed = Symbol('malformed');

function jsonIn(bytes: Uint8Array): unknown {
	if (bytes.length === 0) return undefined;
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return malformed;
	}
}

function answered(call: Call, route: Route): ApiAnswer {
	const errors = route.formats?.(call) ?? [];
	if (errors.length > 0) return { errors };
	const broken = route.rules?.(call) ?? [];
	if (broken.length > 0) return { errors: broken };
	const scenario = call.headers['gov-test-scenario'];
	if (scenario === undefined && call.standIn.strict && route.sandbox) return route.sandbox(call);
	if (scenario === undefined || (scenario === 'STATEFUL' && route.stateful)) return route.answer(call);
	const canned = Object.hasOwn(route.scenarios ?? {}, scenario) ? route.scenarios?.[scenario] : undefined;
	return canned ? canned(call) : refused('RULE_INCORRECT_GOV_TEST_SCENARIO');
}
