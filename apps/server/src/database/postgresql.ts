/** PostgreSQL through a pool of connections; migrations run once however many processes start together. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { createListener } from './listener.ts';

/** Any number that no other program on the same database uses: it spells `half`. */
const MIGRATION_LOCK = 0x68616c66;
const CONNECTIONS = 20;

/** Connects, brings the tables up to date and gives the handle. Throws when the server cannot be reached. */
export async function openPostgresql(url: string, migrationsFolder: string): Promise<OpenDatabase> {
	await migrateAlone(url, migrationsFolder);
	const pool = new Pool({ connectionString: url, max: CONNECTIONS });
	// A connection that breaks while idle is replaced; without a listener it would end the process.
	pool.on('error', () => undefined);
	const listener = createListener(url);
	const close = async () => {
		await listener.close();
		await pool.end();
	};
	return { database: drizzle(pool), kind: 'postgresql', listen: listener.listen, close };
}

async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.end(); // Also frees the lock.
	}
}
