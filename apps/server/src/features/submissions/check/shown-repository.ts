/** What check answers showed, in the database. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { shownSnapshots } from '../../../database/schema/submissions.ts';

/** How many snapshots are kept per return: enough for a few tabs. */
const SNAPSHOTS_KEPT = 5;

/** Stores what was shown, and deletes old snapshots. */
export async function keepShown(tx: Transaction, row: typeof shownSnapshots.$inferInsert): Promise<void> {
	const { shownAt } = row;
	const target = [shownSnapshots.taxReturnId, shownSnapshots.hash];
	await tx.insert(shownSnapshots).values(row).onConflictDoUpdate({ target, set: { shownAt } });
	const ofReturn = eq(shownSnapshots.taxReturnId, row.taxReturnId);
	const kept = tx
		.select({ hash: shownSnapshots.hash })
		.from(shownSnapshots)
		.where(ofReturn)
		.orderBy(desc(shownSnapshots.shownAt))
		.limit(SNAPSHOTS_KEPT);
	await tx.delete(shownSnapshots).where(and(ofReturn, notInArray(shownSnapshots.hash, kept)));
}

/** What was shown under a hash, sealed. */
export async function findShown(
	queries: Queries,
	userId: string,
	taxReturnId: string,
	hash: string,
): Promise<string | undefined> {
	const [row] = await queries
		.select({ sealed: shownSnapshots.sealed })
		.from(shownSnapshots)
		.where(
			and(
				eq(shownSnapshots.taxReturnId, taxReturnId),
				eq(shownSnapshots.hash, hash),
				eq(shownSnapshots.userId, userId),
			),
		);
	return row?.sealed;
}
