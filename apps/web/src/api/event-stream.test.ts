/** Server-sent events, as the server writes them. */
import { afterEach, expect, it, vi } from 'vitest';
import { parseEvent, requestStream } from './event-stream.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads an event by its name and data', () => {
	expect(parseEvent('event: text\ndata: {"text":"a: b"}')).toEqual({ name: 'text', data: { text: 'a: b' } });
	expect(parseEvent('data: 1')).toEqual({ name: 'message', data: 1 });
});

it('skips comments and anything that is not JSON', () => {
	expect(parseEvent(': still here')).toBeUndefined();
	expect(parseEvent('event: text\ndata: {"half')).toBeUndefined();
});

/** A response that arrives in these pieces. */
function answering(...pieces: readonly string[]) {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
			controller.close();
		},
	});
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
}

it('passes events on whole, however they are split', async () => {
	answering('event: text\nda', 'ta: {"text":"£', '1"}\n\n: beat\n\nevent: answer\ndata: {}', '\n\n');
	const heard: unknown[] = [];
	const result = await requestStream({ method: 'POST', path: '/x' }, (event) => heard.push(event));
	expect(result.ok).toBe(true);
	expect(heard).toEqual([
		{ name: 'text', data: { text: '£1' } },
		{ name: 'answer', data: {} },
	]);
});

it('fails when the server can’t be reached', async () => {
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch');
	});
	const result = await requestStream({ method: 'POST', path: '/x' }, () => undefined);
	expect(result).toMatchObject({ ok: false, failure: { kind: 'offline' } });
});
