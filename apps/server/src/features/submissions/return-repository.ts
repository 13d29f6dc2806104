/** The status of returns with HMRC, in the database: written only by filing. */
import { and, eq, inArray, or } from 'drizzle-orm';
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

/**
 * Stores the status that a submission's step gives the return: only for its latest one, and not while the answers are
 * open for an amendment. A late response to an earlier attempt does not change the return. Done once it is awaited or
 * run with others.
 */
export function updateReturnBySubmission(
	tx: Transaction,
	{ id, taxReturnId }: Pick<typeof submissions.$inferSelect, 'id' | 'taxReturnId'>,
	change: Partial<ReturnProgress>,
) {
	const latest = and(eq(taxReturns.id, taxReturnId), eq(taxReturns.submissionId, id));
	const onItsWay = or(
		eq(taxReturns.amending, false),
		inArray(taxReturns.status, ['submitted', 'processing', 'failed']),
	);
	return tx.update(taxReturns).set(change).where(and(latest, onItsWay));
}
