/** Exits with 0 if PostgreSQL answers at the address given. */
import pg from 'pg';

const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 2000 });
try {
	await client.connect();
	await client.query('select 1');
	await client.end();
} catch {
	process.exit(1);
}
