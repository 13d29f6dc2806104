/** Documents in the database. Whatever a person asks for is looked up by person. */
import { and, asc, count, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { proposals } from '../../database/schema/proposals.ts';

/** A document as it is kept. */
export type DocumentRow = typeof uploadedDocuments.$inferSelect;

/** A document with what it suggested. */
export interface ListedDocument {
	readonly document: DocumentRow;
	readonly proposalId: string | null;
}

const own = (userId: string, id: string) =>
	and(eq(uploadedDocuments.id, id), eq(uploadedDocuments.userId, userId));
/** The latest that it suggested for its return. */
const proposalId = sql<string | null>`(select ${proposals.id} from ${proposals}
	where ${proposals.documentId} = ${sql.raw('"uploaded_documents"."id"')} and ${proposals.taxReturnId} is not null
	order by ${proposals.createdAt} desc, ${proposals.id} limit 1)`;
const listed = { document: uploadedDocuments, proposalId };

/** Whose a document is; undefined when there is no such document. */
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

/** The documents of a person's return, in the order in which they were uploaded. */
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

/** How many documents a person keeps, and how many bytes they are together. */
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

/** The document with these bytes that the person uploaded for this return before. */
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

/** Keeps a new document, or gives undefined when the same file is there already. */
export async function insertDocument(tx: Transaction, row: DocumentRow): Promise<DocumentRow | undefined> {
	const [inserted] = await tx.insert(uploadedDocuments).values(row).onConflictDoNothing().returning();
	return inserted;
}

/** Anyone's document, locked until the transaction ends. For jobs. */
export async function lockDocument(tx: Transaction, id: string): Promise<DocumentRow | undefined> {
	const [row] = await tx.select().from(uploadedDocuments).where(eq(uploadedDocuments.id, id)).for('update');
	return row;
}

/** Writes down how far a document is. */
export async function updateDocument(
	tx: Transaction,
	id: string,
	change: Partial<Pick<DocumentRow, 'status' | 'failure' | 'documentType' | 'sealedReading'>>,
): Promise<void> {
	await tx.update(uploadedDocuments).set(change).where(eq(uploadedDocuments.id, id));
}

/** Removes a person's document with what it suggested. */
export async function removeDocument(tx: Transaction, userId: string, id: string): Promise<void> {
	await tx.delete(uploadedDocuments).where(own(userId, id));
}
