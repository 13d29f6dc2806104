/**
 * What every response has in common: its shape when something is wrong, its headers, and what is served besides the
 * API.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@halfpenny/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../testing/test-server.ts';

const web = mkdtempSync(join(tmpdir(), 'halfpenny-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Halfpenny</title>');
writeFileSync(join(web, 'assets/app-1a2b3c.js'), 'export {}');
writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('every response', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	beforeAll(async () => {
		opened = await openEmbedded();
		server = await createTestServer(opened.database, {
			environment: { LOG_LEVEL: 'silent' },
			config: { webFolder: web, rendererFolder: join(web, 'none') },
		});
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
		rmSync(web, { recursive: true, force: true });
	});

	describe('when something is wrong', () => {
		const problemsOf = (body: { details: { problems: { path: string; code: string }[] } }) =>
			body.details.problems.map(({ path, code }) => [path, code]);

		it.each([
			['malformed JSON', '{"username":', 'application/json', 400, 'VALIDATION_FAILED'],
			['no body at all', '', 'application/json', 400, 'VALIDATION_FAILED'],
			['a body that is a list', '[]', 'application/json', 400, 'VALIDATION_FAILED'],
			['a body that is null', 'null', 'application/json', 400, 'VALIDATION_FAILED'],
			['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'VALIDATION_FAILED'],
			['another media type', '<x/>', 'application/xml', 415, 'MEDIA_TYPE_UNSUPPORTED'],
			['a form', 'username=ann', 'application/x-www-form-urlencoded', 415, 'MEDIA_TYPE_UNSUPPORTED'],
			['far too much', `"${'x'.repeat(300_000)}"`, 'application/json', 413, 'REQUEST_TOO_LARGE'],
		])('says so in the one shape: %s', async (_what, body, type, status, code) => {
			const headers = { 'content-type': type };
			const answer = await server.newBrowser().call('POST', '/api/login', { body, headers });
			expect([answer.status, answer.body.code, answer.body.statusCode]).toEqual([status, code, status]);
			expect(errorBody.safeParse(answer.body).success).toBe(true);
		});

		it('names each answer by its path', async () => {
			const { browser, userId } = await signUpUser(server);
			const answer = await browser.patch(`/api/users/${userId}`, {
				firstName: 7,
				nickname: 'A',
				lastName: 'x'.repeat(61),
			});
			expect(problemsOf(answer.body)).toEqual([
				['firstName', 'type.wrong'],
				['lastName', 'text.tooLong'],
				['nickname', 'key.unknown'],
			]);
		});

		it.each([
			'/api/tax-returns/7',
			'/api/tax-returns/%2e%2e',
			'/api/%zz',
			`/api/tax-returns/${'a'.repeat(500)}`,
		])('rejects %s as a return', async (path) => {
			const { browser } = await signUpUser(server);
			const { status, body } = await browser.get(path);
			expect([400, 404]).toContain(status);
			expect(errorBody.safeParse(body).success).toBe(true);
		});

		it('answers unknown addresses with 404 and JSON, whatever the method', async () => {
			for (const [method, path] of [
				['GET', '/api'],
				['GET', '/api/nothing'],
				['POST', '/api/nothing'],
				['DELETE', '/api/user'],
				['POST', '/nowhere'],
			] as const) {
				const answer = await server.newBrowser().call(method, path);
				expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'NOT_FOUND']);
			}
		});

		it('says nothing about what went wrong on our side', async () => {
			const { browser, userId } = await signUpUser(server);
			// A tampered profile cannot be opened.
			await opened.database.update(users).set({ sealedProfile: 'AAAA' }).where(eq(users.id, userId));
			const answer = await browser.get('/api/user');
			expect([answer.status, answer.body.code, answer.body.details]).toEqual([
				500,
				'STORED_DATA_DAMAGED',
				{},
			]);
			expect(answer.text).not.toContain('Tampered');
		});
	});

	describe('headers', () => {
		it('keeps a page connected to the window it sends a person to HMRC in, and to nothing else', async () => {
			const policyOf = async (path: string) =>
				(await server.newBrowser().get(path)).headers['cross-origin-opener-policy'];
			for (const path of ['/', '/auth', '/app', '/mtd', '/hmrc-test'])
				expect(await policyOf(path), path).toBe('same-origin-allow-popups');
			for (const path of ['/api/hmrc/callback?code=1&state=2', '/mtd/connected?state=2', '/hmrc-local/'])
				expect(await policyOf(path), path).toBe('unsafe-none');
			for (const path of ['/api/service', '/api/hmrc/callbacks', '/assets/app-1a2b3c.js'])
				expect(await policyOf(path), path).toBe('same-origin');
		});

		it('has the page for trying HMRC’s test service everywhere except in live', async () => {
			const hmrc = { ...server.services.config.hmrc, environment: 'live' as const };
			const config = { webFolder: web, rendererFolder: join(web, 'none'), hmrc };
			const live = await createTestServer(opened.database, { config });
			expect((await server.newBrowser().get('/hmrc-test')).status).toBe(200);
			expect((await live.newBrowser().get('/hmrc-test')).status).toBe(404);
			expect((await live.newBrowser().get('/mtd')).status).toBe(200);
			await live.close();
		});

		it('lets pages load nothing from elsewhere and be framed nowhere', async () => {
			for (const path of ['/', '/api/service', '/nowhere', '/assets/app-1a2b3c.js']) {
				const { headers } = await server.newBrowser().get(path);
				const policy = String(headers['content-security-policy']);
				for (const part of [
					"script-src 'self'",
					"style-src 'self'",
					"connect-src 'self'",
					"frame-ancestors 'none'",
				]) {
					expect(policy.split(';')).toContain(part);
				}
				expect(policy).not.toContain('unsafe');
				expect(headers['x-content-type-options']).toBe('nosniff');
			}
		});

		it('lets nobody cache the API’s responses', async () => {
			for (const path of ['/api/service', '/api/user', '/api/nothing', '/%61pi/service', '/%61%70%69/user']) {
				expect((await server.newBrowser().get(path)).headers['cache-control']).toBe('no-store');
			}
		});

		it('has browsers keep what the API answers as a file, not show it', async () => {
			const browser = server.newBrowser();
			for (const path of ['/api/service', '/api/user', '/%61pi/service'])
				expect((await browser.get(path)).headers['content-disposition']).toBe(
					'attachment; filename="api.json"',
				);
			expect((await browser.get('/')).headers['content-disposition']).toBeUndefined();
		});

		it('asks for TLS and marks cookies if people use TLS, and only then', async () => {
			const environment = { PUBLIC_URL: 'https://tax.example' };
			const overTls = await createTestServer(opened.database, { environment });
			const [secure, plain] = await Promise.all([
				overTls.newBrowser().get('/api/service'),
				server.newBrowser().get('/api/service'),
			]);
			expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
			expect(secure.headers['strict-transport-security']).not.toContain('includeSubDomains');
			expect(plain.headers['strict-transport-security']).toBeUndefined();
			expect([secure.headers['set-cookie']].flat().every((cookie) => String(cookie).includes('Secure'))).toBe(
				true,
			);
			expect(String(plain.headers['set-cookie'])).not.toContain('Secure');
			const all = { environment: { ...environment, HSTS_SUBDOMAINS: 'yes' } };
			const below = await createTestServer(opened.database, all);
			const asked = (await below.newBrowser().get('/api/service')).headers['strict-transport-security'];
			expect(asked).toContain('includeSubDomains');
			await below.close();
			await overTls.close();
		});

		it('gives cookies names over TLS that no neighbouring host can set, and accepts no others', async () => {
			const overTls = await createTestServer(opened.database, {
				environment: { PUBLIC_URL: 'https://tax.example' },
			});
			const { browser } = await signUpUser(overTls);
			expect([...browser.cookies.keys()].sort()).toEqual([
				...['__Host-csrf', '__Host-known-browser', '__Host-session', '__Host-visitor'],
			]);
			expect((await browser.get('/api/user')).status).toBe(200);
			const tossed = overTls.newBrowser();
			tossed.cookies.set('session', browser.cookies.get('__Host-session') ?? '');
			expect((await tossed.get('/api/user')).status).toBe(401);
			await browser.post('/api/logout');
			expect(browser.cookies.has('__Host-session')).toBe(false);
			await overTls.close();
		});
	});

	describe('the web app', () => {
		it.each([
			'/',
			'/auth',
			'/signup',
			'/app',
			'/app/return/0b0f6a3e-7a43-4f0e-9a53-3f2a6c1d9e77/check?x=1',
			'/account',
			'/account/security/email',
		])('is there at %s', async (path) => {
			const { status, text, headers } = await server.newBrowser().get(path);
			expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
			expect(text).toContain('<title>Halfpenny</title>');
		});

		it.each([
			'/nowhere',
			'/app/return/abc',
			'/apps',
			'/auth/x',
			'/assets/gone.js',
			'/.env',
			'/index.html/..%2f..%2fetc/passwd',
		])('says 404 at %s, with the same page', async (path) => {
			const { status, text } = await server.newBrowser().get(path);
			expect(status).toBe(404);
			expect(text).toContain('<title>Halfpenny</title>');
		});

		it('lets hashed files be cached for ever and without cookies, and nothing else', async () => {
			const asset = await server.newBrowser().get('/assets/app-1a2b3c.js');
			expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
			expect(asset.headers['set-cookie']).toBeUndefined();
			for (const path of ['/favicon.svg', '/']) {
				expect((await server.newBrowser().get(path)).headers['cache-control']).toBe('no-cache');
			}
		});
	});

	describe('the proxy to the stand-in', () => {
		let standIn: Server;
		let localUrl: string;
		const seen: { method?: string; url?: string; cookie?: string; body: string }[] = [];
		beforeAll(async () => {
			standIn = createServer((request, response) => {
				let body = '';
				request.on('data', (chunk) => (body += chunk));
				request.on('end', () => {
					const { method, url, headers } = request;
					seen.push({
						body,
						...(method && { method }),
						...(url && { url }),
						...(headers.cookie && { cookie: headers.cookie }),
						...(headers.authorization && { authorization: headers.authorization }),
					});
					response.writeHead(418, { 'content-type': 'text/xml', 'x-stand-in': 'yes' }).end('<answer/>');
				});
			});
			await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
			localUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/hmrc-local`;
		});
		afterAll(() => standIn.close());

		it('passes method, path, body and answer on, and no cookie of ours', async () => {
			const proxying = await createTestServer(opened.database, { environment: { HMRC_LOCAL_URL: localUrl } });
			const { browser } = await signUpUser(proxying);
			const headers = { 'content-type': 'text/xml' };
			const answer = await browser.call('POST', '/hmrc-local/submission?x=1', {
				body: '<GovTalkMessage/>',
				headers,
			});
			expect([answer.status, answer.text, answer.headers['x-stand-in']]).toEqual([418, '<answer/>', 'yes']);
			expect(seen).toEqual([
				{ method: 'POST', url: '/hmrc-local/submission?x=1', body: '<GovTalkMessage/>' },
			]);
			expect((await browser.get('/hmrc-local')).status).toBe(418);
			await proxying.close();
		});

		it.each([
			['on this machine alone', {}, true],
			['at an address for all', { HOST: '0.0.0.0' }, false],
			['behind a proxy', { PUBLIC_URL: 'https://tax.example' }, false],
			['behind a proxy that is trusted', { TRUST_PROXY: '127.0.0.1' }, false],
			['where returns go to HMRC’s test service', { HMRC_ENV: 'sandbox', HMRC_SENDER: 'individual' }, false],
			['where HMRC itself tests', { HMRC_ENV: 'test-in-live', HMRC_SENDER: 'individual' }, false],
		])('%s', async (_where, more, open) => {
			const environment = { HMRC_LOCAL_URL: localUrl, HMRC_LOCAL_TOKEN: 'a-token', ...more };
			const { newBrowser, close } = await createTestServer(opened.database, { environment });
			const browser = newBrowser();
			const call = async (path: string, authorization?: string) =>
				(await browser.call('GET', path, authorization ? { headers: { authorization } } : {})).status;
			expect(await call('/hmrc-local/returns?utr=1')).toBe(418);
			for (const path of ['/hmrc-local/ledger', '/hmrc-local/faults', '/hmrc-local/returns/../ledger']) {
				expect(await call(path)).toBe(open ? 418 : 404);
				expect(await call(path, 'Bearer another')).toBe(open ? 418 : 404);
				expect(await call(path, 'Bearer a-token')).toBe(418);
			}
			expect((await browser.call('POST', '/hmrc-local/returns', {})).status).toBe(open ? 418 : 404);
			await close();
		});

		it('passes on a token issued by the stand-in, but not ours', async () => {
			const environment = { HMRC_LOCAL_URL: localUrl, HMRC_LOCAL_TOKEN: 'a-token' };
			const { newBrowser, close } = await createTestServer(opened.database, { environment });
			for (const authorization of ['Bearer of-hmrc', 'Bearer a-token'])
				await newBrowser().call('GET', '/hmrc-local/hello/user', { headers: { authorization } });
			const asked = { method: 'GET', url: '/hmrc-local/hello/user', body: '' };
			expect(seen.slice(-2)).toEqual([{ ...asked, authorization: 'Bearer of-hmrc' }, asked]);
			await close();
		});

		it('recognises a page from elsewhere whose name points to this machine', async () => {
			const { newBrowser, close } = await createTestServer(opened.database, {
				environment: { HMRC_LOCAL_URL: localUrl, HMRC_LOCAL_TOKEN: 'a-token' },
			});
			const ledgerFor = async (host: string, more = {}) => {
				const headers = { host, ...more };
				return (await newBrowser().call('GET', '/hmrc-local/ledger', { headers })).status;
			};
			for (const host of ['evil.example', 'evil.example:4800', 'localhost.evil.example', '127.0.0.1.nip.io'])
				expect(await ledgerFor(host)).toBe(404);
			for (const host of ['localhost', 'LOCALHOST:4800', '127.0.0.1:4800', '[::1]:4800', '[::1]'])
				expect(await ledgerFor(host)).toBe(418);
			expect(await ledgerFor('evil.example', { authorization: 'Bearer a-token' })).toBe(418);
			for (const name of [
				'forwarded',
				'via',
				'x-forwarded-for',
				'x-forwarded-host',
				'x-forwarded-proto',
				'x-real-ip',
			])
				expect([name, await ledgerFor('localhost', { [name]: '203.0.113.7' })]).toEqual([name, 404]);
			await close();
		});

		it('lets nobody in with a token that is not set', async () => {
			const environment = { HMRC_LOCAL_URL: localUrl, HOST: '0.0.0.0' };
			const closed = await createTestServer(opened.database, { environment });
			const headers = { authorization: 'Bearer undefined' };
			const answer = await closed.newBrowser().call('GET', '/hmrc-local/ledger', { headers });
			expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
			await closed.close();
		});

		it('says so when nobody is there, and does not exist in live', async () => {
			const environment = { HMRC_LOCAL_URL: 'http://127.0.0.1:1/hmrc-local' };
			const alone = await createTestServer(opened.database, { environment });
			const answer = await alone.newBrowser().get('/hmrc-local/ledger');
			expect([answer.status, answer.body.code]).toEqual([503, 'HMRC_UNREACHABLE']);
			await alone.close();
			const { config } = server.services;
			const hmrc = { ...config.hmrc, environment: 'live', localUrl } as const;
			const live = await createTestServer(opened.database, { config: { hmrc } });
			expect((await live.newBrowser().get('/hmrc-local/ledger')).status).toBe(404);
			await live.close();
		});
	});
});
