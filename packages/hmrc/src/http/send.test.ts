/** The HTTP core against a real server: every method and body is sent as given. */
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	answerWith,
	type ScriptedServer,
	silence,
	startScriptedServer,
} from '../../tests/scripted-server.ts';
import { selfSigned } from '../../tests/self-signed.ts';
import { formBody, type HttpBody, type HttpMethod, jsonBody, xmlBody } from './request.ts';
import { DEFAULT_HTTP_LIMITS, send } from './send.ts';

let server: ScriptedServer;
beforeAll(async () => {
	server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
	server.received.length = 0;
	server.next = answerWith('done', 201, { 'x-correlationid': 'c-1' });
});

const out = (method: HttpMethod, body?: HttpBody) =>
	send({ method, url: server.url, headers: { 'x-own': '1' }, ...(body && { body }) }, DEFAULT_HTTP_LIMITS);

it.each([
	['POST', xmlBody(new TextEncoder().encode('<a>£</a>')), 'text/xml; charset=utf-8', '<a>£</a>'],
	['PUT', jsonBody({ a: '£', b: 1.5 }), 'application/json', '{"a":"£","b":1.5}'],
	['POST', formBody({ a: 'x y', b: '&=' }), 'application/x-www-form-urlencoded', 'a=x+y&b=%26%3D'],
	['DELETE', undefined, '', ''],
	['GET', undefined, '', ''],
] as const)('sends %s with its body and headers', async (method, body, contentType, text) => {
	const outcome = await out(method, body);
	expect(outcome).toMatchObject({ kind: 'answer', status: 201, body: Buffer.from('done') });
	expect(outcome.kind === 'answer' && outcome.headers.get('x-correlationid')).toBe('c-1');
	expect(server.received).toMatchObject([
		{ method, contentType, body: text, headers: { 'x-own': '1', connection: 'close' } },
	]);
});

it('throws for a header that HTTP does not allow, and sends nothing', async () => {
	const broken = { method: 'GET', url: server.url, headers: { authorization: 'Bearer a\nb' } } as const;
	await expect(send(broken, DEFAULT_HTTP_LIMITS)).rejects.toThrow(TypeError);
	expect(server.received).toHaveLength(0);
});

describe('nothing is sent before the connection is made and its certificate is right', () => {
	const servers: Server[] = [];
	afterAll(() => {
		for (const one of servers) one.close();
	});
	const listen = async (one: Server): Promise<number> => {
		servers.push(one);
		await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
		return (one.address() as AddressInfo).port;
	};
	const to = (port: number, timeoutMilliseconds = 5000) =>
		send(
			{ method: 'POST', url: `https://127.0.0.1:${port}/`, body: xmlBody(new TextEncoder().encode('<a/>')) },
			{ ...DEFAULT_HTTP_LIMITS, timeoutMilliseconds },
		);
	const notSent = { kind: 'notSent', why: 'unreachable' };

	it('a certificate nobody signed', async () => {
		const received: unknown[] = [];
		const port = await listen(createTlsServer(selfSigned, (request) => received.push(request.url)));
		expect(await to(port)).toEqual(notSent);
		expect(received).toEqual([]);
	});

	it('a server that does not speak TLS', async () => {
		const port = await listen(createServer((socket) => socket.on('error', () => undefined).end('hello')));
		expect(await to(port)).toEqual(notSent);
	});

	it('a server that says nothing while connecting', async () => {
		const port = await listen(createServer((socket) => socket.on('error', () => undefined).resume()));
		expect(await to(port, 300)).toEqual(notSent);
	});

	it('but afterwards it may have arrived', async () => {
		server.next = silence;
		const late = { ...DEFAULT_HTTP_LIMITS, timeoutMilliseconds: 300 };
		expect(await send({ method: 'POST', url: server.url }, late)).toEqual({ kind: 'lost', why: 'timeout' });
		server.next = (response) => response.socket?.destroy();
		const lost = { kind: 'lost', why: 'connectionLost' };
		expect(await send({ method: 'POST', url: server.url }, DEFAULT_HTTP_LIMITS)).toEqual(lost);
		expect(server.received).toHaveLength(2);
	});
});
