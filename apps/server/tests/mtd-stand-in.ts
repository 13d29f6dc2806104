/** The stand-in for HMRC's MTD at its own origin, over real HTTP, and a person who authorises us there. */
import { createHmrcLocal } from '@halfpenny/hmrc-local';
import type { TestAnswer } from '../src/testing/test-browser.ts';
import { signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';

const application = { clientId: 'client', clientSecret: 'client-secret' };

/** A person at the stand-in. */
export interface StandInPerson {
	readonly userId: string;
	readonly password: string;
	readonly nino: string;
}

/** One request as the stand-in's ledger lists it. */
interface LedgerLine {
	readonly path: string;
	readonly status: number;
	readonly grantType?: string | null;
}

/** A running stand-in. */
export interface MtdStandIn {
	readonly url: string;
	/** What a server needs to know about it. */
	readonly environment: Record<string, string>;
	readonly makePerson: () => Promise<StandInPerson>;
	/** Expires every access token. */
	readonly expireTokens: () => Promise<void>;
	/** Withdraws a person's authorisation, as they can at HMRC. */
	readonly revoke: (person: StandInPerson) => Promise<void>;
	/** Delays every response with tokens by this many milliseconds. */
	readonly slowTokens: (milliseconds: number) => Promise<void>;
	/** Every request about a person, oldest first. */
	readonly ledger: (person: StandInPerson) => Promise<readonly LedgerLine[]>;
	readonly close: () => Promise<void>;
}

/** Starts a stand-in; it allows any number of requests a second unless `requestsPerSecond` limits them. */
export async function startMtdStandIn(
	options: { readonly requestsPerSecond?: number } = {},
): Promise<MtdStandIn> {
	const app = createHmrcLocal({
		...{ senderId: 'SENDER', password: 'not-a-secret', application, requestsPerSecond: 0 },
		...options,
	});
	const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/hmrc-local`;
	const post = (path: string, body: unknown = {}) =>
		fetch(`${url}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
	return {
		url,
		environment: {
			HMRC_LOCAL_URL: url,
			HMRC_LOCAL_AUTHORISE_URL: `${url}/oauth/authorize`,
			HMRC_CLIENT_ID: application.clientId,
			HMRC_CLIENT_SECRET: application.clientSecret,
		},
		makePerson: async () => {
			const page = await (await postForm(`${url}/people`, {})).text();
			const shown = [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, value = '']) => value);
			const [, userId = '', password = '', nino = ''] = shown;
			return { userId, password, nino };
		},
		expireTokens: async () => void (await post('/test/expire-tokens')),
		revoke: async ({ nino }) => void (await post('/test/revoke-grants', { nino })),
		slowTokens: async (milliseconds) => {
			const faults = [{ kind: 'latency', milliseconds, operations: ['token'] }];
			await fetch(`${url}/faults`, { method: 'PUT', body: JSON.stringify({ faults }) });
		},
		ledger: async ({ nino }) => (await fetch(`${url}/ledger/mtd?nino=${nino}`)).json(),
		close: () => app.close(),
	};
}

/** Signs in at the page `authUrl` opens, and decides; returns where the browser is sent, path and query. */
export async function decideAt(
	authUrl: string,
	{ userId, password }: StandInPerson,
	decision: 'grant' | 'deny' = 'grant',
): Promise<string> {
	const base = authUrl.slice(0, authUrl.indexOf('/oauth/'));
	const request = requestIn(await (await fetch(authUrl)).text());
	await postForm(`${base}/oauth/sign-in`, { request, userId, password });
	const back = await postForm(`${base}/oauth/decision`, { request, decision });
	const location = back.headers.get('location');
	if (location === null) throw new Error(`the stand-in sent nobody back: ${back.status}`);
	const { pathname, search } = new URL(location);
	return `${pathname}${search}`;
}

function requestIn(page: string): string {
	const [, request] = /name="request" value="([^"]*)"/.exec(page) ?? [];
	if (request === undefined) throw new Error(`no page to sign in: ${page}`);
	return request;
}

function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
	return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** One of our users who has a person at the stand-in. */
export interface MtdUser extends TestUser {
	readonly person: StandInPerson;
	/** Goes to the stand-in and comes back; returns the callback's response. */
	readonly connect: (decision?: 'grant' | 'deny') => Promise<TestAnswer>;
	readonly status: (state?: string) => Promise<TestAnswer['body']>;
}

/** Signs up a user with the National Insurance number of a new person at the stand-in. */
export async function signUpMtdUser(
	server: Pick<TestServer, 'newBrowser'>,
	standIn: MtdStandIn,
): Promise<MtdUser> {
	const user = await signUpUser(server);
	const person = await standIn.makePerson();
	await user.browser.patch(`/api/users/${user.userId}`, { nationalInsurance: person.nino });
	const { get } = user.browser;
	return {
		...user,
		person,
		connect: async (decision) => {
			const { body } = await get('/api/hmrc/auth?filingType=mtd-itsa');
			return get(await decideAt(body.authUrl, person, decision));
		},
		status: async (state) => {
			const query = state === undefined ? '' : `&state=${state}`;
			return (await get(`/api/hmrc/auth-status?filingType=mtd-itsa${query}`)).body;
		},
	};
}
