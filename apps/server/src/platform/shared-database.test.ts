/** Several server processes on one PostgreSQL: a browser connected to one immediately sees a step taken by another. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../tests/fake-transaction-engine.ts';
import { createFiler } from '../../tests/filer.ts';
import { createApp } from '../app.ts';
import { openFreshPostgresql, postgresqlAnswers } from '../testing/databases.ts';
import { createBrowser } from '../testing/test-browser.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { type OpenServices, openServices } from './open-services.ts';

describe.skipIf(!postgresqlAnswers)('two servers on one PostgreSQL', () => {
	let fake: FakeTransactionEngine;
	let database: Awaited<ReturnType<typeof openFreshPostgresql>>;
	let folder: string;
	const opened: OpenServices[] = [];

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		database = await openFreshPostgresql();
		folder = await mkdtemp(join(tmpdir(), 'halfpenny-shared-'));
	});
	afterAll(async () => {
		for (const { services, close } of opened) {
			await services.jobs.worker.stop();
			services.events.close();
			await close();
		}
		await database.close();
		await fake.close();
		await rm(folder, { recursive: true });
	});

	const rootKey = randomBytes(32).toString('base64');
	async function startServer() {
		const environment = {
			DATABASE_URL: database.url,
			DATA_DIR: join(folder, `server-${opened.length}`),
			ROOT_KEY: rootKey,
			HMRC_LOCAL_URL: fake.url,
			HMRC_SENDER_ID: 'SENDER',
			HMRC_PASSWORD: 'x',
			LOG_LEVEL: 'silent',
		};
		const read = readConfig(environment, join(import.meta.dirname, '../../../..'));
		if (!read.ok) throw new Error(read.problems.join());
		const one = await openServices(read.config, createLog('silent'));
		opened.push(one);
		return { ...one, app: await createApp(one.services) };
	}

	it('work on one queue and hear each other', async () => {
		const [front, back] = [await startServer(), await startServer()];
		expect([front.alone, back.alone]).toEqual([false, false]);
		const filer = await createFiler({ newBrowser: () => createBrowser(front.app) });
		const seen: string[] = [];
		front.services.events.open(filer.taxReturnId).on('data', (chunk) => seen.push(String(chunk)));
		// Only the other process works, and the browser is connected to this one.
		await back.services.jobs.worker.start(back.alone);
		const id = await filer.file();
		for (let turns = 0; turns < 600; turns += 1) {
			if ((await filer.readSubmission(id)).status === 'deleted') break;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		const { status, events } = await filer.readSubmission(id);
		expect(status).toBe('deleted');
		await vi.waitFor(
			() => expect(seen.filter((text) => text.includes(id))).toHaveLength(events.length),
			20_000,
		);
		expect(fake.filed).toHaveLength(1);
	});

	it('keep files where both find them, though each has its own folder', async () => {
		const [front, back] = [await startServer(), await startServer()];
		expect(front.services.config.dataFolder).not.toBe(back.services.config.dataFolder);
		const key = randomUUID();
		await front.services.storage.put(key, Buffer.from('sealed'));
		expect(String(await back.services.storage.get(key))).toBe('sealed');
		await back.services.storage.remove(key);
		expect(await front.services.storage.get(key)).toBeUndefined();
	});
});
