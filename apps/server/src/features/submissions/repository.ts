/** Submissions, their events and what was shown, in the database. Whatever a person asks for is looked up by person. */
import { and, asc, desc, eq, getTableColumns, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { shownSnapshots, submissionEvents, submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

/** A submission as it is kept. */
export type SubmissionRow = typeof submissions.$inferSelect;

/** A submission without what is sealed with it, which is large: what its course is decided by. */
export type SubmissionHead = Omit<
	SubmissionRow,
	'sealedSnapshot' | 'sealedMessage' | 'sealedReceipt' | 'sealedErrors'
>;

const {
	sealedSnapshot: _snapshot,
	sealedMessage: _message,
	sealedReceipt: _receipt,
	sealedErrors: _errors,
	...head
} = getTableColumns(submissions);

/** An event as it is kept. */
export type EventRow = typeof submissionEvents.$inferSelect;

/** What a step may change: never what was frozen. */
export type SubmissionChange = Partial<
	Pick<
		SubmissionRow,
		| 'state'
		| 'correlationId'
		| 'pollUrl'
		| 'pollSeconds'
		| 'sealedReceipt'
		| 'sealedErrors'
		| 'fruitless'
		| 'lookups'
		| 'heldByHmrc'
		| 'respondedAt'
		| 'seenAtHmrcAt'
		| 'releasedAt'
	>
>;

/** A return that HMRC turned out not to have is declared anew after an amendment of it: the numbers alone are no order. */
const latestFirst = [
	desc(submissions.createdAt),
	desc(submissions.amendment),
	desc(submissions.attemptNumber),
] as const;

/** Keeps a new submission, once it is awaited or run with others. Fails on a unique index when another is on its way. */
export function insertSubmission(tx: Transaction, row: typeof submissions.$inferInsert) {
	return tx.insert(submissions).values(row);
}

/** A person's submission. */
export async function findSubmission(
	queries: Queries,
	userId: string,
	id: string,
): Promise<SubmissionRow | undefined> {
	const own = and(eq(submissions.id, id), eq(submissions.userId, userId));
	const [row] = await queries.select().from(submissions).where(own);
	return row;
}

/** Whose a submission is; undefined when there is no such submission. */
export async function findSubmissionOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: submissions.userId })
		.from(submissions)
		.where(eq(submissions.id, id));
	return row?.userId;
}

/** Any submission: for its job alone, which acts for no one who is signed in. */
export async function findForJob(queries: Queries, id: string): Promise<FoundForJob | undefined> {
	const [row] = await queries
		.select({
			submission: head,
			returnType: taxReturns.returnType,
			taxYear: taxReturns.taxYear,
		})
		.from(submissions)
		.innerJoin(taxReturns, eq(taxReturns.id, submissions.taxReturnId))
		.where(eq(submissions.id, id));
	return row;
}

/** A submission and of what return it is. */
type FoundForJob = { readonly submission: SubmissionHead } & Pick<
	typeof taxReturns.$inferSelect,
	'returnType' | 'taxYear'
>;

/** A submission that nobody else can change until the transaction ends. For its job alone. */
export async function lockSubmission(tx: Transaction, id: string): Promise<SubmissionHead | undefined> {
	const [row] = await tx.select(head).from(submissions).where(eq(submissions.id, id)).for('update');
	return row;
}

