/** Separate databases on PostgreSQL, where one answers. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Where databases may be made: TEST_DATABASE_URL, or a PostgreSQL on this machine. */
export const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
/** Whether there is a PostgreSQL to test on. */
export const postgresqlAnswers = await ask();

/** Says whether a PostgreSQL answers, waiting two seconds at most. */
async function ask(): Promise<boolean> {
	const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
	try {
		await client.connect();
		await client.end();
		return true;
	} catch {
		return false;
	}
}

/** What PostgreSQL itself copies: a database without any table of ours. */
const WITHOUT_TABLES = 'template1';

/** A separate database on PostgreSQL without any table, and how to drop it. */
export function createEmptyPostgresql() {
	return createCopy(WITHOUT_TABLES);
}

/** A separate copy of a database on PostgreSQL, and how to drop it. */
export async function createCopy(template: string) {
	const name = `halfpenny_test_${randomBytes(6).toString('hex')}`;
	await administer((client) => client.query(`create database ${name} template ${template}`));
	const drop = () => administer((client) => client.query(`drop database ${name} with (force)`));
	return { url: urlOf(name), drop };
}

/** Where a database of that PostgreSQL is. */
export function urlOf(name: string): string {
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return url.href;
}

/** Does `work` on a connection that may make and drop databases. */
export async function administer(work: (client: Client) => Promise<unknown>): Promise<void> {
	const client = new Client({ connectionString: adminUrl });
	await client.connect();
	await work(client).finally(() => client.end());
}
