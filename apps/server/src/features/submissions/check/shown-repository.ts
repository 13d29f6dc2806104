/** What check answers showed, in the database. */
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { preparedInOneStatement } from '../../../database/one-statement.ts';
import { shownSnapshots } from '../../../database/schema/submissions.ts';

/** How many snapshots are kept per return: enough for a few tabs. */
const SNAPSHOTS_KEPT = 5;

/** Stores what was shown, and deletes old snapshots. */
export async function keepShown(tx: Transaction, row: typeof shownSnapshots.$inferInsert): Promise<void> {
	await insertion(tx).execute({ ...row });
	await removal(tx).execute({ taxReturnId: row.taxReturnId });
}

const value = (name: keyof typeof shownSnapshots.$inferInsert) => sql.placeholder(name);

const insertion = preparedInOneStatement('keep_shown', (queries) => [
	queries
		.insert(shownSnapshots)
		.values({
			...{ taxReturnId: value('taxReturnId'), hash: value('hash'), userId: value('userId') },
			...{ sealed: value('sealed'), shownAt: value('shownAt') },
		})
		.onConflictDoUpdate({
			target: [shownSnapshots.taxReturnId, shownSnapshots.hash],
			set: { shownAt: sql`excluded.shown_at` },
		}),
]);

const removal = preparedInOneStatement('forget_shown', (queries) => {
	const ofReturn = eq(shownSnapshots.taxReturnId, value('taxReturnId'));
	const kept = queries
		.select({ hash: shownSnapshots.hash })
		.from(shownSnapshots)
		.where(ofReturn)
		.orderBy(desc(shownSnapshots.shownAt))
		.limit(SNAPSHOTS_KEPT);
	return [queries.delete(shownSnapshots).where(and(ofReturn, notInArray(shownSnapshots.hash, kept)))];
});

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
