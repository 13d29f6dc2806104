/** What a database holds about one person, in any table: the access test need not know the tables. */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What a person owns. */
export interface Owned {
	/** Every id that names one of their things. */
	readonly ids: readonly string[];
	/** Changes when anything of theirs does. */
	readonly fingerprint: string;
	/** The tables that hold something of theirs. */
	readonly tables: readonly string[];
}

/** What others may add to: the audit trail records what was refused to them. */
const WRITTEN_BY_OTHERS = ['audit_events'];

/** Reads it from the database. */
export async function readOwned(database: Database, userId: string): Promise<Owned> {
	const ids = new Set([userId]);
	const tables: string[] = [];
	const fingerprint = createHash('sha256');
	for (const table of await tablesOfPeople(database)) {
		const rows = await rowsOf(database, table, userId);
		if (rows.length === 0) continue;
		tables.push(table);
		fingerprint.update(`${table} ${JSON.stringify(rows)}`);
		for (const row of rows) for (const id of idsIn(row)) ids.add(id);
	}
	return { ids: [...ids], fingerprint: fingerprint.digest('hex'), tables };
}

async function tablesOfPeople(database: Database): Promise<readonly string[]> {
	const rows = await query<{ name: string }>(
		database,
		sql`select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public' order by 1`,
	);
	return ['users', ...rows.map(({ name }) => name)].filter((name) => !WRITTEN_BY_OTHERS.includes(name));
}

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(database: Database, table: string, userId: string): Promise<readonly Row[]> {
	const key = sql.identifier(table === 'users' ? 'id' : 'user_id');
	const rows = await query<{ row: Row }>(
		database,
		sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${key} = ${userId} order by to_jsonb(t)::text`,
	);
	return rows.map(({ row }) => row);
}

/** Both databases answer this way, which their common type does not say. */
async function query<Found>(database: Database, what: SQL): Promise<readonly Found[]> {
	const { rows } = (await database.execute(what)) as { readonly rows: readonly Found[] };
	return rows;
}

/** Keys, and references to them. Sealed texts and hashes name nothing. */
function idsIn(row: Row): readonly string[] {
	return Object.entries(row).flatMap(([name, value]) =>
		/(^|_)id$/.test(name) && typeof value === 'string' && value.length < 60 ? [value] : [],
	);
}
