/** Requests against a real local server: every way an answer can fail to arrive is a value. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csrfToken, request } from './request.ts';

let server: Server;
let answer: RequestListener;
const received: IncomingMessage[] = [];

beforeEach(async () => {
	received.length = 0;
	server = createServer((incoming, outgoing) => {
		received.push(incoming);
		answer(incoming, outgoing);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const realFetch = globalThis.fetch;
	vi.stubGlobal('document', { cookie: 'theme=dark; csrf=a%2Bb' });
	vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
		realFetch(`http://127.0.0.1:${port}${path}`, init),
	);
});

afterEach(async () => {
	vi.unstubAllGlobals();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

function answerWith(status: number, type: string, body: string): void {
	answer = (_, outgoing) => void outgoing.writeHead(status, { 'content-type': type }).end(body);
}

describe('request', () => {
	it('returns an answer’s JSON', async () => {
		answerWith(200, 'application/json; charset=utf-8', '{"id":1}');
		expect(await request({ method: 'GET', path: '/api/x' })).toEqual({ ok: true, value: { id: 1 } });
	});

	it('repeats the CSRF cookie in unsafe calls only', async () => {
		answerWith(200, 'application/json', '{}');
		await request({ method: 'GET', path: '/api/x' });
		await request({ method: 'POST', path: '/api/x', body: { a: null } });
		expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'a+b']);
		expect(received[1]?.headers['content-type']).toBe('application/json');
	});

	it('sets no content type with a form or without a body', async () => {
		answerWith(200, 'application/json', '{}');
		await request({ method: 'POST', path: '/api/x' });
		await request({ method: 'POST', path: '/api/x', form: new FormData() });
		expect(received[0]?.headers['content-type']).toBeUndefined();
		expect(received[1]?.headers['content-type']).toMatch(/^multipart\/form-data/);
	});

	it('reads a typed error', async () => {
		const body = {
			code: 'STALE_WRITE',
			message: 'Changed',
			statusCode: 409,
			remediation: 'Look',
			details: { a: 1 },
		};
		answerWith(409, 'application/json', JSON.stringify(body));
		expect(await request({ method: 'GET', path: '/api/x' })).toEqual({
			ok: false,
			failure: { kind: 'refused', ...body },
		});
	});

	it('keeps the status of an error that isn’t ours', async () => {
		answerWith(502, 'text/html', '<h1>Bad gateway</h1>');
		expect(await request({ method: 'GET', path: '/api/x' })).toMatchObject({
			failure: { kind: 'status', statusCode: 502 },
		});
	});

	it('refuses an answer that is not JSON', async () => {
		answerWith(200, 'text/html', '<p>Sign in to the wifi</p>');
		expect(await request({ method: 'GET', path: '/api/x' })).toEqual({
			ok: false,
			failure: { kind: 'notJson', type: 'text/html' },
		});
	});

	it.each([
		['cut off', '{"id":'],
		['empty', ''],
	])('treats an answer that is %s as unreachable', async (_, body) => {
		answerWith(200, 'application/json', body);
		expect(await request({ method: 'GET', path: '/api/x' })).toMatchObject({ ok: false });
	});

	it('says that the server can’t be reached', async () => {
		answer = (incoming) => incoming.socket.destroy();
		expect(await request({ method: 'GET', path: '/api/x' })).toEqual({
			ok: false,
			failure: { kind: 'offline' },
		});
	});

	it('reports a time-out', async () => {
		answer = () => undefined;
		const gone = AbortSignal.abort(new DOMException('slow', 'TimeoutError'));
		vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(gone);
		expect(await request({ method: 'GET', path: '/api/x' })).toEqual({
			ok: false,
			failure: { kind: 'timeOut' },
		});
	});

	it('rejects if the caller aborts', async () => {
		answer = () => undefined;
		await expect(request({ method: 'GET', path: '/api/x', signal: AbortSignal.abort() })).rejects.toThrow();
	});
});

describe('csrfToken', () => {
	it.each([
		['csrf=abc', 'abc'],
		['a=1; csrf=a%3D; b=2', 'a='],
		['xcsrf=no', ''],
		['csrf=tossed; __Host-csrf=ours', 'ours'],
		['', ''],
	])('of %j is %j', (cookies, token) => {
		expect(csrfToken(cookies)).toBe(token);
	});
});
