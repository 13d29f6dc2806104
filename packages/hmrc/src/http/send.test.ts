/** The HTTP core against a real server: every method and body is sent as given. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerWith, type ScriptedServer, startScriptedServer } from '../../tests/scripted-server.ts';
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
