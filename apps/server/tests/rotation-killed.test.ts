/** The root key, and then everyone’s own, are being changed and the process is killed half-way: nothing is lost, and the next run finishes it. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { dataKeys, users } from '../src/database/schema/accounts.ts';
import { readConfig } from '../src/platform/config.ts';
import { rootKeyFrom } from '../src/platform/crypto/root-key.ts';
import { createLog } from '../src/platform/log.ts';
import { openServices } from '../src/platform/open-services.ts';
import type { Services } from '../src/platform/services.ts';
import { createEmptyPostgresql, postgresqlAnswers } from '../src/testing/databases.ts';
import { createBrowser, type TestBrowser } from '../src/testing/test-browser.ts';
import { signUpUser } from '../src/testing/test-server.ts';
import { bundleProcess } from './bundle-process.ts';

const root = join(import.meta.dirname, '../../..');
const PEOPLE = 40;
const PLACE = 'users.sealed_profile';
const JOB = { employer: 'Acme Ltd', payeReference: '123/AB456', pay: '30000', taxDeducted: '3486' };

const databases = [
	{ database: 'embedded database', answers: true },
	{ database: 'PostgreSQL', answers: postgresqlAnswers },
];

describe.each(databases)('a change of the root key that is killed ($database)', ({ database, answers }) => {
	// Below the repository, so that the bundle finds the installed packages.
	const folder = mkdtempSync(join(root, 'node_modules/.rotation-test-'));
	const [before, after] = [randomBytes(32), randomBytes(32)];
	const only = (key: Buffer) => ({ ROOT_KEY: key.toString('base64') });
	const both = { ...only(after), SECOND_ROOT_KEY: before.toString('base64') };
	const people = Array.from({ length: PEOPLE }, () => randomUUID());
	let place: Record<string, string>;
	let drop: () => Promise<void> = async () => undefined;
	let program: string;
	let login: { readonly username: string; readonly password: string };
	let path: string;

	/** Works on the service's data as a server with these keys does. */
	async function opened<T>(keys: object, work: (services: Services) => Promise<T>): Promise<T> {
		const read = readConfig({ ...place, ...keys }, root);
		if (!read.ok) throw new Error(read.problems.join('\n'));
		const { services, close } = await openServices(read.config, createLog('silent'));
		try {
			return await work(services);
		} finally {
			await close();
		}
	}
	/** A visitor of that server. */
	const visit = <T>(keys: object, work: (browser: TestBrowser, services: Services) => Promise<T>) =>
		opened(keys, async (services) => {
			const app = await createApp(services, createLog('silent'));
			return work(createBrowser(app), services).finally(() => app.close());
		});
	const start = (...what: string[]) =>
		spawn(process.execPath, [program, ...what], { env: { ...process.env, ...place, ...both } });

	beforeAll(async () => {
		if (!answers) return;
		program = bundleProcess('rotate-process', folder);
		place = { DATA_DIR: join(folder, 'data'), HALFPENNY_ROOT: root, LOG_LEVEL: 'silent' };
		if (database === 'PostgreSQL') {
			const empty = await createEmptyPostgresql();
			place = { ...place, DATABASE_URL: empty.url };
			drop = empty.drop;
		}
		await visit(only(before), async (browser, services) => {
			const { username, password } = await signUpUser({ newBrowser: () => browser });
			login = { username, password };
			const { body } = await browser.post('/api/tax-returns', { taxYear: '2025-26' });
			path = `/api/tax-returns/${body.id}/entries`;
			await browser.post(path, { section: 'employment', answers: JOB });
			for (const id of people) await addPerson(services, id);
		});
	});
	afterAll(async () => {
		await drop();
		rmSync(folder, { recursive: true });
	});

	async function addPerson({ database: queries, vault }: Services, id: string): Promise<void> {
		const createdAt = new Date('2025-11-20T12:00:00Z');
		const row = { id, usernameIndex: `u ${id}`, emailIndex: `e ${id}`, passwordHash: '', createdAt };
		await queries.insert(users).values({ ...row, sealedProfile: '' });
		await vault.createUserKey(queries, id, createdAt);
		const sealedProfile = (await vault.cipherOf(queries, id)).seal(id, PLACE);
		await queries
			.insert(users)
			.values({ ...row, sealedProfile })
			.onConflictDoUpdate({ target: users.id, set: { sealedProfile } });
	}

	/** Everybody's data, and what the person who signs in reads. */
	const expectAllReadable = (keys: object) =>
		visit(keys, async (browser, { database: queries, vault }) => {
			const rows = await queries.select().from(users);
			const profiles = new Map(rows.map(({ id, sealedProfile }) => [id, sealedProfile]));
			for (const id of people)
				expect((await vault.cipherOf(queries, id)).open(profiles.get(id) ?? '', PLACE)).toBe(id);
			expect((await browser.post('/api/login', login)).status).toBe(200);
			expect((await browser.get(path)).body).toMatchObject([{ answers: { employer: 'Acme Ltd' } }]);
		});
	const wrappedBy = (bytes: Buffer) =>
		opened(both, async ({ database: queries }) => {
			const { id } = rootKeyFrom(bytes);
			return (await queries.select().from(dataKeys)).filter(({ rootKeyId }) => rootKeyId === id).length;
		});

	it.skipIf(!answers)('has changed some keys and not others, and every one is readable', async () => {
		const child = start();
		const ended = once(child, 'exit');
		let batches = 0;
		createInterface({ input: child.stdout }).on('line', () => {
			batches += 1;
			if (batches === PEOPLE / 4) child.kill('SIGKILL');
		});
		expect(await ended).toEqual([null, 'SIGKILL']);
		expect(await wrappedBy(before)).toBeGreaterThan(0);
		expect(await wrappedBy(after)).toBeGreaterThan(0);
		await expectAllReadable(both);
	});

	it.skipIf(!answers)(
		'is finished by the next run, after which the new key alone opens everything',
		async () => {
			const child = start();
			let said = '';
			child.stdout.on('data', (chunk) => {
				said += chunk;
			});
			expect(await once(child, 'exit')).toEqual([0, null]);
			expect(said).toMatch(/[1-9]\d* changed/);
			await expectAllReadable(only(after));
			await expect(opened(only(before), async () => undefined)).rejects.toThrow('is not the key');
		},
	);

	const versions = () =>
		opened(only(after), async ({ database: queries }) =>
			(await queries.select().from(dataKeys)).map(({ version }) => version),
		);

	it.skipIf(!answers)('loses nothing when people’s own keys are being changed and it is killed', async () => {
		// The announcement, then one line for each person resealed, and one for each old key destroyed.
		for (const lines of [PEOPLE / 4, PEOPLE + PEOPLE / 2]) {
			const child = start('data-keys');
			const ended = once(child, 'exit');
			let said = 0;
			createInterface({ input: child.stdout }).on('line', () => {
				said += 1;
				if (said === lines) child.kill('SIGKILL');
			});
			expect(await ended).toEqual([null, 'SIGKILL']);
			expect(await versions()).toEqual(expect.arrayContaining([1, 2]));
			await expectAllReadable(only(after));
		}
	});

	it.skipIf(!answers)('finishes that at the next run, and the old keys are gone', async () => {
		const [code] = await once(start('data-keys'), 'exit');
		expect(code).toBe(0);
		expect(new Set(await versions())).toEqual(new Set([2]));
		await expectAllReadable(only(after));
	});
});
