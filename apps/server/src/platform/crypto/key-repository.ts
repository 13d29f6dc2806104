/** Wrapped keys in the database. */
import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { dataKeys, serviceKeys } from '../../database/schema/accounts.ts';

/** A wrapped data key of a person. */
export type DataKeyRow = typeof dataKeys.$inferSelect;

/** A wrapped key of the service. */
export type ServiceKeyRow = typeof serviceKeys.$inferSelect;

/** In how many milliseconds, by the database's time, a key begins to seal; 0 or less if it does. */
const sealsInMs = sql<number>`coalesce(extract(epoch from ${dataKeys.sealsFrom} - clock_timestamp()) * 1000, 0)::float8`;

/** A person's wrapped keys, oldest first. */
export function findDataKeys(queries: Queries, userId: string) {
	return queries
		.select({ ...getTableColumns(dataKeys), sealsInMs })
		.from(dataKeys)
		.where(eq(dataKeys.userId, userId))
		.orderBy(asc(dataKeys.version));
}

/** Stores a person's new wrapped key. */
export async function insertDataKey(queries: Queries, row: DataKeyRow): Promise<void> {
	await queries.insert(dataKeys).values(row);
}

/** Stores a service key unless one of that name exists, and returns the stored one. */
export async function keepServiceKey(queries: Queries, row: ServiceKeyRow): Promise<ServiceKeyRow> {
	await queries.insert(serviceKeys).values(row).onConflictDoNothing();
	const [kept] = await queries.select().from(serviceKeys).where(eq(serviceKeys.name, row.name));
	if (!kept) throw new Error(`service key ${row.name} vanished`);
	return kept;
}

/** Rewraps the service's keys of other root keys, and returns how many. */
export async function rewrapServiceKeys(
	tx: Transaction,
	rootKeyId: string,
	again: (row: ServiceKeyRow) => string,
): Promise<number> {
	const rows = await tx.select().from(serviceKeys).where(ne(serviceKeys.rootKeyId, rootKeyId)).for('update');
	for (const row of rows)
		await tx
			.update(serviceKeys)
			.set({ rootKeyId, wrapped: again(row) })
			.where(eq(serviceKeys.name, row.name));
	return rows.length;
}

/** Rewraps at most `most` people's keys of other root keys, and returns how many. */
export async function rewrapDataKeys(
	tx: Transaction,
	{ rootKeyId, most }: { readonly rootKeyId: string; readonly most: number },
	again: (row: DataKeyRow) => string,
): Promise<number> {
	const rows = await tx
		.select()
		.from(dataKeys)
		.where(ne(dataKeys.rootKeyId, rootKeyId))
		.limit(most)
		.for('update');
	for (const row of rows)
		await tx
			.update(dataKeys)
			.set({ rootKeyId, wrapped: again(row) })
			.where(and(eq(dataKeys.userId, row.userId), eq(dataKeys.version, row.version)));
	return rows.length;
}

/** How many keys are still wrapped by other root keys. */
export async function countWrappedElsewhere(queries: Queries, rootKeyId: string): Promise<number> {
	const people = await queries.$count(dataKeys, ne(dataKeys.rootKeyId, rootKeyId));
	return people + (await queries.$count(serviceKeys, ne(serviceKeys.rootKeyId, rootKeyId)));
}
