/** Entries in the database. Whatever a person asks for is looked up by person. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { entries } from '../../database/schema/tax-returns.ts';

/** An entry as it is kept. */
export type EntryRow = typeof entries.$inferSelect;

/** Whose an entry is; undefined when there is no such entry. */
export async function findEntryOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ userId: entries.userId }).from(entries).where(eq(entries.id, id));
	return row?.userId;
}

/** A person's entry. */
export async function findEntryRow(
	queries: Queries,
	userId: string,
	id: string,
): Promise<EntryRow | undefined> {
	const [row] = await queries
		.select()
		.from(entries)
		.where(and(eq(entries.id, id), eq(entries.userId, userId)));
	return row;
}

/** The entries of a person's return, in the order in which they were added. */
export function listEntryRows(queries: Queries, userId: string, taxReturnId: string): Promise<EntryRow[]> {
	return queries
		.select()
		.from(entries)
		.where(and(eq(entries.taxReturnId, taxReturnId), eq(entries.userId, userId)))
		.orderBy(asc(entries.position));
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

/** Keeps a new entry. The return is locked. */
export async function insertEntry(tx: Transaction, row: EntryRow): Promise<void> {
	await tx.insert(entries).values(row);
}

/** Keeps a changed entry. The return is locked. */
export async function updateEntry(
	tx: Transaction,
	{ id, sealed, version, updatedAt }: Pick<EntryRow, 'id' | 'sealed' | 'version' | 'updatedAt'>,
): Promise<void> {
	await tx.update(entries).set({ sealed, version, updatedAt }).where(eq(entries.id, id));
}

/** Removes an entry. The return is locked. */
export async function deleteEntry(tx: Transaction, id: string): Promise<void> {
	await tx.delete(entries).where(eq(entries.id, id));
}
