/** Reads and writes every table of the database as rows in JSON, on either of the two databases. */
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';

/** How many rows are fetched, and stored, at a time. */
const BATCH = 200;

async function rowsOf<Row>(queries: Queries, query: ReturnType<typeof sql>): Promise<Row[]> {
	const { rows } = (await queries.execute(query)) as { rows: Row[] };
	return rows;
}

/** The tables, each after those its foreign keys refer to. Documents are stored as files and are not among them. */
export async function listTables(queries: Queries): Promise<string[]> {
	const tables = await rowsOf<{ name: string }>(
		queries,
		sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'stored_files' order by 1`,
	);
	const links = await rowsOf<{ source: string; target: string }>(
		queries,
		sql`select source.relname as source, target.relname as target from pg_constraint
			join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
			where contype = 'f' and conrelid <> confrelid`,
	);
	return inOrder(
		tables.map(({ name }) => name),
		links,
	);
}

function inOrder(tables: readonly string[], links: readonly { source: string; target: string }[]): string[] {
	const ordered: string[] = [];
	while (ordered.length < tables.length) {
		const waits = (name: string) =>
			links.some(({ source, target }) => source === name && !ordered.includes(target));
		const next = tables.filter((name) => !ordered.includes(name) && !waits(name));
		if (next.length === 0) throw new Error('the foreign keys of the tables form a circle');
		ordered.push(...next);
	}
	return ordered;
}

/** How many migrations the database has had. */
export async function countMigrations(queries: Queries): Promise<number> {
	const [row] = await rowsOf<{ n: number }>(
		queries,
		sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
	);
	return row?.n ?? 0;
}

/** The rows of a table as of the transaction, in batches. */
export async function* dumpTable(tx: Transaction, table: string): AsyncGenerator<string[]> {
	await tx.execute(sql`declare dumped no scroll cursor for
		select row_to_json(dumped_row)::text as row from ${sql.identifier(table)} dumped_row`);
	for (;;) {
		const rows = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(BATCH))} from dumped`);
		if (rows.length === 0) break;
		yield rows.map(({ row }) => row);
	}
	await tx.execute(sql`close dumped`);
}

/** Stores rows as they were dumped. */
export async function loadRows(tx: Transaction, table: string, rows: readonly string[]): Promise<void> {
	const name = sql.identifier(table);
	await tx.execute(sql`insert into ${name} overriding system value
		select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
}

/** Makes the numbers that the database assigns continue after those that were loaded. */
export async function continueNumbers(tx: Transaction): Promise<void> {
	const numbered = await rowsOf<{ table: string; column: string }>(
		tx,
		sql`select table_name as table, column_name as column from information_schema.columns
			where table_schema = 'public' and is_identity = 'YES'`,
	);
	for (const { table, column } of numbered)
		await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}),
			coalesce(max(${sql.identifier(column)}), 0) + 1, false) from ${sql.identifier(table)}`);
}
