/** Proposals in the database. Whatever a person asks for is looked up by person. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { proposals } from '../../database/schema/documents.ts';

/** A proposal as it is kept. */
export type ProposalRow = typeof proposals.$inferSelect;

const own = (userId: string, id: string) => and(eq(proposals.id, id), eq(proposals.userId, userId));

/** Whose a proposal is; undefined when there is no such proposal. */
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

/** What a document suggested. */
export async function findProposalOfDocument(
	queries: Queries,
	documentId: string,
): Promise<Pick<ProposalRow, 'status'> | undefined> {
	const [row] = await queries
		.select({ status: proposals.status })
		.from(proposals)
		.where(eq(proposals.documentId, documentId));
	return row;
}

/** A person's proposal that nobody else can decide until the transaction ends. */
export async function lockProposal(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<ProposalRow | undefined> {
	const [row] = await tx.select().from(proposals).where(own(userId, id)).for('update');
	return row;
}

/** The proposals of a person's return, oldest first. */
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

/** Keeps a proposal, unless its document has one. */
export async function insertProposal(tx: Transaction, row: ProposalRow): Promise<void> {
	await tx.insert(proposals).values(row).onConflictDoNothing();
}

/** Writes down what became of a proposal. It is locked. */
export async function closeProposal(
	tx: Transaction,
	{ id, status, entryId, decidedAt }: Pick<ProposalRow, 'id' | 'status' | 'entryId' | 'decidedAt'>,
): Promise<void> {
	await tx.update(proposals).set({ status, entryId, decidedAt }).where(eq(proposals.id, id));
}
