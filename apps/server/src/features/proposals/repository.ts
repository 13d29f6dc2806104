/** Proposals in the database. Everything a person asks for is looked up by person. */
import { and, asc, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { proposals } from '../../database/schema/proposals.ts';
import type { QueueTime } from '../../jobs/queue-time.ts';

/** A stored proposal. */
export type ProposalRow = typeof proposals.$inferSelect;

const own = (userId: string, id: string) => and(eq(proposals.id, id), eq(proposals.userId, userId));

/** Whose proposal it is; undefined when there is no such proposal. */
export async function findProposalOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: proposals.userId })
		.from(proposals)
		.where(eq(proposals.id, id));
	return row?.userId;
}

/** A person's proposal. */
export async function findProposal(
	queries: Queries,
	userId: string,
	id: string,
): Promise<ProposalRow | undefined> {
	const [row] = await queries.select().from(proposals).where(own(userId, id));
	return row;
}

/** A person's proposal, locked until the transaction ends, and whether it has expired. */
export async function lockProposal(
	tx: Transaction,
	now: QueueTime,
	userId: string,
	id: string,
): Promise<{ readonly row: ProposalRow; readonly isOver: boolean } | undefined> {
	const isOver = sql<boolean>`coalesce(${proposals.expiresAt} <= ${now()}, false)`;
	const [found] = await tx
		.select({ row: getTableColumns(proposals), isOver })
		.from(proposals)
		.where(own(userId, id))
		.for('update');
	return found;
}

/** The proposals for a person's return, oldest first. */
export function listProposalRows(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<ProposalRow[]> {
	return queries
		.select()
		.from(proposals)
		.where(and(eq(proposals.taxReturnId, taxReturnId), eq(proposals.userId, userId)))
		.orderBy(asc(proposals.createdAt), asc(proposals.id));
}

/** The proposals for a person's profile, oldest first. */
export function listProfileProposals(queries: Queries, userId: string): Promise<ProposalRow[]> {
	return queries
		.select()
		.from(proposals)
		.where(and(isNull(proposals.taxReturnId), eq(proposals.userId, userId)))
		.orderBy(asc(proposals.createdAt), asc(proposals.id));
}

/** A proposal before it is stored. */
export type NewProposalRow = Omit<typeof proposals.$inferInsert, 'expiresAt'> & {
	readonly expiresAt: SQL | null;
};

/** Stores a proposal. */
export async function insertProposal(tx: Transaction, row: NewProposalRow): Promise<void> {
	await tx.insert(proposals).values(row);
}

/** Closes open proposals from the same origin for the same target; returns their ids. */
export async function supersede(
	tx: Transaction,
	row: Pick<ProposalRow, 'userId' | 'taxReturnId' | 'origin' | 'documentId' | 'originReference'>,
	decidedAt: Date,
): Promise<readonly string[]> {
	const { userId, taxReturnId, origin, documentId, originReference } = row;
	const closed = await tx
		.update(proposals)
		.set({ status: 'superseded', decidedAt })
		.where(
			and(
				...[eq(proposals.userId, userId), eq(proposals.status, 'open'), eq(proposals.origin, origin)],
				taxReturnId === null ? isNull(proposals.taxReturnId) : eq(proposals.taxReturnId, taxReturnId),
				documentId === null ? isNull(proposals.documentId) : eq(proposals.documentId, documentId),
				// Without a reference nobody can say that it is the same.
				documentId === null ? eq(proposals.originReference, originReference ?? '') : undefined,
			),
		)
		.returning({ id: proposals.id });
	return closed.map(({ id }) => id);
}

/** Records the outcome of a proposal. It is locked. */
export async function closeProposal(
	tx: Transaction,
	id: string,
	change: Pick<ProposalRow, 'status' | 'decidedAt'> & Partial<Pick<ProposalRow, 'sealed' | 'entryIds'>>,
): Promise<void> {
	await tx.update(proposals).set(change).where(eq(proposals.id, id));
}

/** Closes an open proposal that has expired. Returns its new state; undefined if it has not expired. */
export async function expireProposal(
	tx: Transaction,
	now: QueueTime,
	id: string,
	decidedAt: Date,
): Promise<Pick<ProposalRow, 'userId' | 'taxReturnId'> | undefined> {
	const [row] = await tx
		.update(proposals)
		.set({ status: 'expired', decidedAt })
		.where(and(eq(proposals.id, id), eq(proposals.status, 'open'), lte(proposals.expiresAt, now())))
		.returning({ userId: proposals.userId, taxReturnId: proposals.taxReturnId });
	return row;
}

/** Whether a proposal is open. */
export async function isOpen(queries: Queries, id: string): Promise<boolean> {
	const [row] = await queries
		.select({ status: proposals.status })
		.from(proposals)
		.where(eq(proposals.id, id));
	return row?.status === 'open';
}
