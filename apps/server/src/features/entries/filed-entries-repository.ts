/** The answers HMRC has, kept while a return is being amended, so that the amendment can be cancelled. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { preparedInOneStatement } from '../../database/one-statement.ts';
import { entries, filedEntries, taxReturns } from '../../database/schema/tax-returns.ts';

/** Copies a return's sealed answers, replacing any earlier copy. The return is locked. */
export async function keepFiledEntries(tx: Transaction, taxReturnId: string): Promise<void> {
	await forget(tx, taxReturnId);
	const rows = await tx.select().from(entries).where(eq(entries.taxReturnId, taxReturnId));
	if (rows.length > 0) await tx.insert(filedEntries).values(rows);
}

/**
 * Restores a return's answers from the copy, each with a version no page has seen, and deletes the copy. Without a copy
 * the answers stay: whatever was sent has one. The return is locked.
 */
export async function restoreFiledEntries(tx: Transaction, taxReturnId: string): Promise<void> {
	const kept = await tx.select().from(filedEntries).where(eq(filedEntries.taxReturnId, taxReturnId));
	if (kept.length === 0) return;
	const changed = await tx
		.delete(entries)
		.where(eq(entries.taxReturnId, taxReturnId))
		.returning({ id: entries.id, version: entries.version });
	const versions = new Map(changed.map(({ id, version }) => [id, version]));
	const rows = kept.map((row) => ({
		...row,
		version: Math.max(row.version, versions.get(row.id) ?? 0) + 1,
	}));
	if (rows.length > 0) await tx.insert(entries).values(rows);
	await forget(tx, taxReturnId);
}

/** Deletes the copy when a return is no longer being amended: HMRC has the new version. */
export async function forgetFiledEntries(tx: Transaction, taxReturnId: string): Promise<void> {
	await removal(tx).execute({ taxReturnId });
}

const removal = preparedInOneStatement('forget_filed_entries', (queries) => {
	const settled = queries
		.select({ id: taxReturns.id })
		.from(taxReturns)
		.where(and(eq(taxReturns.id, sql.placeholder('taxReturnId')), eq(taxReturns.amending, false)));
	return [queries.delete(filedEntries).where(inArray(filedEntries.taxReturnId, settled))];
});

/**
 * Copies the answers that were sent when the person says HMRC does not have them, in case it does. An amendment keeps
 * those before it. The return is locked.
 */
export async function keepSentEntries(
	tx: Transaction,
	taxReturnId: string,
	{ amending, first }: { readonly amending: boolean; readonly first: boolean },
): Promise<void> {
	if (amending) return;
	// If two that were sent are missing, the copy cannot be matched to either.
	await (first ? keepFiledEntries(tx, taxReturnId) : forget(tx, taxReturnId));
}

/** Whether the answers have changed since they were copied; false without a copy. */
export async function changedSinceKept(tx: Transaction, taxReturnId: string): Promise<boolean> {
	const kept = await tx
		.select({ id: filedEntries.id, version: filedEntries.version })
		.from(filedEntries)
		.where(eq(filedEntries.taxReturnId, taxReturnId));
	const now = await tx
		.select({ id: entries.id, version: entries.version })
		.from(entries)
		.where(eq(entries.taxReturnId, taxReturnId));
	return kept.length > 0 && versionsOf(kept) !== versionsOf(now);
}

function versionsOf(rows: readonly { readonly id: string; readonly version: number }[]): string {
	return rows
		.map(({ id, version }) => `${id} ${version}`)
		.sort()
		.join();
}

async function forget(tx: Transaction, taxReturnId: string): Promise<void> {
	await tx.delete(filedEntries).where(eq(filedEntries.taxReturnId, taxReturnId));
}