/** A person's submission that nobody else can change until the transaction ends. */
export async function lockOwnSubmission(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<SubmissionHead | undefined> {
	const own = and(eq(submissions.id, id), eq(submissions.userId, userId));
	const [row] = await tx.select(head).from(submissions).where(own).for('update');
	return row;
}

/** The message of a submission, sealed: for its job alone, when it is sent. */
export async function findSealedMessage(queries: Queries, id: string): Promise<string> {
	const [row] = await queries
		.select({ sealed: submissions.sealedMessage })
		.from(submissions)
		.where(eq(submissions.id, id));
	if (!row) throw new Error('the submission is gone');
	return row.sealed;
}

/** Changes a submission that is locked, once it is awaited or run with others. */
export function updateSubmission(tx: Transaction, id: string, change: SubmissionChange) {
	return tx.update(submissions).set(change).where(eq(submissions.id, id));
}

/** All attempts of a person's return, the latest first. */
export function listSubmissions(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<SubmissionRow[]> {
	return queries
		.select()
		.from(submissions)
		.where(and(eq(submissions.taxReturnId, taxReturnId), eq(submissions.userId, userId)))
		.orderBy(...latestFirst);
}

/** All attempts of a return at one HMRC without what is sealed with them, the latest first. For steps of submissions alone. */
export function listHeads(
	tx: Transaction,
	{ taxReturnId, environment }: Pick<SubmissionRow, 'taxReturnId' | 'environment'>,
): Promise<SubmissionHead[]> {
	return tx
		.select(head)
		.from(submissions)
		.where(and(eq(submissions.taxReturnId, taxReturnId), eq(submissions.environment, environment)))
		.orderBy(...latestFirst);
}

/**
 * Adds an event, numbered after the last one, once it is awaited or run with others. The submission is locked, so that
 * nobody else takes the number.
 */
export function appendEvent(tx: Transaction, event: Omit<EventRow, 'sequence'>) {
	const ofSubmission = eq(submissionEvents.submissionId, event.submissionId);
	const last = sql`(select coalesce(max(${submissionEvents.sequence}), 0) from ${submissionEvents} where ${ofSubmission})`;
	return tx.insert(submissionEvents).values({ ...event, sequence: sql`${last} + 1` });
}

/** The latest event of a submission. */
export async function lastEvent(queries: Queries, submissionId: string): Promise<EventRow | undefined> {
	const [event] = await queries
		.select()
		.from(submissionEvents)
		.where(eq(submissionEvents.submissionId, submissionId))
		.orderBy(desc(submissionEvents.sequence))
		.limit(1);
	return event;
}

/** The events of submissions, in order. */
export async function listEvents(queries: Queries, submissionIds: readonly string[]): Promise<EventRow[]> {
	if (submissionIds.length === 0) return [];
	return queries
		.select()
		.from(submissionEvents)
		.where(inArray(submissionEvents.submissionId, [...submissionIds]))
		.orderBy(asc(submissionEvents.submissionId), asc(submissionEvents.sequence));
}

/** Whether a return is being changed, by its submissions alone: nobody else can change that until the transaction ends. */
export async function lockStanding(
	tx: Transaction,
	taxReturnId: string,
): Promise<Pick<ReturnStanding, 'status' | 'amending' | 'submissionId'> | undefined> {
	const { status, amending, submissionId } = taxReturns;
	const [row] = await tx
		.select({ status, amending, submissionId })
		.from(taxReturns)
		.where(eq(taxReturns.id, taxReturnId))
		.for('update');
	return row;
}

/** Where a return stands with HMRC, for lists and locks. */
export type ReturnStanding = Pick<
	typeof taxReturns.$inferSelect,
	'status' | 'submissionStatus' | 'submissionId' | 'submissionDate' | 'amending'
>;

/** Writes down where a return stands, once it is awaited or run with others. */
export function updateReturn(
	tx: Transaction,
	taxReturnId: string,
	change: Partial<ReturnStanding & { readonly sa100Generated: boolean }>,
) {
	return tx.update(taxReturns).set(change).where(eq(taxReturns.id, taxReturnId));
}

/**
 * Writes down where a return stands by a step of a submission: only of its latest one, and not while the answers are
 * open for an amendment. A late word about an attempt before changes nothing about the return. Done once it is awaited or run with others.
 */
export function updateReturnBySubmission(
	tx: Transaction,
	{ id, taxReturnId }: Pick<SubmissionRow, 'id' | 'taxReturnId'>,
	change: Partial<ReturnStanding>,
) {
	const latest = and(eq(taxReturns.id, taxReturnId), eq(taxReturns.submissionId, id));
	const onItsWay = or(
		eq(taxReturns.amending, false),
		inArray(taxReturns.status, ['submitted', 'processing', 'failed']),
	);
	return tx.update(taxReturns).set(change).where(and(latest, onItsWay));
}

/** How many snapshots of a return are kept: enough for a few tabs. */
const SNAPSHOTS_KEPT = 5;

/** Keeps what was shown, and forgets what was shown long before. */
export async function keepShown(tx: Transaction, row: typeof shownSnapshots.$inferInsert): Promise<void> {
	const { shownAt } = row;
	const target = [shownSnapshots.taxReturnId, shownSnapshots.hash];
	await tx.insert(shownSnapshots).values(row).onConflictDoUpdate({ target, set: { shownAt } });
	const ofReturn = eq(shownSnapshots.taxReturnId, row.taxReturnId);
	const kept = tx
		.select({ hash: shownSnapshots.hash })
		.from(shownSnapshots)
		.where(ofReturn)
		.orderBy(desc(shownSnapshots.shownAt))
		.limit(SNAPSHOTS_KEPT);
	await tx.delete(shownSnapshots).where(and(ofReturn, notInArray(shownSnapshots.hash, kept)));
}

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
