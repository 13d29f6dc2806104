/** Documents in the database. Everything a person asks for is looked up by person. */
import { statesWhenOver } from '@halfpenny/lifecycle';
import {
	and,
	asc,
	count,
	eq,
	gte,
	inArray,
	isNotNull,
	isNull,
	notExists,
	notInArray,
	or,
	sql,
	sum,
} from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { mtdQuarterDocuments, mtdQuarters } from '../../database/schema/making-tax-digital.ts';
import { proposals } from '../../database/schema/proposals.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

/** A stored document. */
export type DocumentRow = typeof uploadedDocuments.$inferSelect;

/** A document with its suggestions. */
export interface ListedDocument {
	readonly document: DocumentRow;
	readonly proposalId: string | null;
	readonly profileProposalId: string | null;
}

const own = (userId: string, id: string) =>
	and(eq(uploadedDocuments.id, id), eq(uploadedDocuments.userId, userId));
/** Its latest proposal for its return. */
const proposalId = sql<string | null>`(select ${proposals.id} from ${proposals}
	where ${proposals.documentId} = ${sql.raw('"uploaded_documents"."id"')} and ${proposals.taxReturnId} is not null
	order by ${proposals.createdAt} desc, ${proposals.id} limit 1)`;
/** Its latest proposal for the profile. */
const profileProposalId = sql<string | null>`(select ${proposals.id} from ${proposals}
	where ${proposals.documentId} = ${sql.raw('"uploaded_documents"."id"')} and ${proposals.taxReturnId} is null
	order by ${proposals.createdAt} desc, ${proposals.id} limit 1)`;
const listed = { document: uploadedDocuments, proposalId, profileProposalId };

/** The ids of a person's documents. */
export async function listDocumentIds(queries: Queries, userId: string): Promise<string[]> {
	const { id } = uploadedDocuments;
	const rows = await queries
		.select({ id })
		.from(uploadedDocuments)
		.where(eq(uploadedDocuments.userId, userId));
	return rows.map((row) => row.id);
}

/** Whose document it is; undefined when there is no such document. */
export async function findDocumentOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: uploadedDocuments.userId })
		.from(uploadedDocuments)
		.where(eq(uploadedDocuments.id, id));
	return row?.userId;
}

/** A person's document. */
export async function findDocument(
	queries: Queries,
	userId: string,
	id: string,
): Promise<ListedDocument | undefined> {
	const [row] = await queries.select(listed).from(uploadedDocuments).where(own(userId, id));
	return row;
}

/** The documents of a person's return, in upload order. */
export function listDocuments(
	queries: Queries,
	userId: string,
	taxReturnId: string,
): Promise<ListedDocument[]> {
	return queries
		.select(listed)
		.from(uploadedDocuments)
		.where(and(eq(uploadedDocuments.taxReturnId, taxReturnId), eq(uploadedDocuments.userId, userId)))
		.orderBy(asc(uploadedDocuments.createdAt), asc(uploadedDocuments.id));
}

/** A person's documents with neither a return nor a quarter, in upload order. */
export function listLoose(queries: Queries, userId: string): Promise<ListedDocument[]> {
	const linked = queries
		.select({ id: mtdQuarterDocuments.documentId })
		.from(mtdQuarterDocuments)
		.where(eq(mtdQuarterDocuments.documentId, uploadedDocuments.id));
	return queries
		.select(listed)
		.from(uploadedDocuments)
		.where(
			and(eq(uploadedDocuments.userId, userId), isNull(uploadedDocuments.taxReturnId), notExists(linked)),
		)
		.orderBy(asc(uploadedDocuments.createdAt), asc(uploadedDocuments.id));
}

/** How many documents a person has, and their total bytes. */
export async function sumDocuments(
	queries: Queries,
	userId: string,
): Promise<{ readonly documents: number; readonly bytes: number }> {
	const [row] = await queries
		.select({ documents: count(), bytes: sum(uploadedDocuments.sizeBytes).mapWith(Number) })
		.from(uploadedDocuments)
		.where(eq(uploadedDocuments.userId, userId));
	return { documents: row?.documents ?? 0, bytes: row?.bytes ?? 0 };
}

/** The document with the same bytes that the person already uploaded for this return. */
export async function findSameFile(
	queries: Queries,
	{ userId, taxReturnId, digest }: Pick<DocumentRow, 'userId' | 'taxReturnId' | 'digest'>,
): Promise<DocumentRow | undefined> {
	const ofReturn =
		taxReturnId === null
			? isNull(uploadedDocuments.taxReturnId)
			: eq(uploadedDocuments.taxReturnId, taxReturnId);
	const [row] = await queries
		.select()
		.from(uploadedDocuments)
		.where(and(eq(uploadedDocuments.userId, userId), ofReturn, eq(uploadedDocuments.digest, digest)));
	return row;
}

