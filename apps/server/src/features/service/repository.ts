/** Whether the database answers. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';

/** Sends the database the smallest possible query. */
export async function databaseAnswers(queries: Queries): Promise<boolean> {
	try {
		await queries.execute(sql`select 1`);
		return true;
	} catch {
		return false;
	}
}
