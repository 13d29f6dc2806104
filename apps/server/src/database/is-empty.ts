/** Whether the target of a database is still empty; neither opens nor changes it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabasePlace } from './open-database.ts';

/** True if PostgreSQL has no table in this database, or the data folder no embedded database. */
export function isEmptyPlace({ databaseUrl, dataFolder }: DatabasePlace): Promise<boolean> {
	if (databaseUrl !== undefined) return isEmptyPostgresql(databaseUrl);
	return Promise.resolve(!existsSync(join(dataFolder, 'database/cluster')));
}

async function isEmptyPostgresql(url: string): Promise<boolean> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query(
			`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
		);
		return rows.length === 0;
	} finally {
		await client.end();
	}
}
