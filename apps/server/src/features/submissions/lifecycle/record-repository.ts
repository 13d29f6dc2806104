/** What a step of a submission writes, in one statement that is built once. */
import { returnStatus, type SubmissionProgress } from '@halfpenny/lifecycle';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../../database/database.ts';
import { preparedInOneStatement } from '../../../database/one-statement.ts';
import {
	submissionEvents,
	submissions,
	transactionEngineMessages,
} from '../../../database/schema/submissions.ts';
import { taxReturns } from '../../../database/schema/tax-returns.ts';
import { type EventRow, nextSequence } from '../event-repository.ts';
import type { SubmissionChange, SubmissionHead } from '../repository.ts';
import { isMovedBySubmission } from '../return-repository.ts';

/** A step of a locked submission, as it is stored. */
export interface StoredStep {
	readonly submission: Pick<SubmissionHead, 'id' | 'taxReturnId'>;
	readonly progress: SubmissionProgress;
	/** What HMRC said; what is left out stays as it was. */
	readonly learned: Pick<SubmissionChange, 'sealedReceipt' | 'sealedErrors' | 'respondedAt'>;
	/** Whether it is HMRC's acceptance, after which there is nothing left to amend. */
	readonly accepted: boolean;
	readonly event: Pick<EventRow, 'kind' | 'detail' | 'at'>;
	/** False if the last event was the same, since it is not stored twice in a row. */
	readonly isNew: boolean;
}

/** Stores a step, its event, and the status it gives the return. Its failure may show only at the next statement. */
export async function writeStep(tx: Transaction, step: StoredStep): Promise<void> {
	const { submission, progress, learned, accepted, event, isNew } = step;
	const { state, lookups } = progress;
	const { sealedReceipt = null, sealedErrors = null, respondedAt } = learned;
	const ofSubmission = { id: submission.id, taxReturnId: submission.taxReturnId, state, lookups };
	const values = {
		...{ ...ofSubmission, status: returnStatus(state), accepted },
		...{ sealedReceipt, sealedErrors, respondedAt: respondedAt?.toISOString() ?? null },
		...{ kind: event.kind, detail: event.detail, at: event.at.toISOString(), isNew },
	};
	await (progress.channel === 'mtd'
		? stepOfDeclaration(tx).execute(values)
		: stepOfMessage(tx).execute({ ...values, ...progress.message }));
}

const value = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const [id, taxReturnId, state] = [value('id', 'uuid'), value('taxReturnId', 'uuid'), value('state', 'text')];
/** A value that a step may leave as it was. */
const orKept = (name: string, type: string, column: PgColumn): SQL =>
	sql`coalesce(${value(name, type)}, ${column})`;

const updateOfSubmission = (queries: Queries) =>
	queries
		.update(submissions)
		.set({
			...{ state, lookups: value('lookups', 'int') },
			sealedReceipt: orKept('sealedReceipt', 'text', submissions.sealedReceipt),
			sealedErrors: orKept('sealedErrors', 'text', submissions.sealedErrors),
			respondedAt: orKept('respondedAt', 'timestamptz', submissions.respondedAt),
		})
		.where(eq(submissions.id, id));

const updateOfMessage = (queries: Queries) =>
	queries
		.update(transactionEngineMessages)
		.set({
			...{ correlationId: value('correlationId', 'text'), pollUrl: value('pollUrl', 'text') },
			...{ pollSeconds: value('pollSeconds', 'int'), failedPolls: value('failedPolls', 'int') },
			heldByHmrc: value('heldByHmrc', 'boolean'),
		})
		.where(eq(transactionEngineMessages.submissionId, id));

const updateOfReturn = (queries: Queries) =>
	queries
		.update(taxReturns)
		.set({
			...{ status: value('status', 'text'), submissionStatus: state },
			amending: sql`${taxReturns.amending} and not ${value('accepted', 'boolean')}`,
		})
		.where(isMovedBySubmission(taxReturnId, id));

const { submissionId, sequence, kind, state: stateOfEvent, detail, at } = submissionEvents;
const columns = [submissionId, sequence, kind, stateOfEvent, detail, at].map(({ name }) =>
	sql.identifier(name),
);
const insertOfEvent = sql`(insert into ${submissionEvents} (${sql.join(columns, sql`, `)})
	select ${id}, ${nextSequence(id)}, ${value('kind', 'text')}, ${state}, ${value('detail', 'text')},
		${value('at', 'timestamptz')}
	where ${value('isNew', 'boolean')})`;

const stepOfDeclaration = preparedInOneStatement('step_of_declaration', (queries) => [
	...[updateOfSubmission(queries), updateOfReturn(queries), insertOfEvent],
]);
const stepOfMessage = preparedInOneStatement('step_of_message', (queries) => [
	...[updateOfSubmission(queries), updateOfMessage(queries), updateOfReturn(queries), insertOfEvent],
]);
