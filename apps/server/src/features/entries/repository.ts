/** Entries in the database. Everything a person asks for is looked up by person. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { onceFor } from '../../database/once-for.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';

/** A stored entry. */
export type EntryRow = typeof entries.$inferSelect;

const ownerOfEntry = onceFor((queries) =>
	queries
		.select({ userId: entries.userId })
		.from(entries)
		.where(eq(entries.id, sql.placeholder('id')))
		.prepare('owner_of_entry'),
);

/** Whose entry it is; undefined when there is no such entry. */
export async function findEntryOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await ownerOfEntry(queries).execute({ id });
	return row?.userId;
}

/**
 * A person's entry and its return, both locked until the transaction ends: the return first, as everywhere, so that
 * there is no deadlock.
 */
export async function lockEntryRow(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<{ readonly taxReturn: TaxReturnRow; readonly row: EntryRow } | undefined> {
	const [found] = await tx
		.select({ taxReturn: taxReturns, row: entries })
		.from(taxReturns)
		.innerJoin(entries, eq(entries.taxReturnId, taxReturns.id))
		.where(and(eq(entries.id, id), eq(entries.userId, userId)))
		.for('update');
	return found;
}

const entriesOfReturn = onceFor((queries) =>
	queries
		.select()
		.from(entries)
		.where(
			and(
				eq(entries.taxReturnId, sql.placeholder('taxReturnId')),
				eq(entries.userId, sql.placeholder('userId')),
			),
		)
		.orderBy(asc(entries.position))
		.prepare('entries_of_return'),
);

/** The entries of a person's return, in the order they were added. */
export function listEntryRows(queries: Queries, userId: string, taxReturnId: string): Promise<EntryRow[]> {
	return entriesOfReturn(queries).execute({ userId, taxReturnId });
}

/** Whether a return has an entry of a section. The return is locked. */
export async function hasEntryOf(tx: Transaction, taxReturnId: string, section: string): Promise<boolean> {
	const [row] = await tx
		.select({ id: entries.id })
		.from(entries)
		.where(and(eq(entries.taxReturnId, taxReturnId), eq(entries.section, section)))
		.limit(1);
	return row !== undefined;
}

/** How many entries a return has. The return is locked. */
export async function countEntries(queries: Queries, taxReturnId: string): Promise<number> {
	const [row] = await queries
		.select({ entries: count() })
		.from(entries)
		.where(eq(entries.taxReturnId, taxReturnId));
	return row?.entries ?? 0;
}

/** Stores a new entry. The return is locked. */
export function insertEntry(tx: Transaction, row: EntryRow) {
	return tx.insert(entries).values(row);
}

/** Stores a changed entry. The return is locked. */
export function updateEntry(
	tx: Transaction,
	{ id, sealed, version, updatedAt }: Pick<EntryRow, 'id' | 'sealed' | 'version' | 'updatedAt'>,
) {
	return tx.update(entries).set({ sealed, version, updatedAt }).where(eq(entries.id, id));
}

/** Removes an entry. The return is locked. */
export function deleteEntry(tx: Transaction, id: string) {
	return tx.delete(entries).where(eq(entries.id, id));
}
