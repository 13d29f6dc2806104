/** Submissions of anyone, for whoever runs the service: what it takes to find them at HMRC, and nothing of the person. */
import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { jobs } from '../../database/schema/platform.ts';
import { submissionEvents, submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { SUBMISSION_JOB } from './advance.ts';

/** Submissions without an end on which no job works any more, or whose receipt is for something else; oldest first. */
export function listStuck(queries: Queries) {
	const open = inArray(submissions.state, ['frozen', 'sending', 'unknown', 'acknowledged', 'polling']);
	const ofSubmission = eq(submissionEvents.submissionId, submissions.id);
	const mismatched = queries
		.select({ one: sql`1` })
		.from(submissionEvents)
		.where(and(ofSubmission, eq(submissionEvents.happening, 'receiptMismatched')));
	const given = and(
		eq(jobs.kind, SUBMISSION_JOB),
		eq(jobs.state, 'dead'),
		sql`${jobs.payload}->>'submissionId' = ${submissions.id}::text`,
	);
	return queries
		.select({
			id: submissions.id,
			environment: submissions.environment,
			state: submissions.state,
			taxYear: taxReturns.taxYear,
			returnType: taxReturns.returnType,
			transactionId: submissions.transactionId,
			correlationId: submissions.correlationId,
			irmark: submissions.irmark,
			createdAt: submissions.createdAt,
			reason: jobs.lastError,
			mismatched: sql<boolean>`${exists(mismatched)}`,
		})
		.from(submissions)
		.innerJoin(taxReturns, eq(taxReturns.id, submissions.taxReturnId))
		.leftJoin(jobs, given)
		.where(
			and(
				open,
				isNull(submissions.seenAtHmrcAt),
				or(eq(jobs.state, 'dead'), and(eq(submissions.state, 'unknown'), exists(mismatched))),
			),
		)
		.orderBy(asc(submissions.createdAt));
}
