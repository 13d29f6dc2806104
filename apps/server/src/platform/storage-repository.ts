/** Sealed bytes in the database, where every server that shares it finds them. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedFiles } from '../database/schema/documents.ts';
import type { Storage } from './storage.ts';

/**
 * A storage in the database. What an earlier version put into `folder`, on the machine of this server, is still found
 * there, and removed there.
 */
export function createDatabaseStorage(database: Database, folder: Storage): Storage {
	return {
		put: async (key, sealed) => {
			await database
				.insert(storedFiles)
				.values({ key, sealed })
				.onConflictDoUpdate({ target: storedFiles.key, set: { sealed } });
		},
		get: async (key) => {
			const [row] = await database.select().from(storedFiles).where(eq(storedFiles.key, key));
			return row ? Buffer.from(row.sealed) : folder.get(key);
		},
		remove: async (key) => {
			await database.delete(storedFiles).where(eq(storedFiles.key, key));
			await folder.remove(key);
		},
	};
}
