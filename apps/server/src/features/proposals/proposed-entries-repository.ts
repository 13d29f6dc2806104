/** Which entry was made under which key, so that a new entry is made only once. The return is locked. */
import { inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { proposedEntries } from '../../database/schema/proposals.ts';

/** The entries made under keys, by the key's index. */
export async function findProposedEntries(
	queries: Queries,
	keyIndexes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (keyIndexes.length === 0) return new Map();
	const rows = await queries
		.select()
		.from(proposedEntries)
		.where(inArray(proposedEntries.keyIndex, [...keyIndexes]));
	return new Map(rows.map(({ keyIndex, entryId }) => [keyIndex, entryId]));
}

/** Records which entry a key made, replacing one that has since been removed. */
export async function keepProposedEntry(
	tx: Transaction,
	row: typeof proposedEntries.$inferSelect,
): Promise<void> {
	await tx
		.insert(proposedEntries)
		.values(row)
		.onConflictDoUpdate({ target: proposedEntries.keyIndex, set: { entryId: row.entryId } });
}
