/** Public pages as the server caches and sends them: one per day, address and theme, compressed as requested. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';

/** Shows what it was rendered from, so that the test can see it. */
const RENDERER = `
let broken = true;
export function createRenderer({ frame, app, pictures }) {
	const say = (path, { service, origin, visitor }) =>
		'<!doctype html><html lang="en-GB">' + [path, origin, service.today, service.environment, service.operator.name, frame.trim(), pictures.name, visitor].join('|');
	return {
		paths: ['/', '/pricing'],
		draw: (path, occasion) => ({ found: path !== '/404', html: say(path, occasion) }),
		drawApp: async (path, occasion) => {
			if (path === '/signup' && broken) {
				broken = false;
				throw new Error('cannot be drawn');
			}
			return app.trim() + say(path, occasion);
		},
		robots: (origin) => 'robots of ' + origin,
		sitemap: (origin) => '<urlset>' + origin,
	};
}`;

const built = mkdtempSync(join(tmpdir(), 'halfpenny-public-'));
const webFolder = join(built, 'browser');
const rendererFolder = join(built, 'renderer');
for (const folder of [webFolder, rendererFolder]) mkdirSync(folder);
writeFileSync(join(webFolder, 'index.html'), 'APP');
writeFileSync(join(rendererFolder, 'renderer.js'), RENDERER);
writeFileSync(join(rendererFolder, 'package.json'), '{"type":"module"}');
writeFileSync(join(rendererFolder, 'site.html'), 'FRAME');
writeFileSync(join(rendererFolder, 'pictures.json'), '{"name":"PICTURES"}');

