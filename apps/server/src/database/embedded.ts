/** PGlite: PostgreSQL inside this process, in a folder (durable, one process at a time) or in memory (for tests). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { prepareCluster } from './cluster-folder.ts';
import type { OpenDatabase } from './database.ts';
import { durableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';

/** Every commit waits for the disk: no `-F`, and a method that reaches the hook of the file system. */
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'full_page_writes=on'];

/** Opens the database in a folder, creating it the first time. Throws `FolderInUse` when another process has it. */
export async function openFolder(
	folder: string,
	migrationsFolder: string,
	onSync?: () => void,
): Promise<OpenDatabase> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const unlock = await lockFolder(folder);
	try {
		const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...DURABLE];
		const cluster = prepareCluster(folder);
		const client = new PGlite({ fs: durableFileSystem(cluster.path, onSync), startParams });
		const opened = await open(client, migrationsFolder, unlock);
		await cluster.finish();
		return opened;
	} catch (error) {
		await unlock();
		throw error;
	}
}

/** Opens a database that lives in memory and is gone when it closes. */
export function openInMemory(migrationsFolder: string): Promise<OpenDatabase> {
	return open(new PGlite(), migrationsFolder, async () => undefined);
}

async function open(
	client: PGlite,
	migrationsFolder: string,
	unlock: () => Promise<void>,
): Promise<OpenDatabase> {
	await client.waitReady;
	const database = drizzle(client);
	await migrate(database, { migrationsFolder });
	refuseNestedQueries(client);
	const close = async () => {
		await client.close();
		await unlock();
	};
	return { database, kind: 'embedded', close };
}

/**
 * There is one session: a query past the handle of the running transaction, from inside it, would wait for ever for
 * that transaction to end. It throws instead, so that the mistake shows in the first test.
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
