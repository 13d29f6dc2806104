/** A refresh token works once: many simultaneous callers, in several processes, refresh it once between them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { hmrcConnections } from '../src/database/schema/hmrc-connections.ts';
import { accessTokenOf } from '../src/features/hmrc-connection/tokens.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { type OpenServices, openServices } from '../src/platform/open-services.ts';
import { openFreshPostgresql, postgresqlAnswers } from '../src/testing/databases.ts';
import { createBrowser } from '../src/testing/test-browser.ts';
import { bundleProcess } from './bundle-process.ts';
import { type MtdStandIn, type MtdUser, signUpMtdUser, startMtdStandIn } from './mtd-stand-in.ts';

const root = join(import.meta.dirname, '../../..');
// Below the repository, so that the bundle finds the installed packages.
const folder = mkdtempSync(join(root, 'node_modules/.refresh-test-'));
const PROCESSES = [17, 17, 16];

describe.skipIf(!postgresqlAnswers)('a token that several servers on one PostgreSQL need', () => {
	let standIn: MtdStandIn;
	let opened: Awaited<ReturnType<typeof openFreshPostgresql>>;
	let environment: Record<string, string>;
	let own: OpenServices;
	let app: FastifyInstance;
	let user: MtdUser;
	const children: ChildProcess[] = [];

	beforeAll(async () => {
		bundleProcess('refresh-process', folder);
		standIn = await startMtdStandIn();
		opened = await openFreshPostgresql();
		environment = {
			...standIn.environment,
			DATABASE_URL: opened.url,
			ROOT_KEY: randomBytes(32).toString('base64'),
			DATA_DIR: folder,
			HALFPENNY_ROOT: root,
		};
		const read = readConfig(environment, root);
		if (!read.ok) throw new Error(read.problems.join('\n'));
		own = await openServices(read.config, createLog('silent'));
		app = await createApp(own.services);
	});
	afterAll(async () => {
		await app.close();
		await own.close();
		await opened.close();
		await standIn.close();
		rmSync(folder, { recursive: true });
	});
	beforeEach(async () => {
		user = await signUpMtdUser({ newBrowser: () => createBrowser(app) }, standIn);
		await user.connect();
	});
	afterEach(() => {
		for (const child of children.splice(0)) child.kill('SIGKILL');
	});

	const change = (set: PgUpdateSetSource<typeof hmrcConnections>) =>
		opened.database.update(hmrcConnections).set(set).where(eq(hmrcConnections.userId, user.userId));
	/** By this machine's clock, which decides whether a token is still fresh. */
	const runOut = () => change({ accessUntil: own.services.clock.now() });
	const refreshes = async () =>
		(await standIn.ledger(user.person)).filter(({ grantType }) => grantType === 'refresh_token');
	/** Starts a process and waits until it is ready; `wants` tells it to start and returns its result. */
	const start = async (calls: number) => {
		const child = spawn(process.execPath, [join(folder, 'refresh-process.mjs')], {
			env: {
				PATH: process.env.PATH ?? '',
				NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
				...environment,
				PERSON: user.userId,
				CALLS: String(calls),
			},
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		children.push(child);
		const lines = createInterface({ input: child.stdout });
		await once(lines, 'line');
		return async (): Promise<unknown[]> => {
			const line = once(lines, 'line');
			child.stdin.write('go\n');
			return JSON.parse(String((await line)[0]));
		};
	};

	it('is refreshed once for fifty calls in three processes', async () => {
		await runOut();
		await standIn.slowTokens(300);
		const processes = await Promise.all(PROCESSES.map(start));
		const got = (await Promise.all(processes.map((wants) => wants()))).flat();
		expect(got).toHaveLength(50);
		expect(got[0]).toEqual({
			...{ accessToken: expect.stringMatching(/^[\w-]{20,}$/), version: 2 },
			until: expect.any(String),
		});
		expect(new Set(got.map((token) => JSON.stringify(token))).size).toBe(1);
		expect((await refreshes()).map(({ status }) => status)).toEqual([200]);
	});

	it('is refreshed by another process if the one refreshing it died', async () => {
		await runOut();
		await change({
			refreshLease: randomUUID(),
			refreshLeaseUntil: sql`clock_timestamp() + interval '1.5 seconds'`,
		});
		const waiting = accessTokenOf(own.services, user.userId);
		expect(await refreshes()).toHaveLength(0);
		expect(await waiting).toMatchObject({ ok: true, value: { version: 2 } });
		expect(await refreshes()).toHaveLength(1);
	});

	it('that was withdrawn ends the connection once, for all of them', async () => {
		await runOut();
		await standIn.revoke(user.person);
		const processes = await Promise.all([start(5), start(5)]);
		const got = (await Promise.all(processes.map((wants) => wants()))).flat();
		expect(new Set(got)).toEqual(new Set(['HMRC_CONNECTION_EXPIRED']));
		const [row] = await opened.database
			.select()
			.from(hmrcConnections)
			.where(eq(hmrcConnections.userId, user.userId));
		expect(row).toMatchObject({ ended: 'refusedByHmrc', sealedTokens: null });
	});
});
