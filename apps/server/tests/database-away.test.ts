/**
 * A PostgreSQL that goes away and comes back: every answer says so plainly, nothing saved is lost, no restart is
 * needed.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openPostgresql } from '../src/database/postgresql.ts';
import { createEmptyPostgresql, migrationsFolder, postgresqlAnswers } from '../src/testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';

describe.skipIf(!postgresqlAnswers)('a PostgreSQL that is away', () => {
	let opened: OpenDatabase;
	let server: TestServer;
	let user: TestUser;
	let drop: () => Promise<void>;
	let line: Server;
	let port = 0;
	const sockets = new Set<Socket>();

	/** A connection to PostgreSQL that can be cut. */
	const lay = (host: string, to: number) =>
		new Promise<void>((resolve) => {
			line = createServer((near) => {
				const far = connect(to, host);
				for (const socket of [near, far]) {
					sockets.add(socket);
					socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
				}
				near.pipe(far).pipe(near);
			}).listen(port, '127.0.0.1', () => {
				const address = line.address();
				port = typeof address === 'object' && address !== null ? address.port : 0;
				resolve();
			});
		});
	const cut = () =>
		new Promise<void>((resolve) => {
			line.close(() => resolve());
			for (const socket of sockets) socket.destroy();
		});

	let where: URL;
	beforeAll(async () => {
		const empty = await createEmptyPostgresql();
		drop = empty.drop;
		where = new URL(empty.url);
		await lay(where.hostname, Number(where.port || 5432));
		const url = new URL(empty.url);
		url.hostname = '127.0.0.1';
		url.port = String(port);
		opened = await openPostgresql(url.href, migrationsFolder);
		server = await createTestServer(opened.database, { environment: { LOG_LEVEL: 'silent' } });
		user = await signUpUser(server);
	});
	afterAll(async () => {
		await server.close();
		await opened.close();
		await cut();
		await drop();
	});

	const change = (firstName: string) => user.browser.patch(`/api/users/${user.userId}`, { firstName });

	it('is reported with 503, and all is well again when it is back', async () => {
		expect((await change('Before')).status).toBe(200);
		await cut();
		for (const answer of [await user.browser.get('/api/user'), await change('Meanwhile')]) {
			expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
			expect(answer.headers['retry-after']).toBeDefined();
		}
		expect((await server.newBrowser().get('/api/health')).status).toBe(503);
		await lay(where.hostname, Number(where.port || 5432));
		await vi.waitFor(async () => expect((await change('After')).status).toBe(200), { timeout: 20_000 });
		expect((await user.browser.get('/api/user')).body.firstName).toBe('After');
		expect((await server.newBrowser().get('/api/health')).status).toBe(200);
	});
});
