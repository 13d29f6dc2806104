/** Bindings of National Insurance numbers in the database. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { ninoBindings } from '../../database/schema/bindings.ts';

/** A binding as it is stored. */
export type NinoBindingRow = typeof ninoBindings.$inferSelect;

/** The account a number belongs to; undefined when it is free. */
export async function findNinoOwner(
	queries: Queries,
	{ environment, ninoIndex }: Pick<NinoBindingRow, 'environment' | 'ninoIndex'>,
): Promise<string | undefined> {
	const [row] = await queries
		.select({ userId: ninoBindings.userId })
		.from(ninoBindings)
		.where(and(eq(ninoBindings.environment, environment), eq(ninoBindings.ninoIndex, ninoIndex)));
	return row?.userId;
}

/** Stores a binding; false when the number already has one. */
export async function insertNino(tx: Transaction, row: NinoBindingRow): Promise<boolean> {
	const inserted = await tx
		.insert(ninoBindings)
		.values(row)
		.onConflictDoNothing({ target: [ninoBindings.environment, ninoBindings.ninoIndex] })
		.returning({ id: ninoBindings.id });
	return inserted.length > 0;
}

/** An account's bindings, oldest first. */
export function listNinos(queries: Queries, userId: string): Promise<NinoBindingRow[]> {
	return queries
		.select()
		.from(ninoBindings)
		.where(eq(ninoBindings.userId, userId))
		.orderBy(asc(ninoBindings.boundAt));
}

/** Deletes every binding of an account; returns their ids. */
export async function deleteNinos(tx: Transaction, userId: string): Promise<string[]> {
	const deleted = await tx
		.delete(ninoBindings)
		.where(eq(ninoBindings.userId, userId))
		.returning({ id: ninoBindings.id });
	return deleted.map(({ id }) => id);
}
