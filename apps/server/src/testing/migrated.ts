/** Databases that have the tables already, for tests to copy: making the tables takes seconds, and tests open hundreds. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openPostgresql } from '../database/postgresql.ts';
import { administer, createCopy, urlOf } from './fresh-postgresql.ts';

/** Any number that no other test locks by. */
const MAKING_LOCK = 0x74656d70;

/** A cluster of PGlite with the tables, beside the empty one that the build made: undefined where it made none. */
export async function migratedCluster(
	empty: string | undefined,
	migrationsFolder: string,
): Promise<string | undefined> {
	if (empty === undefined) return undefined;
	const made = `${empty}-${digestOf(migrationsFolder)}`;
	if (existsSync(made)) return made;
	const making = `${made}.${randomBytes(6).toString('hex')}`;
	await cp(empty, making, { recursive: true });
	const client = new PGlite(making);
	await migrate(drizzle(client), { migrationsFolder });
	await client.close();
	try {
		renameSync(making, made);
	} catch (error) {
		rmSync(making, { recursive: true, force: true });
		// Unless another process was first, there is none to copy.
		if (!existsSync(made)) throw error;
	}
	return made;
}

/** A separate database on PostgreSQL with the tables, and how to drop it. The one that is copied stays for the next tests. */
export async function createMigratedPostgresql(migrationsFolder: string) {
	const template = `halfpenny_test_template_${digestOf(migrationsFolder)}`;
	await administer(async (client) => {
		await client.query('select pg_advisory_lock($1)', [MAKING_LOCK]);
		const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
		if (rowCount) return;
		const making = `${template}_made`;
		await client.query(`drop database if exists ${making} with (force)`);
		await client.query(`create database ${making}`);
		await openPostgresql(urlOf(making), migrationsFolder).then(({ close }) => close());
		await client.query(`alter database ${making} rename to ${template}`);
	});
	return createCopy(template);
}

function digestOf(migrationsFolder: string): string {
	const digest = createHash('sha256');
	for (const name of readdirSync(migrationsFolder).sort()) {
		if (name.endsWith('.sql')) digest.update(name).update(readFileSync(join(migrationsFolder, name)));
	}
	return digest.digest('hex').slice(0, 12);
}
