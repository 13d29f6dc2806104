/** The MTD client against a real HTTP server: what it sends, and how it reads every kind of answer. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	answerWith,
	type Behaviour,
	drip,
	flood,
	reset,
	type ScriptedServer,
	startScriptedServer,
} from '../../tests/scripted-server.ts';
import { mtdClient } from './client.ts';
import { helloUser, helloWorld } from './hello.ts';
import type { Permits } from './permits.ts';
import { readNothing } from './read-answer.ts';

let server: ScriptedServer;
beforeAll(async () => {
	server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
	server.received.length = 0;
});

/** A permit is always available; records what was asked. */
function freePermits(waits: readonly (number | undefined)[] = []): Permits & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		asked,
		takePermit: async (mostMs) =>
			waits[asked.push(`permit within ${mostMs}`) - 1] ?? (mostMs < 0 ? undefined : 0),
		pause: async (ms) => void asked.push(`pause ${ms}`),
	};
}

const limits = { timeoutMilliseconds: 1000, answerBytes: 100_000 };
function client(permits: Permits = freePermits()) {
	const target = { apiUrl: server.url, authoriseUrl: `${server.url}/oauth/authorize` };
	return mtdClient({ target, permits, limits });
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
	answerWith(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });

/** Does each in turn, then repeats the last. */
function inTurn(...behaviours: readonly Behaviour[]): void {
	server.next = (response, received) =>
		(behaviours[server.received.length - 1] ?? behaviours.at(-1))?.(response, received);
}

const put = (call = client()) =>
	call(
		{
			method: 'PUT',
			path: '/individuals/business/details/AA000001A/XAIS12345678901/2026-27',
			query: { 'a b': '1&2' },
			version: '2.0',
			accessToken: 'token-1',
			headers: { 'Gov-Test-Scenario': 'STATEFUL' },
			body: { quarterlyPeriodType: 'calendar' },
		},
		readNothing,
	);

describe('a call', () => {
	it('sends the method, version, token, headers and body it was given', async () => {
		server.next = answerWith('', 204, { 'x-correlationid': 'c-1' });
		expect(await put()).toEqual({ kind: 'answered', value: true, correlationId: 'c-1' });
		expect(server.received).toMatchObject([
			{
				method: 'PUT',
				path: '/hmrc-local/individuals/business/details/AA000001A/XAIS12345678901/2026-27?a+b=1%262',
				contentType: 'application/json',
				body: '{"quarterlyPeriodType":"calendar"}',
				headers: {
					accept: 'application/vnd.hmrc.2.0+json',
					authorization: 'Bearer token-1',
					'gov-test-scenario': 'STATEFUL',
				},
			},
		]);
	});

	it('sends no body, token or content type where there is none', async () => {
		server.next = json({ message: 'Hello World' });
		expect(await helloWorld(client())).toMatchObject({ kind: 'answered', value: 'Hello World' });
		expect(server.received[0]?.headers).not.toHaveProperty('authorization');
		expect(server.received[0]?.headers).not.toHaveProperty('content-type');
	});
});

describe('a refusal', () => {
	it('keeps HMRC’s codes and paths, and no sentence', async () => {
		const message = 'The provided NINO AA000001A is invalid';
		server.next = json(
			{ code: 'FORMAT_VALUE', message, paths: ['/periodIncome/turnover', 'AA000001A is'] },
			400,
		);
		expect(await put()).toEqual({
			kind: 'refused',
			status: 400,
			problems: [{ code: 'FORMAT_VALUE', paths: ['/periodIncome/turnover'] }],
			correlationId: null,
		});
	});

	it('lists every error of several', async () => {
		const errors = [{ code: 'FORMAT_NINO' }, { code: 'FORMAT_VALUE', paths: ['/a/0/b'] }];
		server.next = json({ code: 'INVALID_REQUEST', message: 'Invalid request', errors }, 400);
		expect(await put()).toMatchObject({
			problems: [
				{ code: 'FORMAT_NINO', paths: [] },
				{ code: 'FORMAT_VALUE', paths: ['/a/0/b'] },
			],
		});
	});

	it('says that a token has expired', async () => {
		server.next = json({ code: 'INVALID_CREDENTIALS', message: 'Invalid Authentication information' }, 401);
		expect(await helloUser(client(), 'old')).toMatchObject({ kind: 'refused', status: 401 });
	});
});

describe('an unknown outcome', () => {
	it.each([
		['a page of a gateway', answerWith('<h1>No</h1>', 403), { why: 'httpStatus', status: 403 }],
		['an error of HMRC’s own', json({ code: 'SERVER_ERROR' }, 503), { why: 'httpStatus', status: 503 }],
		['a redirect', answerWith('', 302, { location: '/x' }), { why: 'httpStatus', status: 302 }],
		['an answer cut off', reset, { why: 'connectionLost' }],
		['an answer that never ends', drip, { why: 'timeout' }],
		['an answer without end', flood, { why: 'answerTooLarge' }],
		['another shape', json({ greeting: 'Hello' }), { why: 'unexpectedAnswer', status: 200 }],
		['no JSON', answerWith('Hello'), { why: 'unexpectedAnswer', status: 200 }],
	])('%s', async (_name, behaviour, expected) => {
		server.next = behaviour;
		expect(await helloWorld(client())).toEqual({ kind: 'unknown', ...expected });
		expect(server.received).toHaveLength(1);
	});
});

it('says that a request never left', async () => {
	const gone = await startScriptedServer();
	await gone.close();
	const target = { apiUrl: gone.url, authoriseUrl: '' };
	const call = mtdClient({ target, permits: freePermits(), limits });
	expect(await helloWorld(call)).toEqual({ kind: 'notSent', why: 'unreachable' });
});

describe('the rate', () => {
	it('takes a permit for every request', async () => {
		const permits = freePermits();
		server.next = json({ message: 'Hello World' });
		await helloWorld(client(permits));
		await helloWorld(client(permits));
		expect(permits.asked).toEqual(['permit within 20000', 'permit within 20000']);
	});

	it('sends nothing when too many are waiting', async () => {
		const permits: Permits = { takePermit: async () => undefined, pause: async () => {} };
		expect(await helloWorld(client(permits))).toMatchObject({ kind: 'queued' });
		expect(server.received).toHaveLength(0);
	});

	it('waits after HMRC’s 429 and sends the same again', async () => {
		const permits = freePermits();
		inTurn(json({ code: 'MESSAGE_THROTTLED_OUT' }, 429), answerWith('', 204));
		expect(await put(client(permits))).toMatchObject({ kind: 'answered' });
		expect(permits.asked).toEqual(['permit within 20000', 'pause 1000', 'permit within 19000']);
		expect(server.received.map(({ body }) => body)).toEqual(
			Array(2).fill('{"quarterlyPeriodType":"calendar"}'),
		);
	});

	it('is queued, not failed, when HMRC keeps saying 429', async () => {
		inTurn(json({ code: 'MESSAGE_THROTTLED_OUT' }, 429));
		expect(await put()).toMatchObject({ kind: 'queued' });
		expect(server.received).toHaveLength(21);
	});
});
