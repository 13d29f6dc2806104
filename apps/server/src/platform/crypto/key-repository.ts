/** Wrapped keys in the database. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { dataKeys, serviceKeys } from '../../database/schema/accounts.ts';

/** A wrapped data key of a person. */
export type DataKeyRow = typeof dataKeys.$inferSelect;

/** A wrapped key of the service. */
export type ServiceKeyRow = typeof serviceKeys.$inferSelect;

/** A person's wrapped keys, oldest first. */
export function findDataKeys(queries: Queries, userId: string): Promise<DataKeyRow[]> {
	return queries.select().from(dataKeys).where(eq(dataKeys.userId, userId)).orderBy(asc(dataKeys.version));
}

/** Keeps a person's new wrapped key. */
export async function insertDataKey(queries: Queries, row: DataKeyRow): Promise<void> {
	await queries.insert(dataKeys).values(row);
}

/** Stores a service key unless there is one of that name, and returns the stored one. */
export async function keepServiceKey(queries: Queries, row: ServiceKeyRow): Promise<ServiceKeyRow> {
	await queries.insert(serviceKeys).values(row).onConflictDoNothing();
	const [kept] = await queries.select().from(serviceKeys).where(eq(serviceKeys.name, row.name));
	if (!kept) throw new Error(`service key ${row.name} vanished`);
	return kept;
}
