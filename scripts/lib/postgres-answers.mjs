/** Which PostgreSQL tests may use. */
import pg from 'pg';

/** Where databases may be made: TEST_DATABASE_URL, or a PostgreSQL on this machine. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/** Whether PostgreSQL answers there within two seconds. */
export async function postgresAnswers() {
	if (testDatabaseUrl === 'none') return false;
	const client = new pg.Client({ connectionString: testDatabaseUrl, connectionTimeoutMillis: 2000 });
	try {
		await client.connect();
		await client.query('select 1');
		await client.end();
		return true;
	} catch {
		return false;
	}
}
