/** Tests of HMRC in the database. */
import { desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { administrators, hmrcTests } from '../../database/schema/administrators.ts';

/** A test as it is stored. */
export type HmrcTestRow = typeof hmrcTests.$inferSelect;

/** How many are shown. */
const MOST_SHOWN = 200;
/** How long a test is stored. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Stores a test, and deletes old ones. */
export async function insertTest(queries: Queries, row: HmrcTestRow): Promise<void> {
	const old = new Date(row.createdAt.getTime() - KEPT_MS);
	await queries.delete(hmrcTests).where(lt(hmrcTests.createdAt, old));
	await queries.insert(hmrcTests).values(row);
}

/** The latest tests, newest first. */
export function listTests(queries: Queries): Promise<HmrcTestRow[]> {
	return queries.select().from(hmrcTests).orderBy(desc(hmrcTests.createdAt), hmrcTests.id).limit(MOST_SHOWN);
}

/** An administrator's made-up person, sealed. */
export async function findSealedTestUser(queries: Queries, id: string): Promise<string | null> {
	const [row] = await queries
		.select({ sealed: administrators.sealedTestUser })
		.from(administrators)
		.where(eq(administrators.id, id));
	return row?.sealed ?? null;
}
