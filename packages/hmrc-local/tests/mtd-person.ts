/**
 * For tests: a person who has authorised the application, calling MTD APIs; each call is checked against HMRC's OpenAPI
 * files.
 */
import { type HmrcContract, hmrcContract, hmrcContractIsHere } from '@halfpenny/testing';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { askForToken, decide, redirectUri } from './talk-mtd.ts';

/** HMRC's APIs: how their paths begin, and each one's file. Its name ends with the version. */
const apis: readonly (readonly [begin: RegExp, file: string])[] = [
	[/^\/create-test-user\//, 'api-platform-test-user-1.0'],
	[/^\/hello\//, 'api-example-microservice-1.0'],
	[/^\/individuals\/business\/details\//, 'business-details-api-2.0'],
	[/^\/obligations\/details\//, 'obligations-api-3.0'],
	[/^\/individuals\/business\/self-employment\//, 'self-employment-business-api-5.0'],
	[/^\/individuals\/business\/property\//, 'property-business-api-6.0'],
	[/^\/individuals\/self-assessment-test-support\//, 'mtd-sa-test-support-api-1.0'],
	[/^\/individuals\/person\//, 'self-assessment-individual-details-api-2.0'],
	[/^\/individuals\/calculations\//, 'individual-calculations-api-8.0'],
	[/^\/individuals\/deductions\/cis\//, 'cis-deductions-api-3.0'],
	[/^\/individuals\/charges\//, 'individuals-charges-api-3.0'],
	[/^\/individuals\/expenses\//, 'individuals-expenses-api-3.0'],
	[/^\/individuals\/disclosures\//, 'individuals-disclosures-api-2.0'],
	[/^\/individuals\/pensions-income\//, 'individuals-pensions-income-api-2.0'],
	[/^\/individuals\/reliefs\//, 'individuals-reliefs-api-3.0'],
	[/^\/individuals\/savings-income\//, 'individuals-savings-income-api-2.0'],
	[/^\/individuals\/losses\/\w+\/businesses\//, 'individual-losses-api-7.0'],
	[/^\/individuals\/losses\//, 'individual-losses-api-6.0'],
	[/^\/individuals\/self-assessment\/income-summary\//, 'self-assessment-biss-api-3.0'],
	[/^\/accounts\/self-assessment\//, 'self-assessment-accounts-api-4.0'],
	[/^\/test\/fraud-prevention-headers\//, 'txm-fph-validator-api-1.0'],
	[/^\/individuals\/dividends-income\//, 'individuals-dividends-income-api-2.0'],
];

/** The version of a path's API. */
function versionOf(path: string): string {
	const file = apis.find(([begin]) => begin.test(path))?.[1];
	return file?.split('-').at(-1) ?? '1.0';
}

let known: HmrcContract | undefined;
/** HMRC's files, if present. */
export function contract(): HmrcContract | undefined {
	if (hmrcContractIsHere) known ??= hmrcContract(...apis.map(([, file]) => file));
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
	/** Sent unchanged. */
	readonly payload?: string;
};

/** A caller. */
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
			const bearer = unusual.token === undefined ? token : unusual.token;
			const payload =
				unusual.payload ?? (unusual.body === undefined ? undefined : JSON.stringify(unusual.body));
			const answer = await app.inject({
				method,
				url: `/hmrc-local${path}`,
				...(payload === undefined ? {} : { payload }),
				headers: {
					accept: unusual.accept ?? `application/vnd.hmrc.${versionOf(path)}+json`,
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

/** Paths that HMRC has; a test of others checks how they are answered. */
const isHmrcs = (path: string): boolean => !path.includes('/nowhere');

/** The application itself. */
export async function applicationCaller(app: FastifyInstance): Promise<Caller> {
	const token = (await askForToken(app, { grant_type: 'client_credentials' })).json().access_token;
	return callerWith(app, token);
}

/** Makes up a person through HMRC's call, who then authorises the application. */
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

/** The codes of an answer that is one error, or several. */
export function codesOf(body: unknown): readonly string[] {
	const { code, errors } = body as { code: string; errors?: readonly { code: string }[] };
	return errors?.map((error) => error.code) ?? [code];
}

/** A trade as test support accepts it. */
export const trade = {
	typeOfBusiness: 'self-employment',
	tradingName: 'Ash Joinery',
	businessAddressLineOne: '1 Example Street',
	businessAddressPostcode: 'TS1 1PA',
	businessAddressCountryCode: 'GB',
	commencementDate: '2024-04-06',
	accountingType: 'ACCRUALS',
};

/** A property business as test support accepts it. */
export const letting = { typeOfBusiness: 'uk-property', commencementDate: '2024-04-06' };

/** Gives a person a business through test support. Returns its id. */
export async function makeBusiness(person: Person, body: object): Promise<string> {
	const path = `/individuals/self-assessment-test-support/business/${person.nino}`;
	const made = await person.call('POST', path, { body });
	expect(made.status).toBe(201);
	return (made.body as { businessId: string }).businessId;
}
