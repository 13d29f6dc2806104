/** Databases for tests: PGlite in memory, and a separate database on PostgreSQL if one answers. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { findClusterTemplate } from '../database/cluster-template.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openScratch } from '../database/embedded.ts';
import { openPostgresql } from '../database/postgresql.ts';
import { adminUrl, createEmptyPostgresql, postgresqlAnswers } from './fresh-postgresql.ts';
import { createMigratedPostgresql, migratedCluster } from './migrated.ts';

/** The SQL that makes the tables. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** The template made by the build, so that tests start sooner. */
export const template = findClusterTemplate(join(import.meta.dirname, '../../../..'));

/** A separate embedded database; closing it discards it. */
export async function openEmbedded(): Promise<OpenDatabase> {
	return openScratch(migrationsFolder, await migratedCluster(template, migrationsFolder));
}

export { createEmptyPostgresql, postgresqlAnswers };

/**
 * Runs a suite on the embedded database and again on PostgreSQL (skipped, by name, if none answers). `open` returns the
 * database inside tests and hooks; it is created before all of them and dropped after.
 */
export function describeOnDatabases(name: string, suite: (open: () => Database) => void): void {
	describe(`${name} (embedded database)`, () => withDatabase(openEmbedded, suite));
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
	const { url, drop } = await createMigratedPostgresql(migrationsFolder);
	const opened = await openPostgresql(url, migrationsFolder);
	const close = async () => {
		await opened.close();
		await drop();
	};
	return { ...opened, url, close };
}
