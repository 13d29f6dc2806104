/** Returns in the database. Everything a person asks for is looked up by person. */
import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';

/** A stored return. */
export type TaxReturnRow = typeof taxReturns.$inferSelect;

const own = (userId: string | Placeholder, id: string | Placeholder) =>
	and(eq(taxReturns.id, id), eq(taxReturns.userId, userId));

/** Whose return it is; undefined when there is no such return. */
export async function findReturnOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await ownerOfReturn(queries).execute({ id });
	return row?.userId;
}

const ownerOfReturn = prepared((queries) =>
	queries
		.select({ userId: taxReturns.userId })
		.from(taxReturns)
		.where(eq(taxReturns.id, sql.placeholder('id')))
		.prepare('owner_of_return'),
);

const returnOfPerson = prepared((queries) =>
	queries
		.select()
		.from(taxReturns)
		.where(own(sql.placeholder('userId'), sql.placeholder('id')))
		.prepare('return_of_person'),
);

/** A person's return. */
export async function findReturn(
	queries: Queries,
	userId: string,
	id: string,
): Promise<TaxReturnRow | undefined> {
	const [row] = await returnOfPerson(queries).execute({ userId, id });
	return row;
}

/** A person's return, locked until the transaction ends. */
export async function lockReturn(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<TaxReturnRow | undefined> {
	const [row] = await lockedReturn(tx).execute({ userId, id });
	return row;
}

const lockedReturn = prepared((queries) =>
	queries
		.select()
		.from(taxReturns)
		.where(own(sql.placeholder('userId'), sql.placeholder('id')))
		.for('update')
		.prepare('locked_return'),
);

/** A person's returns, latest year first. */
export function listReturns(queries: Queries, userId: string): Promise<TaxReturnRow[]> {
	return queries
		.select()
		.from(taxReturns)
		.where(eq(taxReturns.userId, userId))
		.orderBy(desc(taxReturns.taxYear), desc(taxReturns.createdAt));
}

/** Stores a new return; undefined when the person has one for that year. */
export async function insertReturn(
	tx: Transaction,
	row: typeof taxReturns.$inferInsert,
): Promise<TaxReturnRow | undefined> {
	const [inserted] = await tx.insert(taxReturns).values(row).onConflictDoNothing().returning();
	return inserted;
}

/** Changes the jurisdiction. The return is locked. */
export async function setJurisdiction(
	tx: Transaction,
	id: string,
	jurisdiction: TaxReturnRow['jurisdiction'],
): Promise<void> {
	await tx.update(taxReturns).set({ jurisdiction }).where(eq(taxReturns.id, id));
}

/** Records that an answer changed, so that calculations and what was shown are out of date. The return is locked. */
export function touchFacts(tx: Queries, id: string | Placeholder) {
	return tx
		.update(taxReturns)
		.set({ factsVersion: sql`${taxReturns.factsVersion} + 1` })
		.where(eq(taxReturns.id, id));
}
