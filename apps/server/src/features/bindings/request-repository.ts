/** Requests to file for a reference, in the database. */
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { bindingRequests } from '../../database/schema/bindings.ts';
import type { UtrKey } from './repository.ts';

/** A request as it is stored. */
export type RequestRow = typeof bindingRequests.$inferSelect;

/** An account's request for a reference. */
export async function findRequest(
	queries: Queries,
	{ environment, utrIndex, userId }: UtrKey & { readonly userId: string },
): Promise<RequestRow | undefined> {
	const own = and(eq(bindingRequests.userId, userId), eq(bindingRequests.environment, environment));
	const [row] = await queries
		.select()
		.from(bindingRequests)
		.where(and(own, eq(bindingRequests.utrIndex, utrIndex)));
	return row;
}

/** Any request, for the email about it and for the operator. */
export async function findAnyRequest(queries: Queries, id: string): Promise<RequestRow | undefined> {
	const [row] = await queries.select().from(bindingRequests).where(eq(bindingRequests.id, id));
	return row;
}

/** Undecided requests, oldest first. */
export function listWaiting(queries: Queries): Promise<RequestRow[]> {
	const { decision, askedAt } = bindingRequests;
	return queries.select().from(bindingRequests).where(isNull(decision)).orderBy(asc(askedAt));
}

/** An account's requests, oldest first. */
export function listRequests(queries: Queries, userId: string): Promise<RequestRow[]> {
	const own = eq(bindingRequests.userId, userId);
	return queries.select().from(bindingRequests).where(own).orderBy(asc(bindingRequests.askedAt));
}

/** Stores a request. The reference is locked, and the account has none for it. */
export async function insertRequest(tx: Transaction, row: RequestRow): Promise<void> {
	await tx.insert(bindingRequests).values(row);
}

/** Changes a request. Its reference is locked. */
export async function updateRequest(
	tx: Transaction,
	id: string,
	change: Partial<Pick<RequestRow, 'reason' | 'askedAt' | 'decision' | 'decidedAt'>>,
): Promise<void> {
	await tx.update(bindingRequests).set(change).where(eq(bindingRequests.id, id));
}

/** Deletes an account's other undecided requests with the same reason. */
export async function dropOtherWaiting(
	tx: Transaction,
	{ id, userId, environment, reason }: RequestRow,
): Promise<void> {
	await tx
		.delete(bindingRequests)
		.where(
			and(
				...[eq(bindingRequests.userId, userId), eq(bindingRequests.environment, environment)],
				...[eq(bindingRequests.reason, reason), isNull(bindingRequests.decision)],
				ne(bindingRequests.id, id),
			),
		);
}

/** Deletes every request of an account. */
export async function deleteRequests(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(bindingRequests).where(eq(bindingRequests.userId, userId));
}
