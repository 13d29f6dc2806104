/** References of submissions in the database, as keyed hashes. */
import { isAccepted, statesWhenOver } from '@halfpenny/lifecycle';
import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { users } from '../../../database/schema/accounts.ts';
import { submissions } from '../../../database/schema/submissions.ts';
import type { UtrKey } from '../../bindings/repository.ts';

/** Submissions whose reference is not known yet, in the order of HMRC's answers. A closed account binds nothing. */
export async function listWithoutUtr(queries: Queries) {
	const { id, userId, environment, state } = submissions;
	const rows = await queries
		.select({ id, userId, environment, state })
		.from(submissions)
		.innerJoin(users, eq(users.id, submissions.userId))
		.where(
			and(
				isNull(submissions.utrIndex),
				eq(submissions.channel, 'transaction-engine'),
				isNull(users.closedAt),
			),
		)
		.orderBy(asc(submissions.respondedAt), asc(submissions.createdAt));
	return rows.map((row) => ({ ...row, accepted: isAccepted(row.state) }));
}

/** Stores the reference a submission is for. */
export async function setUtrIndex(tx: Transaction, id: string, utrIndex: string): Promise<void> {
	await tx.update(submissions).set({ utrIndex }).where(eq(submissions.id, id));
}

/** Whether a return for a reference is on its way to HMRC from an account other than this one. */
export async function isOnItsWayElsewhere(
	queries: Queries,
	key: UtrKey & { readonly userId: string },
): Promise<boolean> {
	return (await onItsWayElsewhere(queries).execute({ ...key })).length > 0;
}

const onItsWayElsewhere = prepared((queries) =>
	queries
		.select({ id: submissions.id })
		.from(submissions)
		.where(
			and(
				eq(submissions.utrIndex, sql.placeholder('utrIndex')),
				eq(submissions.environment, sql.placeholder('environment')),
				ne(submissions.userId, sql.placeholder('userId')),
				notInArray(submissions.state, [...statesWhenOver, 'accepted', 'deleted']),
			),
		)
		.limit(1)
		.prepare('on_its_way_elsewhere'),
);
