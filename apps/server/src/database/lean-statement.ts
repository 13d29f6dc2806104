/**
 * Runs on PostgreSQL what drizzle has built: as drizzle would, but what can be decided once about a statement is not
 * decided again each time it runs.
 */
import { Column, DrizzleQueryError, getTableName, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import type { QueryResult } from 'pg';
import { QuickQuery, type Statement } from './quick-query.ts';

type Values = Readonly<Record<string, unknown>>;

/** A connection or a pool of them. */
interface Client {
	readonly query: (query: QuickQuery) => Promise<QueryResult>;
}

/** What drizzle's types do not name. */
interface Built {
	readonly params: readonly unknown[];
	/** Undefined if no rows are read. */
	readonly fields?: readonly Field[];
	/** Which of the joined tables always have a row. */
	readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
	readonly customResultMapper?: unknown;
	readonly queryConfig: Statement;
	readonly rawQueryConfig: Statement;
}

interface Field {
	readonly path: readonly string[];
	readonly field: unknown;
}

/** Runs a statement on a connection: the rows, or what PostgreSQL answered if no rows are read. */
type Run = (client: unknown, values?: Values) => Promise<unknown>;

/** Returns how to run a built statement; undefined if only drizzle itself can. */
export function leanStatement(statement: object): Run | undefined {
	if (!is(statement, NodePgPreparedQuery)) return undefined;
	const { params, fields, joinsNotNullableMap, customResultMapper, ...configs } =
		statement as unknown as Built;
	if (customResultMapper) return undefined;
	if (fields?.some(({ path, field }) => path.length > 2 || is(field, Subquery))) return undefined;
	const config = fields ? configs.queryConfig : configs.rawQueryConfig;
	if (config.name === undefined) return undefined;
	const fill = params.map(filler);
	const readRow = fields && rowReader(fields, missableIn(fields, joinsNotNullableMap));
	return async (client, values = {}) => {
		const sent = fill.map((one) => one(values));
		let answer: QueryResult;
		try {
			answer = await (client as Client).query(new QuickQuery(config, sent));
		} catch (error) {
			throw new DrizzleQueryError(config.text, sent, error instanceof Error ? error : undefined);
		}
		return readRow ? answer.rows.map(readRow) : answer;
	};
}

/** Returns what gives a parameter its value. */
function filler(param: unknown): (values: Values) => unknown {
	if (is(param, Placeholder)) return (values) => given(values, param.name);
	if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
	const { value, encoder } = param;
	return (values) => encoder.mapToDriverValue(given(values, value.name));
}

function given(values: Values, name: string): unknown {
	const value = values[name];
	if (value === undefined && !(name in values)) throw new Error(`no value for the placeholder ${name}`);
	return value;
}

/** A joined table's part of a row, which is null if the table has none: then this column of it is null. */
interface Missable {
	readonly part: string;
	readonly first: string;
}

/** The parts of a row that may be missing. */
function missableIn(
	fields: readonly Field[],
	joinsNotNullableMap: Built['joinsNotNullableMap'] = {},
): readonly Missable[] {
	const firsts = new Map<string, Missable>();
	for (const { path, field } of fields) {
		const [part = '', first] = path;
		if (first === undefined || firsts.has(part) || !is(field, Column)) continue;
		if (joinsNotNullableMap[getTableName(field.table)] === false) firsts.set(part, { part, first });
	}
	return [...firsts.values()];
}

type Row = Record<string, unknown>;

/** Returns what turns an array of columns into the row that the statement's types promise. */
function rowReader(fields: readonly Field[], missable: readonly Missable[]): (columns: unknown[]) => unknown {
	const setters = fields.map(setter);
	const newRow = emptyRowOf(fields);
	return (columns) => {
		const row = newRow();
		for (let index = 0; index < setters.length; index += 1) setters[index]?.(row, columns[index]);
		for (const { part, first } of missable) if ((row[part] as Row)[first] === null) row[part] = null;
		return row;
	};
}

/** Returns what makes a row with every property there already: copying them is cheaper than adding them one by one. */
function emptyRowOf(fields: readonly Field[]): () => Row {
	const empty: Row = {};
	const parts = new Map<string, Row>();
	for (const { path } of fields) {
		const [first = '', second] = path;
		empty[first] = null;
		if (second !== undefined) parts.set(first, { ...parts.get(first), [second]: null });
	}
	return () => {
		const row = { ...empty };
		for (const [name, part] of parts) row[name] = { ...part };
		return row;
	};
}

/** Returns what puts a column, not null in the empty row, into its place. */
function setter({ path, field }: Field): (row: Row, raw: unknown) => void {
	const decode = decoderOf(field);
	const [first = '', second] = path;
	if (second === undefined)
		return (row, raw) => {
			if (raw !== null) row[first] = decode(raw);
		};
	return (row, raw) => {
		if (raw !== null) (row[first] as Row)[second] = decode(raw);
	};
}

/** How PostgreSQL's text becomes a column's or an expression's value. */
function decoderOf(field: unknown): (raw: unknown) => unknown {
	if (is(field, Column)) {
		const asItIs = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
		return asItIs ? (raw) => raw : (raw) => field.mapFromDriverValue(raw);
	}
	const { decoder } = (is(field, SQL.Aliased) ? field.sql : field) as unknown as {
		decoder: { mapFromDriverValue: (raw: unknown) => unknown };
	};
	return (raw) => decoder.mapFromDriverValue(raw);
}
