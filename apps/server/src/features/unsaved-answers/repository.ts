/** Unsaved answers in the database. Everything is looked up by person. */
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { entries } from '../../database/schema/tax-returns.ts';
import { unsavedAnswers } from '../../database/schema/unsaved-answers.ts';

/** One form as it was left. */
export type UnsavedRow = typeof unsavedAnswers.$inferSelect;

/** What a person typed on a page; undefined if nothing is kept. */
export async function findUnsaved(
	queries: Queries,
	userId: string,
	page: string,
): Promise<UnsavedRow | undefined> {
	const [row] = await queries.select().from(unsavedAnswers).where(onPage(userId, page));
	return row;
}

/** Where something of a return is typed and not saved, the latest first. */
export function listUnsavedPages(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<Pick<UnsavedRow, 'page' | 'typedAt'>[]> {
	return queries
		.select({ page: unsavedAnswers.page, typedAt: unsavedAnswers.typedAt })
		.from(unsavedAnswers)
		.where(and(eq(unsavedAnswers.userId, userId), eq(unsavedAnswers.taxReturnId, taxReturnId)))
		.orderBy(desc(unsavedAnswers.typedAt));
}

/** The ids of a person's unsaved answers, the oldest first. */
export async function listUnsaved(queries: Queries, userId: string): Promise<readonly string[]> {
	const rows = await queries
		.select({ id: unsavedAnswers.id })
		.from(unsavedAnswers)
		.where(eq(unsavedAnswers.userId, userId))
		.orderBy(asc(unsavedAnswers.typedAt));
	return rows.map(({ id }) => id);
}

/** Whether a return of that id has that entry, and it is the person's. */
export async function isEntryOf(
	queries: Queries,
	{ userId, taxReturnId, entryId }: { userId: string; taxReturnId: string; entryId: string },
): Promise<boolean> {
	const [row] = await queries
		.select({ id: entries.id })
		.from(entries)
		.where(and(eq(entries.id, entryId), eq(entries.userId, userId), eq(entries.taxReturnId, taxReturnId)));
	return row !== undefined;
}

/** Stores a form that was not kept yet; false if another request has just stored it. */
export async function insertUnsaved(tx: Transaction, row: UnsavedRow): Promise<boolean> {
	const inserted = await tx
		.insert(unsavedAnswers)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: unsavedAnswers.id });
	return inserted.length > 0;
}

/** Stores a form again. */
export async function updateUnsaved(
	tx: Transaction,
	{ id, userId, page, ...row }: UnsavedRow,
): Promise<void> {
	await tx
		.update(unsavedAnswers)
		.set(row)
		.where(and(onPage(userId, page), eq(unsavedAnswers.id, id)));
}

/** Forgets what a person typed on a page. */
export async function deleteUnsaved(queries: Queries, userId: string, page: string): Promise<void> {
	await queries.delete(unsavedAnswers).where(onPage(userId, page));
}

/** Forgets some of a person's. */
export async function deleteUnsavedOf(
	tx: Transaction,
	userId: string,
	ids: readonly string[],
): Promise<void> {
	await tx
		.delete(unsavedAnswers)
		.where(and(eq(unsavedAnswers.userId, userId), inArray(unsavedAnswers.id, [...ids])));
}

/** Forgets what is saved now, by the page's own id for it. */
export function deleteSaved(tx: Transaction, userId: string, sentAs: string) {
	return tx
		.delete(unsavedAnswers)
		.where(and(eq(unsavedAnswers.userId, userId), eq(unsavedAnswers.sentAs, sentAs)));
}

/** Forgets one if it was typed by then; gives when it was typed if it is still there. */
export async function deleteOld(tx: Transaction, id: string, typedBy: Date): Promise<Date | undefined> {
	await tx.delete(unsavedAnswers).where(and(eq(unsavedAnswers.id, id), lte(unsavedAnswers.typedAt, typedBy)));
	const [row] = await tx
		.select({ typedAt: unsavedAnswers.typedAt })
		.from(unsavedAnswers)
		.where(eq(unsavedAnswers.id, id));
	return row?.typedAt;
}

function onPage(userId: string, page: string) {
	return and(eq(unsavedAnswers.userId, userId), eq(unsavedAnswers.page, page));
}
