/** Returns whose status comes from another HMRC than the configured one. */
import { and, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { submissions } from '../../../database/schema/submissions.ts';
import { filedEntries, taxReturns } from '../../../database/schema/tax-returns.ts';
import type { Submission } from '../repository.ts';

/** Returns whose status comes from another HMRC, or from none though there are attempts at this one. */
export function listMisplacedReturns(tx: Transaction, environment: Submission['environment']) {
	const ofReturn = eq(submissions.taxReturnId, taxReturns.id);
	const here = eq(submissions.environment, environment);
	const attempts = (which: SQL | undefined) =>
		exists(tx.select({ one: sql`1` }).from(submissions).where(and(ofReturn, which)));
	const kept = tx
		.select({ one: sql`1` })
		.from(filedEntries)
		.where(eq(filedEntries.taxReturnId, taxReturns.id));
	const { id, userId, submissionId } = taxReturns;
	return tx
		.select({ id, userId, submissionId, keepsFiled: sql<boolean>`${exists(kept)}` })
		.from(taxReturns)
		.where(
			or(
				attempts(and(eq(submissions.id, taxReturns.submissionId), not(here))),
				and(isNull(taxReturns.submissionId), attempts(here)),
			),
		)
		.for('update');
}
