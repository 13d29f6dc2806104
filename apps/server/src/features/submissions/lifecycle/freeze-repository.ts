/** What a declaration writes: the submission, its message, its first event and the return's status, in one statement. */
import { returnStatus } from '@halfpenny/lifecycle';
import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { preparedInOneStatement } from '../../../database/one-statement.ts';
import {
	submissionEvents,
	submissions,
	transactionEngineMessages,
} from '../../../database/schema/submissions.ts';
import { taxReturns } from '../../../database/schema/tax-returns.ts';

type NewSubmission = typeof submissions.$inferInsert;
type NewMessage = typeof transactionEngineMessages.$inferInsert;

/** A frozen return. */
export type Frozen = Pick<
	NewSubmission,
	| 'id'
	| 'taxReturnId'
	| 'userId'
	| 'attemptNumber'
	| 'environment'
	| 'utrIndex'
	| 'snapshotHash'
	| 'sealedSnapshot'
> &
	Pick<NewMessage, 'transactionId' | 'irmark' | 'sealedMessage'> & {
		readonly amendment: number;
		readonly at: Date;
	};

/**
 * Stores a frozen return. In a transaction its failure, on a unique index when another is on its way, may show only at
 * the next statement.
 */
export async function writeFrozen(tx: Transaction, frozen: Frozen): Promise<void> {
	await freezing(tx).execute({ ...frozen });
}

const STATE = 'frozen';
const value = (name: keyof Frozen) => sql.placeholder(name);

const insertOfSubmission = (queries: Queries) =>
	queries.insert(submissions).values({
		...{ id: value('id'), taxReturnId: value('taxReturnId'), userId: value('userId') },
		...{ amendment: value('amendment'), attemptNumber: value('attemptNumber') },
		...{ environment: value('environment'), utrIndex: value('utrIndex'), createdAt: value('at') },
		...{ snapshotHash: value('snapshotHash'), sealedSnapshot: value('sealedSnapshot') },
		channel: 'transaction-engine',
		state: STATE,
	});

const insertOfMessage = (queries: Queries) =>
	queries.insert(transactionEngineMessages).values({
		...{ submissionId: value('id'), transactionId: value('transactionId') },
		...{ irmark: value('irmark'), sealedMessage: value('sealedMessage') },
	});

const insertOfEvent = (queries: Queries) =>
	queries.insert(submissionEvents).values({
		...{ submissionId: value('id'), sequence: 1, kind: 'declared', state: STATE, at: value('at') },
	});

const updateOfReturn = (queries: Queries) =>
	queries
		.update(taxReturns)
		.set({
			...{ status: returnStatus(STATE), submissionStatus: STATE, sa100Generated: true },
			submissionId: sql`${value('id')}::uuid`,
			submissionDate: sql`${sql.param(value('at'), taxReturns.submissionDate)}`,
		})
		.where(eq(taxReturns.id, value('taxReturnId')));

const freezing = preparedInOneStatement('freezing', (queries) => [
	...[insertOfSubmission(queries), insertOfMessage(queries)],
	...[insertOfEvent(queries), updateOfReturn(queries)],
]);
