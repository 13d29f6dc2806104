/** Submissions and their messages in the database. Everything a person asks for is looked up by person. */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { submissions, transactionEngineMessages } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

type SubmissionRow = typeof submissions.$inferSelect;
type MessageRow = typeof transactionEngineMessages.$inferSelect;

/** A message without its bytes, which are large. */
type MessageHead = Omit<MessageRow, 'submissionId' | 'sealedMessage'>;

/** What a submission is filed through, with that channel's own fields. */
type ByChannel =
	| { readonly channel: 'transaction-engine'; readonly message: MessageHead }
	| { readonly channel: 'mtd' };

/** A submission as it is stored, without the bytes of its message. */
export type Submission = Omit<SubmissionRow, 'channel'> & ByChannel;

/** A submission without its sealed part, which is large: what decides what comes next. */
export type SubmissionHead = Omit<
	SubmissionRow,
	'channel' | 'sealedSnapshot' | 'sealedReceipt' | 'sealedErrors'
> &
	ByChannel;

const {
	sealedSnapshot: _snapshot,
	sealedReceipt: _receipt,
	sealedErrors: _errors,
	...headColumns
} = getTableColumns(submissions);
const {
	submissionId: _submissionId,
	sealedMessage: _message,
	...messageColumns
} = getTableColumns(transactionEngineMessages);
const ofSubmission = eq(transactionEngineMessages.submissionId, submissions.id);

function withMessage<Row extends Pick<SubmissionRow, 'channel'>>(
	row: Row,
	message: MessageHead | null | undefined,
): Omit<Row, 'channel'> & ByChannel {
	const { channel, ...rest } = row;
	if (channel === 'mtd') return { ...rest, channel };
	if (!message) throw new Error('a submission through the Transaction Engine has a message');
	return { ...rest, channel, message };
}

/** What a step may change of a submission: never what was frozen. */
export type SubmissionChange = Partial<
	Pick<
		SubmissionRow,
		'state' | 'lookups' | 'sealedReceipt' | 'sealedErrors' | 'respondedAt' | 'seenAtHmrcAt' | 'releasedAt'
	>
>;

/**
 * A return that HMRC turned out not to have is declared again after an amendment of it: the numbers alone give no
 * order.
 */
const latestFirst = [
	desc(submissions.createdAt),
	desc(submissions.amendment),
	desc(submissions.attemptNumber),
] as const;

/** Stores a new submission, once it is awaited or run with others. Fails on a unique index when another is on its way. */
export function insertSubmission(tx: Transaction, row: typeof submissions.$inferInsert) {
	return tx.insert(submissions).values(row);
}

/** Stores the message of a new submission, once it is awaited or run with others. */
export function insertMessage(tx: Transaction, row: typeof transactionEngineMessages.$inferInsert) {
	return tx.insert(transactionEngineMessages).values(row);
}

/** A person's submission. */
export async function findSubmission(
	queries: Queries,
	userId: string,
	id: string,
): Promise<Submission | undefined> {
	const [row] = await submissionOfPerson(queries).execute({ id, userId });
	return row && withMessage(row.submission, row.message);
}

const submissionOfPerson = prepared((queries) =>
	queries
		.select({ submission: submissions, message: messageColumns })
		.from(submissions)
		.leftJoin(transactionEngineMessages, ofSubmission)
		.where(and(eq(submissions.id, sql.placeholder('id')), eq(submissions.userId, sql.placeholder('userId'))))
		.prepare('submission_of_person'),
);

/** Whose submission it is; undefined when there is no such submission. */
export async function findSubmissionOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: submissions.userId })
		.from(submissions)
		.where(eq(submissions.id, id));
	return row?.userId;
}

/** Any submission: only for its job, which runs without a signed-in user. */
export async function findForJob(queries: Queries, id: string): Promise<FoundForJob | undefined> {
	const [row] = await submissionForJob(queries).execute({ id });
	if (!row) return undefined;
	const { submission, message, ...of } = row;
	return { submission: withMessage(submission, message), ...of };
}

const submissionForJob = prepared((queries) =>
	queries
		.select({
			...{ submission: headColumns, message: messageColumns },
			...{ returnType: taxReturns.returnType, taxYear: taxReturns.taxYear },
		})
		.from(submissions)
		.innerJoin(taxReturns, eq(taxReturns.id, submissions.taxReturnId))
		.leftJoin(transactionEngineMessages, ofSubmission)
		.where(eq(submissions.id, sql.placeholder('id')))
		.prepare('submission_for_job'),
);

