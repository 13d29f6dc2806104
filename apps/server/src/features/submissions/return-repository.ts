/** The status of returns with HMRC, in the database: written only by filing. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

/** Whether a return is being amended, judged only by its submissions; locks them until the transaction ends. */
export async function lockReturnStatus(
	tx: Transaction,
	taxReturnId: string,
): Promise<Pick<ReturnProgress, 'status' | 'amending' | 'submissionId'> | undefined> {
	const { status, amending, submissionId } = taxReturns;
	const [row] = await tx
		.select({ status, amending, submissionId })
		.from(taxReturns)
		.where(eq(taxReturns.id, taxReturnId))
		.for('update');
	return row;
}

/** The status of a return with HMRC, for lists and locks. */
export type ReturnProgress = Pick<
	typeof taxReturns.$inferSelect,
	'status' | 'submissionStatus' | 'submissionId' | 'submissionDate' | 'amending'
>;

/** Stores the status of a return, once it is awaited or run with others. */
export function updateReturn(
	tx: Transaction,
	taxReturnId: string,
	change: Partial<ReturnProgress & { readonly sa100Generated: boolean }>,
) {
	return tx.update(taxReturns).set(change).where(eq(taxReturns.id, taxReturnId));
}

/** Stores that a return is not being amended: only as {@link isMovedBySubmission} allows. */
export async function endAmending(
	tx: Transaction,
	{ id, taxReturnId }: Pick<typeof submissions.$inferSelect, 'id' | 'taxReturnId'>,
): Promise<void> {
	await tx.update(taxReturns).set({ amending: false }).where(isMovedBySubmission(taxReturnId, id));
}

/**
 * The row of a return whose status a submission's step decides: only its latest one's, and not while the answers are open
 * for an amendment. A late response to an earlier attempt does not change the return.
 */
export function isMovedBySubmission(taxReturnId: string | SQL, submissionId: string | SQL) {
	return and(
		eq(taxReturns.id, taxReturnId),
		eq(taxReturns.submissionId, submissionId),
		or(eq(taxReturns.amending, false), inArray(taxReturns.status, ['submitted', 'processing', 'failed'])),
	);
}
