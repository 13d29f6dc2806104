/** The versions of people's data keys while they are changed. */
import { and, asc, eq, lt, max, min, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../database/database.ts';
import { dataKeys } from '../../database/schema/accounts.ts';

/** A new version of someone's key, before it is stored. */
type NewVersion = Omit<typeof dataKeys.$inferInsert, 'sealsFrom'>;

/** The number of the change under way, or of the next one if nobody has two keys. */
export async function numberOfRotation(queries: Queries): Promise<number> {
	const [open] = await queries
		.select({ userId: dataKeys.userId })
		.from(dataKeys)
		.groupBy(dataKeys.userId)
		.having(sql`count(*) > 1`)
		.limit(1);
	const [last] = await queries.select({ number: max(dataKeys.rotation) }).from(dataKeys);
	return (last?.number ?? 0) + (open ? 0 : 1);
}

/**
 * Announces a new version to at most `most` people who have none of this change, and returns how many. It seals after
 * `announcedMs` by the database's time. Who signed up after the change began keeps their key.
 */
export async function announceVersions(
	tx: Transaction,
	{ number, most, announcedMs }: { number: number; most: number; announcedMs: number },
	make: (userId: string, version: number) => NewVersion,
): Promise<number> {
	const [begun] = await tx
		.select({ at: min(dataKeys.createdAt) })
		.from(dataKeys)
		.where(eq(dataKeys.rotation, number));
	const newest = await tx
		.select({ userId: dataKeys.userId, version: max(dataKeys.version) })
		.from(dataKeys)
		.groupBy(dataKeys.userId)
		.having(
			and(
				sql`coalesce(max(${dataKeys.rotation}), 0) < ${number}`,
				begun?.at ? lt(max(dataKeys.createdAt), begun.at) : undefined,
			),
		)
		.limit(most);
	const rows = newest.map(({ userId, version }) => ({
		...make(userId, (version ?? 0) + 1),
		sealsFrom: sql`clock_timestamp() + ${announcedMs}::double precision * interval '1 millisecond'`,
	}));
	if (rows.length > 0) await tx.insert(dataKeys).values(rows).onConflictDoNothing();
	return rows.length;
}

/** In how many milliseconds the last of these versions seals, by the database's time; 0 or less once all do. */
export async function msUntilSealing(queries: Queries, number: number): Promise<number> {
	const { sealsFrom } = dataKeys;
	const [row] = await queries
		.select({
			ms: sql<number>`coalesce(max(extract(epoch from ${sealsFrom} - clock_timestamp())) * 1000, 0)::float8`,
		})
		.from(dataKeys)
		.where(eq(dataKeys.rotation, number));
	return row?.ms ?? 0;
}

/** Everyone with an older version besides the newest, and the newest's number. */
export async function listRotating(queries: Queries) {
	const rows = await queries
		.select({ userId: dataKeys.userId, version: max(dataKeys.version) })
		.from(dataKeys)
		.groupBy(dataKeys.userId)
		.having(sql`count(*) > 1`)
		.orderBy(asc(dataKeys.userId));
	return rows.map(({ userId, version }) => ({ userId, version: version ?? 0 }));
}

/** Whether a person still has keys: not once they are erased. */
export async function hasKeys(queries: Queries, userId: string): Promise<boolean> {
	return (await queries.$count(dataKeys, eq(dataKeys.userId, userId))) > 0;
}

/** Destroys all of a person's versions before this one. */
export async function destroyVersionsBefore(tx: Transaction, userId: string, version: number): Promise<void> {
	await tx.delete(dataKeys).where(and(eq(dataKeys.userId, userId), lt(dataKeys.version, version)));
}

/** Resolves once every transaction that has written something by now has ended. `pause` waits a little. */
export async function awaitWriters(database: Database, pause: () => Promise<void>): Promise<void> {
	const before = await one<{ now: string }>(database, sql`select pg_current_xact_id()::text as now`);
	for (;;) {
		const { over } = await one<{ over: boolean }>(
			database,
			sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${before.now}::xid8 as over`,
		);
		if (over) return;
		await pause();
	}
}

async function one<Row>(queries: Queries, query: ReturnType<typeof sql>): Promise<Row> {
	const { rows } = (await queries.execute(query)) as { rows: Row[] };
	const [row] = rows;
	if (!row) throw new Error('a query for one row gave none');
	return row;
}
