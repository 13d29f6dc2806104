/** For tests: a person who has let the application in, calling MTD APIs; each call is held against HMRC's OpenAPI files. */
import { type HmrcContract, hmrcContract, hmrcContractIsHere } from '@halfpenny/testing';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { askForToken, decide, redirectUri } from './talk-mtd.ts';

const versions: readonly (readonly [string, string])[] = [
	['/create-test-user/', '1.0'],
	['/hello/', '1.0'],
	['/individuals/business/details/', '2.0'],
	['/obligations/details/', '3.0'],
	['/individuals/self-assessment-test-support/', '1.0'],
	['/individuals/person/', '2.0'],
];

const files = [
	'api-platform-test-user-1.0',
	'api-example-microservice-1.0',
	'business-details-api-2.0',
	'obligations-api-3.0',
	'mtd-sa-test-support-api-1.0',
	'self-assessment-individual-details-api-2.0',
];

let known: HmrcContract | undefined;
/** HMRC's files, where they are at hand. */
function contract(): HmrcContract | undefined {
	if (hmrcContractIsHere) known ??= hmrcContract(...files);
	return known;
}

/** What an answer said. */
type Said = {
	readonly status: number;
	readonly body: unknown;
	readonly headers: Readonly<Record<string, unknown>>;
};

/** How a call may differ from the usual. */
type Unusual = {
	readonly body?: unknown;
	readonly scenario?: string;
	readonly token?: string | null;
	readonly accept?: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as it is. */
	readonly payload?: string;
};

/** Somebody who calls. */
export type Caller = {
	readonly call: (
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		unusual?: Unusual,
	) => Promise<Said>;
};

/** A person with a token. */
export type Person = Caller & {
	readonly nino: string;
	readonly userId: string;
	readonly password: string;
	readonly token: string;
};

/** A caller with a token. */
export function callerWith(app: FastifyInstance, token: string | null): Caller {
	return {
		call: async (method, path, unusual = {}) => {
			const version = versions.find(([begin]) => path.startsWith(begin))?.[1] ?? '1.0';
			const bearer = unusual.token === undefined ? token : unusual.token;
			const payload =
				unusual.payload ?? (unusual.body === undefined ? undefined : JSON.stringify(unusual.body));
			const answer = await app.inject({
				method,
				url: `/hmrc-local${path}`,
				...(payload === undefined ? {} : { payload }),
				headers: {
					accept: unusual.accept ?? `application/vnd.hmrc.${version}+json`,
					...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
					...(payload === undefined ? {} : { 'content-type': 'application/json' }),
					...(unusual.scenario === undefined ? {} : { 'gov-test-scenario': unusual.scenario }),
					...unusual.headers,
				},
			});
			const body = answer.payload === '' ? undefined : answer.json();
			const exchange = { method, path, body: unusual.body, status: answer.statusCode, answer: body };
			if (isHmrcs(path)) expect(contract()?.violations(exchange) ?? []).toEqual([]);
			return { status: answer.statusCode, body, headers: answer.headers };
		},
	};
}

/** Paths that HMRC has; a test of others is about what they are answered with. */
const isHmrcs = (path: string): boolean => !path.includes('/nowhere');

/** The application itself. */
export async function applicationCaller(app: FastifyInstance): Promise<Caller> {
	const token = (await askForToken(app, { grant_type: 'client_credentials' })).json().access_token;
	return callerWith(app, token);
}

/** Makes somebody up by HMRC's call, who then lets the application in. */
export async function newPerson(
	app: FastifyInstance,
	scope = 'read:self-assessment write:self-assessment hello',
): Promise<Person> {
	const application = await applicationCaller(app);
	const serviceNames = ['national-insurance', 'self-assessment', 'mtd-income-tax'];
	const made = await application.call('POST', '/create-test-user/individuals', { body: { serviceNames } });
	const user = made.body as { userId: string; password: string; nino: string };
	const back = await decide(app, user, 'grant', { scope });
	const code = back.searchParams.get('code') ?? '';
	const fields = { grant_type: 'authorization_code', redirect_uri: redirectUri, code };
	const token = (await askForToken(app, fields)).json().access_token;
	return { ...callerWith(app, token), ...user, token };
}
