/** Three servers started at once on one empty PostgreSQL, each with a folder of its own: they share nothing else, and people cannot tell. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeP60 } from '@halfpenny/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../src/product.ts';
import { type Call, expectOk, openBrowser } from './browser.ts';
import { type Bundles, copyBundles } from './bundles.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type PreparedReturn, preparePeople } from './person.ts';
import { type Running, stopProcess } from './process.ts';
import { withDatabase } from './records.ts';
import { type Front, type ServerPlace, startFront, startServer } from './server.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

const FREE_TRIES = 6;
const PATIENCE = { timeout: 90_000, interval: 300 };
const LOGIN = { username: 'person-0', password: 'copper ship on a penny' };

const database: FreshDatabase | undefined = await freshDatabase().catch(() => undefined);

describe.skipIf(database === undefined)(
	`three servers${database === undefined ? ' (PostgreSQL: none answers)' : ''}`,
	() => {
		const folder = mkdtempSync(join(tmpdir(), 'halfpenny-three-'));
		const servers: Running[] = [];
		const addresses: string[] = [];
		let bundles: Bundles;
		let standIn: StandIn;
		let front: Front;
		let place: ServerPlace;
		let person: PreparedReturn;
		/** The person’s cookies, which every server has to accept. */
		const jar = new Map<string, string>();
		let at: readonly Call[] = [];

		beforeAll(async () => {
			bundles = copyBundles();
			standIn = await startStandIn(bundles, join(folder, 'hmrc-local'));
			place = { bundles, standIn, dataFolder: '', databaseUrl: database?.url };
			const ports = [await freePort(), await freePort(), await freePort()];
			for (const port of ports) {
				const own = { ...place, dataFolder: join(folder, String(port)) };
				servers.push(startServer(own, port, { settings: { SIGN_IN_LIMIT: String(FREE_TRIES) } }));
				addresses.push(`http://127.0.0.1:${port}`);
			}
			await Promise.all(servers.map(({ ready }) => ready));
			front = await startFront(ports);
			at = addresses.map((address) => openBrowser(address, jar));
		}, 240_000);
		afterAll(async () => {
			front?.close();
			await Promise.all(servers.map(stopProcess));
			await standIn?.stop();
			bundles?.remove();
			await database?.drop();
			rmSync(folder, { recursive: true, force: true });
		});

		const call = (server: number, method: string, path: string, body?: object) =>
			expectOk((at[server] as Call)(method, path, body), `${method} ${path} at ${server}`);
		const status = async (server: number, method: string, path: string, body?: object) =>
			(await (at[server] as Call)(method, path, body)).status;

		it('bring the empty database up to date once, however many start', async () => {
			const count = await withDatabase(place, (query) =>
				query<{ all: number; once: number }>(
					'select count(*)::int as all, count(distinct hash)::int as once from drizzle.__drizzle_migrations',
				),
			);
			expect(count[0]).toEqual({ all: expect.any(Number), once: count[0]?.all });
			expect(Number(count[0]?.all)).toBeGreaterThan(30);
		});

		it('serve one person behind one address, each call at another of them', async () => {
			const [prepared] = await preparePeople(front.address, 1);
			if (!prepared) throw new Error('nobody is prepared');
			person = prepared;
			await call(0, 'GET', '/api/service');
			await call(0, 'POST', '/api/login', LOGIN);
			expect((await call(1, 'GET', '/api/user')).username).toBe(LOGIN.username);
		});

		it('show at once what was answered at another, and refuse to overwrite it', async () => {
			const path = `/api/tax-returns/${person.id}/entries`;
			const [job] = await call(1, 'GET', path);
			const answers = { ...job.answers, pay: '41000.00' };
			await call(1, 'PATCH', `/api/entries/${job.id}`, { version: job.version, answers });
			expect((await call(2, 'GET', path))[0].answers.pay).toBe('41000.00');
			const stale = { version: job.version, answers };
			expect(await status(0, 'PATCH', `/api/entries/${job.id}`, stale)).toBe(409);
		});

		it('give back at one what was uploaded at another, and any of them reads it', async () => {
			const form = new FormData();
			form.set('taxReturnId', person.id);
			form.set('document', new Blob([Uint8Array.from(await makeP60())]), 'p60.pdf');
			const { id } = await call(0, 'POST', '/api/documents/upload', form);
			await vi.waitFor(async () => {
				expect((await call(1, 'GET', `/api/documents/${id}`)).status).toBe('read');
			}, PATIENCE);
			for (const server of [1, 2])
				expect(await status(server, 'GET', `/api/documents/${id}/pages/1`)).toBe(200);
		});

		it('file at one, and a page that watches at another sees each step', async () => {
			const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
			const watching = new AbortController();
			const stream = await fetch(`${addresses[1]}/api/tax-returns/${person.id}/events`, {
				headers: { cookie },
				signal: watching.signal,
			});
			let seen = '';
			const reading = (async () => {
				for await (const chunk of stream.body ?? []) seen += Buffer.from(chunk).toString();
			})().catch(() => undefined);
			const { snapshotHash } = await call(2, 'GET', `/api/tax-returns/${person.id}/check-answers`);
			const declaration = { accepted: true, snapshotHash };
			const { submissionId } = await call(2, 'POST', `/api/sa100/submit/${person.id}`, { declaration });
			await vi.waitFor(async () => {
				expect((await call(0, 'GET', `/api/tax-returns/${person.id}`)).status).toBe('accepted');
			}, PATIENCE);
			await vi.waitFor(() => expect(seen).toContain(submissionId), PATIENCE);
			watching.abort();
			await reading;
			expect(await standIn.received()).toHaveLength(1);
		});

		it('count wrong passwords together', async () => {
			const strangers = addresses.map((address) => openBrowser(address));
			for (const stranger of strangers) await stranger('GET', '/api/service');
			const guess = async (server: number) =>
				(await (strangers[server] as Call)('POST', '/api/login', { ...LOGIN, password: 'a wrong guess' }))
					.status;
			let guesses = 0;
			let answer = 401;
			for (; answer === 401 && guesses < 3 * FREE_TRIES; guesses += 1) answer = await guess(guesses % 3);
			// None of them alone has seen more than are free.
			expect([answer, Math.ceil(guesses / 3) <= FREE_TRIES]).toEqual([429, true]);
		});

		it('refuse at all what was ended at one', async () => {
			await call(1, 'POST', '/api/logout');
			const statuses = await Promise.all([0, 1, 2].map((server) => status(server, 'GET', '/api/user')));
			expect(statuses).toEqual([401, 401, 401]);
		});
	},
);