/** Stores a new document; undefined when the same file is already there. */
export async function insertDocument(tx: Transaction, row: DocumentRow): Promise<DocumentRow | undefined> {
	const [inserted] = await tx.insert(uploadedDocuments).values(row).onConflictDoNothing().returning();
	return inserted;
}

/** Anyone's document, locked until the transaction ends. For jobs. */
export async function lockDocument(tx: Transaction, id: string): Promise<DocumentRow | undefined> {
	const [row] = await tx.select().from(uploadedDocuments).where(eq(uploadedDocuments.id, id)).for('update');
	return row;
}

/** Records a document's progress. */
export async function updateDocument(
	tx: Transaction,
	id: string,
	change: Partial<
		Pick<
			DocumentRow,
			| 'status'
			| 'failure'
			| 'documentType'
			| 'namedType'
			| 'sealedReading'
			| 'pageRead'
			| 'pagesToRead'
			| 'taxReturnId'
		>
	>,
): Promise<void> {
	await tx.update(uploadedDocuments).set(change).where(eq(uploadedDocuments.id, id));
}

/** Records the progress of the reading. */
export async function noteProgress(
	queries: Queries,
	id: string,
	progress: Pick<DocumentRow, 'pageRead' | 'pagesToRead'>,
): Promise<void> {
	const isRead = and(eq(uploadedDocuments.id, id), eq(uploadedDocuments.status, 'reading'));
	await queries.update(uploadedDocuments).set(progress).where(isRead);
}

/** Removes a person's document with what it suggested. */
export async function removeDocument(tx: Transaction, userId: string, id: string): Promise<void> {
	await tx.delete(uploadedDocuments).where(own(userId, id));
}

/** Whether anything that a document suggested was approved. */
export async function isOnReturn(queries: Queries, id: string): Promise<boolean> {
	const isApproved = and(eq(proposals.documentId, id), eq(proposals.status, 'approved'));
	return (await queries.select({ id: proposals.id }).from(proposals).where(isApproved).limit(1)).length > 0;
}

/** Whether a document supports a quarter of a year that has been declared final, or is about to be. */
export async function isBehindFiledQuarter(queries: Queries, id: string): Promise<boolean> {
	const rows = await queries
		.select({ id: mtdQuarters.id })
		.from(mtdQuarterDocuments)
		.innerJoin(mtdQuarters, eq(mtdQuarters.id, mtdQuarterDocuments.quarterId))
		.innerJoin(
			taxReturns,
			and(eq(taxReturns.userId, mtdQuarters.userId), eq(taxReturns.taxYear, mtdQuarters.taxYear)),
		)
		.where(
			and(
				eq(mtdQuarterDocuments.documentId, id),
				eq(taxReturns.returnType, 'individual'),
				inArray(taxReturns.status, ['submitted', 'processing', 'accepted']),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/**
 * Whether one of the document's suggestions was approved before a version of its return was sent that HMRC has
 * accepted, or that is on its way.
 */
export async function isBehindFiledReturn(queries: Queries, id: string): Promise<boolean> {
	const rows = await queries
		.select({ id: submissions.id })
		.from(submissions)
		.innerJoin(proposals, eq(proposals.taxReturnId, submissions.taxReturnId))
		.where(
			and(
				...[eq(proposals.documentId, id), eq(proposals.status, 'approved')],
				gte(submissions.createdAt, proposals.decidedAt),
				or(notInArray(submissions.state, [...statesWhenOver]), isNotNull(submissions.seenAtHmrcAt)),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/**
 * Whether the document was imported with a return that HMRC has accepted: here nobody knows which answers it supports.
 */
export async function isBesideImportedReturn(queries: Queries, id: string): Promise<boolean> {
	const rows = await queries
		.select({ id: submissions.id })
		.from(submissions)
		.innerJoin(uploadedDocuments, eq(uploadedDocuments.taxReturnId, submissions.taxReturnId))
		.where(
			and(
				...[eq(uploadedDocuments.id, id), isNotNull(submissions.importedAt)],
				gte(submissions.importedAt, uploadedDocuments.createdAt),
				notInArray(submissions.state, [...statesWhenOver]),
			),
		)
		.limit(1);
	return rows.length > 0;
}
