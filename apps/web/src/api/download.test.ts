/** A file from the server: saved under its name, or a failure with words. */
import { afterEach, expect, it, vi } from 'vitest';
import { download, filenameIn } from './download.ts';
import { describeFailure } from './failure.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
	['attachment; filename="halfpenny-all-data-2026-11-20.json"', 'halfpenny-all-data-2026-11-20.json'],
	['attachment; filename="../../etc/passwd"', 'halfpenny'],
	['attachment', 'halfpenny'],
	[null, 'halfpenny'],
])('%j is called %s', (disposition, filename) => {
	expect(filenameIn(disposition)).toBe(filename);
});

it('says why no file was saved: in the server’s words, by status, or that the server can’t be reached', async () => {
	const answer = (text: string, status: number) =>
		vi.stubGlobal('fetch', async () => new Response(text, { status }));
	const title = async () => {
		const done = await download('/api/export/all-data');
		return done.ok ? undefined : describeFailure(done.failure).title;
	};
	answer(JSON.stringify({ code: 'RATE_LIMITED', message: 'Too many attempts', statusCode: 429 }), 429);
	expect(await title()).toBe('Too many attempts');
	answer('<h1>nginx</h1>', 502);
	expect(await title()).toBe('The server answered with error 502');
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
	expect(await title()).toBe('We couldn’t reach the server');
});

it('saves the file under the name that the server gives it', async () => {
	const headers = { 'content-disposition': 'attachment; filename="a.csv"' };
	vi.stubGlobal('fetch', async () => new Response('x', { headers }));
	const link = { href: '', download: '', click: vi.fn() };
	vi.stubGlobal('document', { createElement: () => link });
	vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() });
	expect(await download('/api/export/all-data')).toEqual({ ok: true, filename: 'a.csv' });
	expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:1', 'a.csv', 1]);
});
