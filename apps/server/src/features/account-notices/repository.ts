/** Whether there is still anyone to write to. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

/** Whether a person has an account. */
export async function accountExists(queries: Queries, userId: string): Promise<boolean> {
	const rows = await queries.select({ id: users.id }).from(users).where(eq(users.id, userId));
	return rows.length > 0;
}
