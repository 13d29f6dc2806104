/** Sealed bytes in the database, where every server sharing it finds them. */
import { asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { storedFiles } from '../database/schema/documents.ts';
import type { Storage, Stored } from './storage.ts';

/**
 * A storage in the database. What an earlier version stored in `folder`, on this server's machine, is still found
 * there, and removed there.
 */
export function createDatabaseStorage(database: Queries, folder: Storage): Storage {
	return {
		put: async (key, sealed) => {
			await database
				.insert(storedFiles)
				.values({ key, sealed })
				.onConflictDoUpdate({ target: storedFiles.key, set: { sealed } });
		},
		replace: async (key, sealed) => {
			const rows = await database
				.update(storedFiles)
				.set({ sealed })
				.where(eq(storedFiles.key, key))
				.returning({ key: storedFiles.key });
			if (rows.length === 0) await folder.replace(key, sealed);
		},
		get: async (key) => {
			const [row] = await database.select().from(storedFiles).where(eq(storedFiles.key, key));
			return row ? Buffer.from(row.sealed) : folder.get(key);
		},
		remove: async (key) => {
			await database.delete(storedFiles).where(eq(storedFiles.key, key));
			await folder.remove(key);
		},
		all: (queries) => allStored(queries, folder),
	};
}

const LEAST = '00000000-0000-0000-0000-000000000000';

async function* allStored(queries: Queries, folder: Storage): AsyncGenerator<Stored> {
	const { key } = storedFiles;
	const after = (last: string) =>
		queries.select().from(storedFiles).where(gt(key, last)).orderBy(asc(key)).limit(1);
	for (let [row] = await after(LEAST); row; [row] = await after(row.key))
		yield { key: row.key, sealed: Buffer.from(row.sealed) };
	yield* folder.all(queries);
}