/** A submission and its return. */
type FoundForJob = { readonly submission: SubmissionHead } & Pick<
	typeof taxReturns.$inferSelect,
	'returnType' | 'taxYear'
>;

/** A submission, locked until the transaction ends. Only for its job. */
export async function lockSubmission(tx: Transaction, id: string): Promise<SubmissionHead | undefined> {
	// Sent together, but read one after the other: the message changes only under the lock.
	const [[row], [message]] = await Promise.all([
		lockedSubmission(tx).execute({ id }),
		messageOfSubmission(tx).execute({ id }),
	]);
	return row && withMessage(row, message);
}

const lockedSubmission = prepared((queries) =>
	queries
		.select(headColumns)
		.from(submissions)
		.where(eq(submissions.id, sql.placeholder('id')))
		.for('update')
		.prepare('locked_submission'),
);

/** A person's submission, locked until the transaction ends. */
export async function lockOwnSubmission(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<SubmissionHead | undefined> {
	const own = and(eq(submissions.id, id), eq(submissions.userId, userId));
	const [row] = await tx.select(headColumns).from(submissions).where(own).for('update');
	return row && withMessage(row, await findMessage(tx, row));
}

/** Read after the submission is locked, since the message changes only under that lock. */
async function findMessage(
	tx: Transaction,
	{ id, channel }: Pick<SubmissionRow, 'id' | 'channel'>,
): Promise<MessageHead | undefined> {
	if (channel === 'mtd') return undefined;
	const [message] = await messageOfSubmission(tx).execute({ id });
	return message;
}

const messageOfSubmission = prepared((queries) =>
	queries
		.select(messageColumns)
		.from(transactionEngineMessages)
		.where(eq(transactionEngineMessages.submissionId, sql.placeholder('id')))
		.prepare('message_of_submission'),
);

/** The sealed bytes of a submission's message: only for its job, when it is sent. */
export async function findSealedMessage(queries: Queries, id: string): Promise<string> {
	const [row] = await sealedMessageOf(queries).execute({ id });
	if (!row) throw new Error('the submission is gone');
	return row.sealed;
}

const sealedMessageOf = prepared((queries) =>
	queries
		.select({ sealed: transactionEngineMessages.sealedMessage })
		.from(transactionEngineMessages)
		.where(eq(transactionEngineMessages.submissionId, sql.placeholder('id')))
		.prepare('sealed_message_of'),
);

/** Changes a submission that is locked, once it is awaited or run with others. */
export function updateSubmission(tx: Transaction, id: string, change: SubmissionChange) {
	return tx.update(submissions).set(change).where(eq(submissions.id, id));
}

/** All attempts of a person's return, latest first. */
export async function listSubmissions(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<Submission[]> {
	const rows = await submissionsOfReturn(queries).execute({ taxReturnId, userId });
	return rows.map(({ submission, message }) => withMessage(submission, message));
}

const submissionsOfReturn = prepared((queries) =>
	queries
		.select({ submission: submissions, message: messageColumns })
		.from(submissions)
		.leftJoin(transactionEngineMessages, ofSubmission)
		.where(
			and(
				eq(submissions.taxReturnId, sql.placeholder('taxReturnId')),
				eq(submissions.userId, sql.placeholder('userId')),
			),
		)
		.orderBy(...latestFirst)
		.prepare('submissions_of_return'),
);

/** All attempts of a return at one HMRC without their sealed part, latest first. Only for steps of submissions. */
export async function listHeads(
	tx: Transaction,
	{ taxReturnId, environment }: Pick<SubmissionRow, 'taxReturnId' | 'environment'>,
): Promise<SubmissionHead[]> {
	const rows = await headsOfReturn(tx).execute({ taxReturnId, environment });
	return rows.map(({ submission, message }) => withMessage(submission, message));
}

const headsOfReturn = prepared((queries) =>
	queries
		.select({ submission: headColumns, message: messageColumns })
		.from(submissions)
		.leftJoin(transactionEngineMessages, ofSubmission)
		.where(
			and(
				eq(submissions.taxReturnId, sql.placeholder('taxReturnId')),
				eq(submissions.environment, sql.placeholder('environment')),
			),
		)
		.orderBy(...latestFirst)
		.prepare('heads_of_return'),
);
