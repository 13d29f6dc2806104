/** The embedded database on disk: durable, one process at a time, and no query that would wait for ever. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, template } from '../testing/databases.ts';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './embedded.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'halfpenny-database-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the embedded database in a folder', () => {
	const folder = join(root, 'database');
	let syncs = 0;
	let opened: OpenDatabase;

	beforeAll(async () => {
		const onSync = () => {
			syncs += 1;
		};
		opened = await openFolder(folder, { migrationsFolder, template, onSync });
		await opened.database.execute(sql`create table coins (id int)`);
	});
	afterAll(() => opened.close());

	const counted = async (work: () => Promise<unknown>): Promise<number> => {
		const before = syncs;
		await work();
		return syncs - before;
	};

	it('reaches the disk exactly once per commit, and not for reading', async () => {
		const { database } = opened;
		for (let turn = 0; turn < 20; turn += 1) {
			expect(await counted(() => database.execute(sql`insert into coins values (${turn})`))).toBe(1);
		}
		expect(await counted(() => database.execute(sql`select * from coins`))).toBe(0);
		const manyInOne = () =>
			database.transaction(async (tx) => {
				for (let turn = 0; turn < 10; turn += 1) await tx.execute(sql`insert into coins values (${turn})`);
			});
		expect(await counted(manyInOne)).toBe(1);
	});

	it('rolls back what a transaction did before it threw', async () => {
		const { database } = opened;
		const failing = database.transaction(async (tx) => {
			await tx.execute(sql`insert into coins values (1000)`);
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		const { rows } = (await database.execute(sql`select id from coins where id = 1000`)) as {
			rows: unknown[];
		};
		expect(rows).toEqual([]);
	});

	it('throws at a query past the running transaction’s handle instead of waiting for ever', async () => {
		const { database } = opened;
		const nested = database.transaction(() => database.execute(sql`select 1`));
		await expect(nested).rejects.toThrow();
		const twice = database.transaction(() => database.transaction(async () => undefined));
		await expect(twice).rejects.toThrow('outside the handle');
		await expect(database.execute(sql`select 1`)).resolves.toBeDefined();
	});

	it('lets other queries wait for someone else’s transaction', async () => {
		const { database } = opened;
		const [, count] = await Promise.all([
			database.transaction(async (tx) => {
				await tx.execute(sql`select 1`);
			}),
			database.execute(sql`select count(*) from coins`),
		]);
		expect(count).toBeDefined();
	});

	it('creates a database if there is no template', async () => {
		const own = await openFolder(join(root, 'own'), { migrationsFolder });
		await own.database.execute(sql`select count(*) from users`);
		await own.close();
	});

	it('starts again after an interrupted first start, and only then', async () => {
		const interrupted = join(root, 'interrupted');
		mkdirSync(join(interrupted, 'cluster/base'), { recursive: true });
		writeFileSync(join(interrupted, 'cluster/PG_VERSION'), '18\n');
		writeFileSync(join(interrupted, 'unfinished'), '');
		const fresh = await openFolder(interrupted, { migrationsFolder, template });
		await fresh.database.execute(sql`create table kept (id int)`);
		await fresh.close();
		expect(existsSync(join(interrupted, 'unfinished'))).toBe(false);
		const again = await openFolder(interrupted, { migrationsFolder, template });
		await again.database.execute(sql`select * from kept`);
		await again.close();
	});

	it('refuses a second process on the folder with a clear message, and works again after closing', async () => {
		await expect(openFolder(folder, { migrationsFolder })).rejects.toThrow(
			`Another Halfpenny is already running on the database in ${folder}`,
		);
		await opened.close();
		expect(existsSync(join(folder, 'lock'))).toBe(false);
		opened = await openFolder(folder, { migrationsFolder });
		const { rows } = (await opened.database.execute(sql`select count(*)::int as n from coins`)) as {
			rows: unknown[];
		};
		expect(rows).toEqual([{ n: 30 }]);
	});
});

describe('the lock of a folder', () => {
	const makeFolder = (name: string): string => {
		const folder = join(root, name);
		mkdirSync(folder, { recursive: true });
		return folder;
	};

	it('is free again once released', async () => {
		const folder = makeFolder('lock-twice');
		const unlock = await lockFolder(folder);
		await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
		await unlock();
		await (await lockFolder(folder))();
	});

	it('is taken over from a process that was killed', async () => {
		const folder = makeFolder('lock-stale');
		const holder = spawn(process.execPath, [
			'-e',
			`require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock'))}, () => console.log('held'))`,
		]);
		await once(holder.stdout, 'data');
		await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
		holder.kill('SIGKILL');
		await once(holder, 'exit');
		expect(existsSync(join(folder, 'lock'))).toBe(true);
		await (await lockFolder(folder))();
	});

	it('is given to one of many that want to take it over', async () => {
		const folder = makeFolder('lock-race');
		const holder = spawn(process.execPath, [
			'-e',
			`require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock'))}, () => console.log('held'))`,
		]);
		await once(holder.stdout, 'data');
		holder.kill('SIGKILL');
		await once(holder, 'exit');
		const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
		const won = tries.filter((attempt) => attempt.status === 'fulfilled');
		expect(won).toHaveLength(1);
		for (const attempt of won) await attempt.value();
	});

	it('works in a folder deeper than the path of a socket may be long', async () => {
		const folder = makeFolder(Array.from({ length: 12 }, () => 'a-rather-long-name').join('/'));
		const unlock = await lockFolder(folder);
		await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
		await unlock();
	});
});
