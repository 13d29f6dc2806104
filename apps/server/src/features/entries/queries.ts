/** Reading entries. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Entry, openEntry } from './entry.ts';
import { listEntryRows } from './repository.ts';

/** The entries of a person's return, in the order they were added. */
export async function listEntries(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<Entry[]> {
	const rows = await listEntryRows(queries, userId, taxReturnId);
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(queries, userId);
	return rows.map((row) => openEntry(cipher, row));
}
