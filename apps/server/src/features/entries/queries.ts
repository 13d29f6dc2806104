/** Reading entries. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type Entry, openEntry } from './entry.ts';
import { type EntryRow, listEntryRows } from './repository.ts';

/** The entries of a person's return, in the order they were added. */
export async function listEntries(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<Entry[]> {
	return openEntries({ vault }, queries, userId, await listEntryRows(queries, userId, taxReturnId));
}

/** A person's entries, opened. */
export async function openEntries(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
	rows: readonly EntryRow[],
): Promise<Entry[]> {
	if (rows.length === 0) return [];
	const cipher = await vault.cipherOf(queries, userId);
	return rows.map((row) => openEntry(cipher, row));
}
