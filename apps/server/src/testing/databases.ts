/** Databases for tests: PGlite in memory, and a separate database on PostgreSQL if one answers. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { findClusterTemplate } from '../database/cluster-template.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openScratch } from '../database/embedded.ts';
import { openPostgresql } from '../database/postgresql.ts';

/** The SQL that makes the tables. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** The template made by the build, so that tests start sooner. */
export const template = findClusterTemplate(join(import.meta.dirname, '../../../..'));

/** A separate embedded database; closing it discards it. */
export function openEmbedded(): Promise<OpenDatabase> {
	return openScratch(migrationsFolder, template);
}

const adminUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
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

/**
 * Runs a suite on the embedded database and again on PostgreSQL (skipped, by name, if none answers). `open` returns the
 * database inside tests and hooks; it is created before all of them and dropped after. With TEST_EMBEDDED=none only the
 * second is run: for a machine that has just run the first.
 */
export function describeOnDatabases(name: string, suite: (open: () => Database) => void): void {
	if (process.env.TEST_EMBEDDED !== 'none')
		describe(`${name} (embedded database)`, () => withDatabase(() => openEmbedded(), suite));
	describe.skipIf(!postgresqlAnswers)(
		`${name} (PostgreSQL${postgresqlAnswers ? '' : `: none answers at ${adminUrl}`})`,
		() => withDatabase(openFreshPostgresql, suite),
	);
}

function withDatabase(open: () => Promise<OpenDatabase>, suite: (open: () => Database) => void): void {
	let opened: OpenDatabase | undefined;
	beforeAll(async () => {
		opened = await open();
	});
	afterAll(() => opened?.close());
	suite(() => {
		if (!opened) throw new Error('the database opens before all tests');
		return opened.database;
	});
}

/** A separate database on PostgreSQL; closing it drops it. */
export async function openFreshPostgresql() {
	const { url, drop } = await createEmptyPostgresql();
	const opened = await openPostgresql(url, migrationsFolder);
	const close = async () => {
		await opened.close();
		await drop();
	};
	return { ...opened, url, close };
}

/** A separate database on PostgreSQL without tables, and how to drop it. */
export async function createEmptyPostgresql() {
	const name = `halfpenny_test_${randomBytes(6).toString('hex')}`;
	await administer(`create database ${name}`);
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
	const client = new Client({ connectionString: adminUrl });
	await client.connect();
	await client.query(statement);
	await client.end();
}
