/** Consents in the database. Everything a person asks for is looked up by person. */
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { agentConsents } from '../../database/schema/consents.ts';

/** A stored consent. */
export type ConsentRow = typeof agentConsents.$inferSelect;

/** Stores a new question. */
export async function insertConsent(
	queries: Queries,
	row: typeof agentConsents.$inferInsert,
): Promise<ConsentRow> {
	const [inserted] = await queries.insert(agentConsents).values(row).returning();
	if (!inserted) throw new Error('the question was not kept');
	return inserted;
}

/** Whose question it is; undefined when there is no such question. */
export async function findConsentOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: agentConsents.userId })
		.from(agentConsents)
		.where(eq(agentConsents.id, id));
	return row?.userId;
}

/** A person's question. */
export async function findConsent(
	queries: Queries,
	userId: string,
	id: string,
): Promise<ConsentRow | undefined> {
	const [row] = await queries.select().from(agentConsents).where(own(userId, id));
	return row;
}

/** A person's question, locked until the transaction ends. */
export async function lockConsent(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<ConsentRow | undefined> {
	const [row] = await tx.select().from(agentConsents).where(own(userId, id)).for('update');
	return row;
}

/** A person's latest open question, asked after a moment. */
export async function findOpenQuestion(
	queries: Queries,
	userId: string,
	after: Date,
): Promise<ConsentRow | undefined> {
	const open = and(isNull(agentConsents.givenAt), isNull(agentConsents.refusedAt));
	const [row] = await queries
		.select()
		.from(agentConsents)
		.where(and(eq(agentConsents.userId, userId), open, gt(agentConsents.askedAt, after)))
		.orderBy(desc(agentConsents.askedAt))
		.limit(1);
	return row;
}

/** The person's current consent to an agent of this name. */
export async function findCurrent(
	queries: Queries,
	userId: string,
	agentName: string,
): Promise<ConsentRow | undefined> {
	const [row] = await queries
		.select()
		.from(agentConsents)
		.where(and(currentOf(userId), eq(agentConsents.agentName, agentName)))
		.orderBy(desc(agentConsents.givenAt))
		.limit(1);
	return row;
}

/** Records how a question was answered. It is locked. */
export async function updateConsent(
	tx: Transaction,
	id: string,
	change: Partial<Pick<ConsentRow, 'givenAt' | 'refusedAt'>>,
): Promise<void> {
	await tx.update(agentConsents).set(change).where(eq(agentConsents.id, id));
}

/** Withdraws every current consent of a person. Returns whether there was one. */
export async function revokeAll(tx: Transaction, userId: string, revokedAt: Date): Promise<boolean> {
	const rows = await tx
		.update(agentConsents)
		.set({ revokedAt })
		.where(currentOf(userId))
		.returning({ id: agentConsents.id });
	return rows.length > 0;
}

function own(userId: string, id: string) {
	return and(eq(agentConsents.id, id), eq(agentConsents.userId, userId));
}

function currentOf(userId: string) {
	return and(
		eq(agentConsents.userId, userId),
		isNotNull(agentConsents.givenAt),
		isNull(agentConsents.revokedAt),
	);
}