describe('public pages', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	const get = (url: string, headers: Record<string, string> = {}) =>
		server.app.inject({ method: 'GET', url, headers: { host: 'tax.example:4800', ...headers } });

	beforeAll(async () => {
		opened = await openEmbedded();
		server = await createTestServer(opened.database, {
			environment: { OPERATOR_NAME: 'Ink & Co' },
			config: { webFolder, rendererFolder },
		});
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
		rmSync(built, { recursive: true, force: true });
	});

	it('are rendered from the service, the day and the address', async () => {
		server.time.now = new Date('2026-11-20T12:00:00Z');
		const { statusCode, headers, body } = await get('/pricing?x=1');
		expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
		expect(body).toContain('/pricing|http://tax.example:4800|2026-11-20|local|Ink & Co|FRAME|PICTURES');
		server.time.now = new Date('2026-11-21T12:00:00Z');
		expect((await get('/pricing')).body).toContain('|2026-11-21|');
		expect((await get('/pricing', { host: 'other.example' })).body).toContain('|http://other.example|');
	});

	it('treat an unknown host as none', async () => {
		expect((await get('/', { host: 'a"><script>' })).body).not.toContain('script>|');
	});

	it('are compressed as the browser prefers', async () => {
		const plain = (await get('/')).body;
		const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
		expect(br.headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
		const gzip = await get('/', { 'accept-encoding': 'gzip' });
		expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
		expect(gzip.headers.vary).toContain('accept-encoding');
	});

	it('show the remembered theme, and no other', async () => {
		expect((await get('/', { cookie: 'a=b; preferences=look.dark' })).body).toContain(
			'<html data-theme="dark" lang',
		);
		expect((await get('/')).body).not.toContain('data-theme');
		expect((await get('/', { cookie: 'preferences=look.x"onload' })).body).not.toContain('data-theme');
	});

	it('know who is signed in and who has just logged out, and keep them apart', async () => {
		const { browser } = await signUpUser(server);
		const read = async (url: string) => (await browser.get(url)).text;
		expect(await read('/')).toContain('|signedIn');
		expect(await read('/?logged-out')).toContain('|signedIn');
		expect((await get('/')).body).toContain('|somebody');
		await browser.post('/api/logout');
		expect(await read('/?logged-out')).toContain('|loggedOut');
		expect(await read('/')).toContain('|somebody');
	});

	it('are rendered again if rendering failed', async () => {
		expect((await get('/signup')).statusCode).toBe(500);
		expect((await get('/signup')).statusCode).toBe(200);
	});

	it('leave the app its own document, and answer 404 for an unknown address', async () => {
		for (const path of [
			'/auth',
			'/signup',
			'/app',
			'/app/return/0b0f6a3e-7a43-4f0e-9a53-3f2a6c1d9e77',
			'/account',
		]) {
			const { statusCode, body } = await get(path);
			expect([statusCode, body.startsWith('APP')]).toEqual([200, true]);
		}
		const nowhere = await get('/nowhere');
		expect([nowhere.statusCode, nowhere.body.includes('/404|')]).toEqual([404, true]);
		expect((await get('/api/nowhere')).json()).toMatchObject({ code: 'NOT_FOUND' });
	});

	it('answer 404 for what is not there or somebody else’s, and the same for both', async () => {
		const [ann, bob] = [await signUpUser(server), await signUpUser(server)];
		const own = await makeThings(server, ann);
		const others = await makeThings(server, bob);
		const missing = '0b0f6a3e-7a43-4f0e-9a53-3f2a6c1d9e77';
		const { browser } = ann;
		const looks = async (path: string) => {
			const { status, text } = await browser.get(path);
			return [status, text];
		};
		const home = `/app/return/${own.taxReturnId}`;
		for (const path of [home, `${home}/check`, `${home}/employment/${own.entryId}`]) {
			const { status, text } = await browser.get(path);
			expect([path, status, text.startsWith('APP')]).toEqual([path, 200, true]);
		}
		const foreign = await looks(`/app/return/${others.taxReturnId}/check`);
		expect(foreign).toEqual([404, expect.stringContaining('/404|')]);
		expect(await looks(`/app/return/${missing}/check`)).toEqual(foreign);
		for (const page of ['employment', 'documents', 'submission', 'partnership-code']) {
			const gone = await looks(`${home}/${page}/${missing}`);
			expect([page, gone]).toEqual([page, [404, expect.stringMatching(/^APP/)]]);
			expect(await looks(`${home}/${page}/${others.entryId}`)).toEqual(gone);
		}
		// Before signing in nothing is told: the app asks for that first.
		expect((await get(`/app/return/${missing}`)).statusCode).toBe(200);
	});

	it('render the sign-in separately if another page follows', async () => {
		expect((await get('/auth')).body).toContain('/auth|');
		expect((await get('/auth?from=letter')).body).toContain('/auth|');
		expect((await get('/auth?next=%2Fapp')).body).toContain('/auth?next=|');
		expect((await get('/app?demo')).body).toContain('/app?demo|');
		expect((await get('/app?year=2025-26')).body).toContain('/app|');
	});

	it('redirect signed-in people from the sign-in to their returns', async () => {
		const { browser } = await signUpUser(server);
		for (const path of ['/auth', '/signup']) {
			const { status, headers } = await browser.get(path);
			expect([status, headers.location, headers['cache-control']]).toEqual([302, '/app', 'no-store']);
		}
		expect((await browser.get('/auth?next=%2Fapp')).status).toBe(200);
	});

	it('are found with an extra slash', async () => {
		const { statusCode, headers } = await get('/pricing/');
		expect([statusCode, headers.location]).toEqual([301, '/pricing']);
	});

	it('tell machines where they are', async () => {
		expect((await get('/robots.txt')).body).toBe('robots of http://tax.example:4800');
		const map = await get('/sitemap.xml');
		expect([map.headers['content-type'], map.body]).toEqual([
			'application/xml; charset=utf-8',
			'<urlset>http://tax.example:4800',
		]);
	});

	it('know their public address when it is configured', async () => {
		const configured = await createTestServer(opened.database, {
			environment: { PUBLIC_URL: 'https://tax.example/' },
			config: { webFolder, rendererFolder },
		});
		const { body } = await configured.app.inject({ method: 'GET', url: '/', headers: { host: 'inside:1' } });
		expect(body).toContain('/|https://tax.example|');
		await configured.close();
	});
});
