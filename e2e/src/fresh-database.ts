/** A separate PostgreSQL database for a journey, where a journey is run on PostgreSQL too. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The address of a new, empty database; undefined when the journey is to use the embedded one. */
export async function openDatabase(): Promise<string | undefined> {
	const admin = process.env.JOURNEY_DATABASE_URL;
	if (!admin) return undefined;
	const name = `halfpenny_journey_${randomBytes(6).toString('hex')}`;
	const client = new pg.Client({ connectionString: admin });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	const url = new URL(admin);
	url.pathname = `/${name}`;
	return url.href;
}
