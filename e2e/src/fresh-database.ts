/** The database of a journey that is run on PostgreSQL too. */
import { freshDatabase } from '../chaos/database.ts';

/** What tells the product to use a new database on PostgreSQL; nothing where the journey uses the embedded one. */
export async function ownDatabase(): Promise<Record<string, string>> {
	return process.env.JOURNEY_DATABASE === 'PostgreSQL' ? { DATABASE_URL: (await freshDatabase()).url } : {};
}
