/** For tests: a server and the stand-in for HMRC, over real HTTP, with one clock; and connected people. */
import { createHmrcLocal, type HmrcLocalOptions } from '@halfpenny/hmrc-local';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { accessTokenOf } from '../src/features/hmrc-connection/tokens.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';

const APPLICATION = { clientId: 'client', clientSecret: 'client-secret' };

/** One request to HMRC. */
interface LedgerEntry {
	readonly method: string;
	readonly path: string;
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: what was sent is what the tests are about
	readonly body: any;
}

/** Both sides. */
export interface MtdWorld {
	readonly server: TestServer;
	readonly hmrc: FastifyInstance;
	/** Everyone who is connected. */
	readonly people: TestUser[];
	/** Sets the day for both sides, at ten in the morning or another UTC time, and signs everyone in again. */
	readonly at: (day: string, time?: string) => Promise<void>;
	readonly later: (seconds: number) => void;
	/** The requests to HMRC about a person, oldest first; only of one method and part of the path if given. */
	readonly ledger: (nino: string, method?: string, part?: string) => Promise<readonly LedgerEntry[]>;
	/** What goes wrong at HMRC from now on. */
	readonly faults: (...faults: readonly object[]) => Promise<void>;
	readonly close: () => Promise<void>;
}

/** A person who is connected to HMRC. */
export interface MtdPerson extends TestUser {
	readonly nino: string;
	/** Creates a business and returns HMRC's id for it. */
	readonly business: (type: 'self-employment' | 'uk-property', name?: string) => Promise<string>;
}

/** Starts both sides. */
export async function startMtdWorld(
	database: Database,
	options: Partial<HmrcLocalOptions> = {},
): Promise<MtdWorld> {
	const time = { now: new Date('2026-04-10T10:00:00Z') };
	const hmrc = createHmrcLocal({
		...{ senderId: 'SENDER', password: 'not-a-secret', application: APPLICATION },
		...{ requestsPerSecond: 0, tokenSeconds: 90_000_000, fulfilmentSeconds: 0, calculationSeconds: 0 },
		now: () => time.now,
		...options,
	});
	const address = await hmrc.listen({ port: 0, host: '127.0.0.1' });
	const localUrl = `${address}/hmrc-local`;
	const server = await createTestServer(database, {
		environment: {
			HMRC_LOCAL_URL: localUrl,
			HMRC_LOCAL_AUTHORISE_URL: `${localUrl}/oauth/authorize`,
			HMRC_CLIENT_ID: APPLICATION.clientId,
			HMRC_CLIENT_SECRET: APPLICATION.clientSecret,
			HMRC_TIMEOUT_SECONDS: '5',
			// The rate has its own tests.
			HMRC_REQUESTS_PER_SECOND: '1000',
			SIGN_IN_LIMIT: '100000',
		},
	});
	const set = (now: Date) => {
		time.now = now;
		server.time.now = now;
	};
	set(time.now);
	const people: TestUser[] = [];
	return {
		server,
		hmrc,
		people,
		at: async (day, at = '10:00') => {
			set(new Date(`${day}T${at}:00Z`));
			for (const { browser, username, password } of people) {
				browser.cookies.clear();
				const back = await browser.post('/api/login', { username, password });
				expect(back.status).toBe(200);
			}
		},
		later: (seconds) => set(new Date(time.now.getTime() + seconds * 1000)),
		ledger: async (nino, method, part = '') => {
			const answer = await fetch(`${localUrl}/ledger/mtd?nino=${nino}`);
			const all = (await answer.json()) as LedgerEntry[];
			return all.filter((one) => (!method || one.method === method) && one.path.includes(part));
		},
		faults: async (...faults) => {
			const body = JSON.stringify({ seed: 1, faults });
			const answer = await fetch(`${localUrl}/faults`, { method: 'PUT', body });
			expect(answer.status).toBe(200);
		},
		close: async () => {
			await server.close();
			await hmrc.close();
		},
	};
}

/** Signs up someone HMRC knows, and connects them as a browser would. */
export async function connectPerson(world: MtdWorld): Promise<MtdPerson> {
	const user = await signUpUser(world.server);
	world.people.push(user);
	const known = await makeTestUser(world);
	const profile = { nationalInsurance: known.nino, firstName: 'Ada', lastName: 'Quill' };
	expect((await user.browser.patch(`/api/users/${user.userId}`, profile)).status).toBe(200);
	await connect(user, known);
	return {
		...user,
		nino: known.nino,
		business: async (businessType, businessName = 'Ash Joinery') => {
			const made = await user.browser.post('/api/mtd/businesses/create', { businessName, businessType });
			expect([made.status, made.text]).toEqual([201, expect.stringContaining('businessId')]);
			return String(made.body.businessId);
		},
	};
}

interface TestPerson {
	readonly userId: string;
	readonly password: string;
	readonly nino: string;
}

async function makeTestUser({ hmrc }: MtdWorld): Promise<TestPerson> {
	const token = await hmrc.inject({
		method: 'POST',
		url: '/hmrc-local/oauth/token',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: new URLSearchParams({
			grant_type: 'client_credentials',
			client_id: APPLICATION.clientId,
			client_secret: APPLICATION.clientSecret,
		}).toString(),
	});
	const made = await hmrc.inject({
		method: 'POST',
		url: '/hmrc-local/create-test-user/individuals',
		headers: {
			accept: 'application/vnd.hmrc.1.0+json',
			authorization: `Bearer ${token.json().access_token}`,
			'content-type': 'application/json',
		},
		payload: { serviceNames: ['national-insurance', 'self-assessment', 'mtd-income-tax'] },
	});
	return made.json();
}

/** The two forms on the stand-in's pages, and back to us. */
async function connect({ browser }: TestUser, { userId, password }: TestPerson): Promise<void> {
	const asked = await browser.get('/api/hmrc/auth?filingType=mtd-itsa&taxYear=2025-26');
	expect(asked.status).toBe(200);
	const signIn = await fetch(asked.body.authUrl);
	const permission = await sendForm(asked.body.authUrl, await signIn.text(), { userId, password });
	const decided = await sendForm(asked.body.authUrl, await permission.text(), { decision: 'grant' });
	const back = new URL(decided.headers.get('location') ?? '');
	const led = await browser.get(`${back.pathname}${back.search}`);
	expect(led.status).toBe(303);
	const { body } = await browser.get('/api/hmrc/auth-status?filingType=mtd-itsa');
	expect(body.authorized).toBe(true);
}

async function sendForm(base: string, page: string, given: Record<string, string>): Promise<Response> {
	const hidden = [...page.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => [
		name,
		/value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
	]);
	const action = /<form [^>]*action="([^"]*)"/.exec(page)?.[1] ?? '';
	return fetch(new URL(action, base), {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams({ ...Object.fromEntries(hidden), ...given }),
	});
}

/** The access token we hold for a person, to act as other software of theirs. */
export async function tokenOf({ server: { services } }: MtdWorld, { userId }: MtdPerson): Promise<string> {
	const token = await accessTokenOf(services, userId);
	if (!token.ok) throw new Error(token.problem.code);
	return token.value.accessToken;
}
