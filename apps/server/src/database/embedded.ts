/** PGlite: PostgreSQL inside this process, in a folder (durable, one process at a time) or in memory (for tests). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { prepareCluster } from './cluster-folder.ts';
import type { OpenDatabase } from './database.ts';
import { durableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';

/** Every commit waits for the disk: no `-F`, and a method that reaches the file system's hook. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'full_page_writes=on'];

/** How to open a folder. */
export interface FolderOptions {
	readonly migrationsFolder: string;
	/** An empty database to copy the first time; without it one is created, which takes seconds. */
	readonly template?: string | undefined;
	/** Called for every write flushed to disk, for tests. */
	readonly onSync?: () => void;
}

/** Opens the database in a folder, creating it the first time. Throws `FolderInUse` when another process has it. */
export async function openFolder(folder: string, options: FolderOptions): Promise<OpenDatabase> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const unlock = await lockFolder(folder);
	try {
		const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...DURABLE];
		const cluster = prepareCluster(folder, options.template);
		const client = new PGlite({ fs: durableFileSystem(cluster.path, options.onSync), startParams });
		const opened = await open(client, options.migrationsFolder, unlock);
		await cluster.finish();
		return opened;
	} catch (error) {
		await unlock();
		throw error;
	}
}

/**
 * Opens a database that is discarded on closing: in memory, or as an undurable copy of a template, which is faster. For
 * tests.
 */
export async function openScratch(
	migrationsFolder: string,
	template: string | undefined,
): Promise<OpenDatabase> {
	if (template === undefined) return open(new PGlite(), migrationsFolder, async () => undefined);
	const folder = await mkdtemp(join(tmpdir(), 'halfpenny-scratch-'));
	await cp(template, folder, { recursive: true });
	return open(new PGlite(folder), migrationsFolder, () => rm(folder, { recursive: true, force: true }));
}

async function open(
	client: PGlite,
	migrationsFolder: string,
	letGo: () => Promise<void>,
): Promise<OpenDatabase> {
	await client.waitReady;
	const database = drizzle(client);
	await migrate(database, { migrationsFolder });
	refuseNestedQueries(client);
	const close = async () => {
		await client.close();
		await letGo();
	};
	const listen: OpenDatabase['listen'] = async (channel, onNotice) => {
		await client.listen(channel, onNotice);
	};
	return { database, kind: 'embedded', listen, close };
}

/**
 * There is one session: a query past the running transaction's handle, from inside it, would wait for ever for that
 * transaction to end. It throws instead, so that the mistake shows in the first test.
 */
function refuseNestedQueries(client: PGlite): void {
	const inside = new AsyncLocalStorage<true>();
	const refuse = () => {
		if (inside.getStore()) throw new Error('query outside the handle of the running transaction');
	};
	const query = client.query.bind(client);
	const transaction = client.transaction.bind(client);
	client.query = (...parameters) => {
		refuse();
		return query(...parameters);
	};
	client.transaction = (work) => {
		refuse();
		return transaction((handle) => inside.run(true, () => work(handle)));
	};
}
