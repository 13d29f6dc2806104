/** Anyone's submissions, for the operator: what it takes to find them at HMRC, and nothing about the person. */
import { and, asc, eq, exists, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { auditEvents, jobs } from '../../../database/schema/platform.ts';
import {
	submissionEvents,
	submissions,
	transactionEngineMessages,
} from '../../../database/schema/submissions.ts';
import { taxReturns } from '../../../database/schema/tax-returns.ts';
import { submissionJob } from '../jobs.ts';

/** What the operator records once HMRC has confirmed that it has a submission. */
export const FOUND_BY_OPERATOR = 'submission.foundByOperator';

/**
 * Unfinished submissions through the Transaction Engine that no job works on any more, or whose receipt is for
 * something else; oldest first. Includes those only their person saw at HMRC, which may be a mistake, but not those
 * HMRC confirmed.
 */
export function listStuck(queries: Queries) {
	const open = inArray(submissions.state, ['frozen', 'sending', 'unknown', 'acknowledged', 'polling']);
	const ofSubmission = eq(submissionEvents.submissionId, submissions.id);
	const mismatched = queries
		.select({ one: sql`1` })
		.from(submissionEvents)
		.where(and(ofSubmission, eq(submissionEvents.kind, 'receiptMismatched')));
	const told = queries
		.select({ one: sql`1` })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subject, sql`'submission:' || ${submissions.id}::text`),
				eq(auditEvents.action, FOUND_BY_OPERATOR),
			),
		);
	const given = and(
		eq(jobs.kind, submissionJob.kind),
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
			transactionId: transactionEngineMessages.transactionId,
			correlationId: transactionEngineMessages.correlationId,
			irmark: transactionEngineMessages.irmark,
			createdAt: submissions.createdAt,
			seenAtHmrcAt: submissions.seenAtHmrcAt,
			reason: jobs.lastError,
			mismatched: sql<boolean>`${exists(mismatched)}`,
		})
		.from(submissions)
		.innerJoin(taxReturns, eq(taxReturns.id, submissions.taxReturnId))
		.innerJoin(transactionEngineMessages, eq(transactionEngineMessages.submissionId, submissions.id))
		.leftJoin(jobs, given)
		.where(
			and(
				open,
				or(isNull(submissions.seenAtHmrcAt), notExists(told)),
				or(eq(jobs.state, 'dead'), and(eq(submissions.state, 'unknown'), exists(mismatched))),
			),
		)
		.orderBy(asc(submissions.createdAt));
}

/** Whether HMRC told the operator that it has a submission. */
export async function isToldOf(queries: Queries, id: string): Promise<boolean> {
	const told = and(eq(auditEvents.subject, `submission:${id}`), eq(auditEvents.action, FOUND_BY_OPERATOR));
	return (await queries.select({ id: auditEvents.id }).from(auditEvents).where(told).limit(1)).length > 0;
}
