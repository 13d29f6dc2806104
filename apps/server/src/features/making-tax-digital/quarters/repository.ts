/** Quarters, updates and their documents. Everything a person asks for is looked up by person. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { uploadedDocuments } from '../../../database/schema/documents.ts';
import {
	mtdBusinesses,
	mtdQuarterDocuments,
	mtdQuarters,
	mtdUpdates,
} from '../../../database/schema/making-tax-digital.ts';

/** A quarter as it is stored. */
export type QuarterRow = typeof mtdQuarters.$inferSelect;

/** An update as it is stored. */
export type UpdateRow = typeof mtdUpdates.$inferSelect;

/** The states of a waiting update. */
export const UNDER_WAY = ['queued', 'sending', 'unknown'] as const;

/** A business's year. */
export interface BusinessYearKey {
	readonly businessId: string;
	readonly taxYear: string;
}

const ofYear = ({ businessId, taxYear }: BusinessYearKey) =>
	and(eq(mtdQuarters.businessId, businessId), eq(mtdQuarters.taxYear, taxYear));

/** The quarters of a business's year that have been typed, in order. */
export function listQuarters(queries: Queries, year: BusinessYearKey): Promise<QuarterRow[]> {
	return queries.select().from(mtdQuarters).where(ofYear(year)).orderBy(asc(mtdQuarters.quarter));
}

/** The tax years a business has figures for, first year first. */
export async function listYears(queries: Queries, businessId: string): Promise<string[]> {
	const rows = await queries
		.selectDistinct({ taxYear: mtdQuarters.taxYear })
		.from(mtdQuarters)
		.where(eq(mtdQuarters.businessId, businessId))
		.orderBy(asc(mtdQuarters.taxYear));
	return rows.map(({ taxYear }) => taxYear);
}

/** Locks a business until the transaction ends, so that its year changes in one place at a time. */
export async function lockBusiness(tx: Transaction, id: string): Promise<void> {
	await tx.select({ id: mtdBusinesses.id }).from(mtdBusinesses).where(eq(mtdBusinesses.id, id)).for('update');
}

/** Stores a new quarter. */
export async function insertQuarter(tx: Transaction, row: QuarterRow): Promise<void> {
	await tx.insert(mtdQuarters).values(row);
}

/** Changes a quarter whose business is locked. */
export async function updateQuarter(
	tx: Transaction,
	id: string,
	change: Partial<Pick<QuarterRow, 'sealed' | 'submittedAt' | 'updatedAt'>>,
): Promise<void> {
	await tx.update(mtdQuarters).set(change).where(eq(mtdQuarters.id, id));
}

/** The person a quarter belongs to; undefined when there is no such quarter. */
export async function findQuarterOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: mtdQuarters.userId })
		.from(mtdQuarters)
		.where(eq(mtdQuarters.id, id));
	return row?.userId;
}

/** A person's quarter. */
export async function findQuarter(
	queries: Queries,
	userId: string,
	id: string,
): Promise<QuarterRow | undefined> {
	const own = and(eq(mtdQuarters.id, id), eq(mtdQuarters.userId, userId));
	const [row] = await queries.select().from(mtdQuarters).where(own);
	return row;
}

/** Stores a new update. Fails on a unique index when another is in progress. */
export async function insertUpdate(tx: Transaction, row: UpdateRow): Promise<void> {
	await tx.insert(mtdUpdates).values(row);
}

/** An update, locked until the transaction ends. */
export async function lockUpdate(tx: Transaction, id: string): Promise<UpdateRow | undefined> {
	const [row] = await tx.select().from(mtdUpdates).where(eq(mtdUpdates.id, id)).for('update');
	return row;
}

/** Any update, for its job. */
export async function findUpdate(queries: Queries, id: string): Promise<UpdateRow | undefined> {
	const [row] = await queries.select().from(mtdUpdates).where(eq(mtdUpdates.id, id));
	return row;
}

/** Changes a locked update. */
export async function changeUpdate(
	tx: Transaction,
	id: string,
	change: Partial<Pick<UpdateRow, 'state' | 'reason' | 'sendingAt' | 'respondedAt' | 'sealed'>>,
): Promise<void> {
	await tx.update(mtdUpdates).set(change).where(eq(mtdUpdates.id, id));
}

/** The updates of a business's year, latest first. */
export function listUpdates(
	queries: Queries,
	{ businessId, taxYear }: BusinessYearKey,
): Promise<UpdateRow[]> {
	return queries
		.select()
		.from(mtdUpdates)
		.where(and(eq(mtdUpdates.businessId, businessId), eq(mtdUpdates.taxYear, taxYear)))
		.orderBy(desc(mtdUpdates.sequence));
}

/** All of a person's updates, oldest first. */
export function listAllUpdates(queries: Queries, userId: string): Promise<UpdateRow[]> {
	return queries
		.select()
		.from(mtdUpdates)
		.where(eq(mtdUpdates.userId, userId))
		.orderBy(asc(mtdUpdates.createdAt));
}

/** The documents of a quarter, oldest first. */
export async function listPapers(queries: Queries, quarterId: string) {
	const rows = await queries
		.select({ document: uploadedDocuments })
		.from(mtdQuarterDocuments)
		.innerJoin(uploadedDocuments, eq(uploadedDocuments.id, mtdQuarterDocuments.documentId))
		.where(eq(mtdQuarterDocuments.quarterId, quarterId))
		.orderBy(asc(uploadedDocuments.createdAt), asc(uploadedDocuments.id));
	return rows.map(({ document }) => document);
}

/** How many documents each of these quarters has. */
export async function countPapers(
	queries: Queries,
	quarterIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	if (quarterIds.length === 0) return new Map();
	const rows = await queries
		.select({ quarterId: mtdQuarterDocuments.quarterId, papers: count() })
		.from(mtdQuarterDocuments)
		.where(inArray(mtdQuarterDocuments.quarterId, [...quarterIds]))
		.groupBy(mtdQuarterDocuments.quarterId);
	return new Map(rows.map(({ quarterId, papers }) => [quarterId, papers]));
}

/** Links a document to a quarter, unless it is linked already. */
export async function linkPaper(
	queries: Queries,
	row: typeof mtdQuarterDocuments.$inferInsert,
): Promise<void> {
	await queries.insert(mtdQuarterDocuments).values(row).onConflictDoNothing();
}

/** Removes a link. */
export async function unlinkPaper(queries: Queries, quarterId: string, documentId: string): Promise<void> {
	await queries
		.delete(mtdQuarterDocuments)
		.where(and(eq(mtdQuarterDocuments.quarterId, quarterId), eq(mtdQuarterDocuments.documentId, documentId)));
}

/** The ids of every quarter of a person. */
export async function listQuarterIds(queries: Queries, userId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: mtdQuarters.id })
		.from(mtdQuarters)
		.where(eq(mtdQuarters.userId, userId))
		.orderBy(mtdQuarters.createdAt);
	return rows.map(({ id }) => id);
}
