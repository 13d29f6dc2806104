/** Links between HMRC's businesses and a return's trades or property. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { mtdCalculations, mtdLinks } from '../../../database/schema/making-tax-digital.ts';

/** A link as it is stored. */
export type LinkRow = typeof mtdLinks.$inferSelect;

/** The links of these businesses, for every year. */
export async function listLinks(queries: Queries, businessIds: readonly string[]): Promise<LinkRow[]> {
	if (businessIds.length === 0) return [];
	return queries
		.select()
		.from(mtdLinks)
		.where(inArray(mtdLinks.businessId, [...businessIds]));
}

/** Replaces a business's link for a year. Fails on a unique index when the entry is linked to another. */
export async function putLink(tx: Transaction, row: LinkRow): Promise<void> {
	await tx
		.insert(mtdLinks)
		.values(row)
		.onConflictDoUpdate({ target: [mtdLinks.businessId, mtdLinks.taxYear], set: { entryId: row.entryId } });
}

/** Removes a business's link for a year. */
export async function removeLink(
	tx: Transaction,
	{ businessId, taxYear }: Pick<LinkRow, 'businessId' | 'taxYear'>,
): Promise<void> {
	await tx.delete(mtdLinks).where(and(eq(mtdLinks.businessId, businessId), eq(mtdLinks.taxYear, taxYear)));
}

/** Records that HMRC's calculation of a year is out of date. */
export async function outdateCalculations(
	queries: Queries,
	{ userId, taxYear, at }: { readonly userId: string; readonly taxYear: string; readonly at: Date },
): Promise<void> {
	await queries
		.update(mtdCalculations)
		.set({ outdatedAt: at })
		.where(and(eq(mtdCalculations.userId, userId), eq(mtdCalculations.taxYear, taxYear)));
}
