/** A separate PostgreSQL database for a run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testDatabaseUrl } from '../../scripts/lib/postgres-answers.mjs';

/** A new, empty database. */
export interface FreshDatabase {
	readonly url: string;
	readonly drop: () => Promise<void>;
}

/** Creates a database. Throws if there is no PostgreSQL. */
export async function freshDatabase(): Promise<FreshDatabase> {
	const name = `halfpenny_chaos_${randomBytes(6).toString('hex')}`;
	await asAdmin(`create database ${name}`);
	const url = new URL(testDatabaseUrl);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

async function asAdmin(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: testDatabaseUrl });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
