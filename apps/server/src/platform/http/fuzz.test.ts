/** Nonsense of every kind into every registered call: it is refused in the one shape or answered as promised, never a 500. */
import { type Call, calls, errorBody } from '@halfpenny/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { bodiesOf, encode, strange } from '../../testing/nonsense.ts';
import { signUpAdministrator, type TestAdministrator } from '../../testing/test-administrator.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings, type Things } from '../../testing/things.ts';

const every: readonly Call[] = Object.values(calls);
const RUNS = 60;

/** What any call may answer; everything else is in the contract with the call. */
const ANY_CALL = [
	'VALIDATION_FAILED',
	'FORBIDDEN',
	'NOT_FOUND',
	'REQUEST_TOO_LARGE',
	'MEDIA_TYPE_UNSUPPORTED',
	'SERVICE_BUSY',
	'STILL_WORKING',
];

describe('nonsense', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	let user: TestUser;
	let administrator: TestAdministrator;
	let things: Things;
	beforeAll(async () => {
		opened = await openEmbedded();
		server = await createTestServer(opened.database, {
			environment: { SIGN_IN_LIMIT: '1000', SIGN_UP_LIMIT: '1000' },
		});
		user = await signUpUser(server);
		things = await makeThings(server, user);
		administrator = await signUpAdministrator(server);
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
	});

	const isFuzzed = ({ id, media }: Call) =>
		id !== 'logout' && id !== 'endSessions' && media !== 'event-stream' && media !== 'multipart';

	it.each(every.filter(isFuzzed).map((call) => [call.id, call] as const))('in %s', async (_id, call) => {
		// Signing in or up starts another session: use another browser, so that this person stays signed in.
		const signedIn = call.access === 'admin' ? administrator : user;
		const browser = call.access === 'public' ? server.newBrowser() : signedIn.browser;
		await fc.assert(
			fc.asyncProperty(bodiesOf(call), fc.option(strange, { nil: undefined }), async (body, query) => {
				const path =
					things.pathOf(call) + (query === undefined ? '' : `?version=${encode(query)}&x=${encode(query)}`);
				const sent = call.method === 'GET' || body === undefined ? {} : { body };
				const answer = await browser.call(call.method, path, sent);
				expect([call.id, answer.status]).not.toEqual([call.id, 500]);
				if (answer.status >= 400) expect([...ANY_CALL, ...call.errors]).toContain(answer.body.code);
				const shape = answer.status < 400 ? call.answer : errorBody;
				if (call.media === undefined || answer.status >= 400)
					expect(shape.safeParse(answer.body).error).toBeUndefined();
			}),
			{ numRuns: RUNS },
		);
	});

	it('in paths', async () => {
		const ofThings = every.filter(({ path }) => path.includes(':id'));
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...ofThings), strange, async (call, id) => {
				const path = call.path.replace(':id', encode(id) || '-').replace(':page', encode(id) || '-');
				const answer = await user.browser.call(call.method, path);
				expect(answer.status).toBeGreaterThanOrEqual(400);
				expect(answer.status).toBeLessThan(500);
			}),
			{ numRuns: 200 },
		);
	});

	it('in headers and cookies', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), async (cookie, type) => {
				const headers = {
					cookie: `session=${cookie}; visitor=${type}; csrf=${cookie}`,
					'content-type': type,
				};
				const answer = await server.app.inject({ method: 'POST', url: '/api/login', headers, payload: '{}' });
				expect(answer.statusCode).toBeLessThan(500);
				expect(errorBody.safeParse(answer.json()).success).toBe(true);
			}),
			{ numRuns: 100 },
		);
	});
});
