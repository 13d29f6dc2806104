/**
 * Every column that holds something sealed with a person's key, found in the database itself: a new one is among them
 * if its name begins with `sealed`.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { versionBytes } from '../../platform/crypto/vault.ts';
import { placeOf } from './sealed-places.ts';

/** A place where tables hold sealed text. */
export interface SealedColumn {
	/** `entries.sealed`. */
	readonly name: string;
	readonly table: SQL;
	/** The sealed text, or null. */
	readonly value: SQL;
	/** The assignment that replaces it. */
	readonly set: (sealed: string) => SQL;
	/** The columns that identify a row, as one text. */
	readonly key: SQL;
	/** What it is sealed for, as text. */
	readonly place: SQL;
	readonly isOf: (userId: string) => SQL;
}

/** A stored value. */
export interface SealedValue {
	readonly key: string;
	readonly place: string;
	readonly sealed: string;
}

interface Found {
	readonly table: string;
	readonly column: string;
	/** The primary key's columns, in order. */
	readonly keys: string[];
	readonly owned: boolean;
	/** The table that has the owner, and our column that leads there, if this one hasn't. */
	readonly via: string | null;
	readonly link: string | null;
	/** That table's column. */
	readonly target: string | null;
}

/** Sealed with the key for administrators, or bytes of the storage. */
const NOT_OF_PEOPLE = ['administrators', 'stored_files'];

/** All of them, including the two in the payload of jobs that send emails. */
export async function listSealedColumns(queries: Queries): Promise<SealedColumn[]> {
	const { rows } = (await queries.execute(sql`
		select c.table_name as table, c.column_name as column,
			array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
				where i.indrelid = c.table_name::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)) as keys,
			exists (select from information_schema.columns o where o.table_schema = 'public'
				and o.table_name = c.table_name and o.column_name = 'user_id') as owned,
			link.via, link.link, link.target
		from information_schema.columns c
		left join lateral (
			select f.confrelid::regclass::text as via, a.attname::text as link, t.attname::text as target
			from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
			join pg_attribute t on t.attrelid = f.confrelid and t.attnum = f.confkey[1]
			join information_schema.columns o on o.table_schema = 'public'
				and o.table_name = f.confrelid::regclass::text and o.column_name = 'user_id'
			where f.contype = 'f' and f.conrelid = c.table_name::regclass limit 1
		) link on true
		where c.table_schema = 'public' and c.column_name like 'sealed%'
			and c.table_name not in (${sql.join(
				NOT_OF_PEOPLE.map((name) => sql`${name}`),
				sql`, `,
			)})
		order by 1, 2`)) as { rows: Found[] };
	return [...rows.map(asColumn), ...['sealedTo', 'sealedPath'].map(inPayload)];
}

function asColumn({ table, column, keys, owned, via, link, target }: Found): SealedColumn {
	const name = `${table}.${column}`;
	const id = sql.identifier;
	const key = sql`concat_ws(' ', ${sql.join(
		keys.map((part) => sql`${id(part)}::text`),
		sql`, `,
	)})`;
	const owner = (userId: string): SQL => {
		if (table === 'users') return sql`id = ${userId}`;
		if (owned) return sql`user_id = ${userId}`;
		if (!via || !link || !target) throw new Error(`nothing says whose ${name} is`);
		return sql`${id(link)} in (select ${id(target)} from ${id(via)} where user_id = ${userId})`;
	};
	return {
		...{ name, table: sql`${id(table)}`, value: sql`${id(column)}`, key, isOf: owner },
		set: (sealed) => sql`${id(column)} = ${sealed}`,
		place: placeIn(name, key),
	};
}

/** The place of a row's value as SQL; `key` is the text of the row's key. */
function placeIn(column: string, key: SQL): SQL {
	const { name, by } = placeOf(column);
	if (by === null) return sql`${name}::text`;
	return sql`${name} || ' ' || ${by === undefined ? key : sql.identifier(by)}`;
}

function inPayload(field: string): SealedColumn {
	return {
		...{ name: `jobs.payload.${field}`, table: sql`jobs`, key: sql`id::text` },
		value: sql`payload ->> ${sql.raw(`'${field}'`)}`,
		set: (sealed) => sql`payload = jsonb_set(payload, ${sql.raw(`'{${field}}'`)}, to_jsonb(${sealed}::text))`,
		place: sql`'jobs.payload.sealedTo ' || (payload ->> 'id') || ${sql.raw(field === 'sealedPath' ? `' path'` : `''`)}`,
		isOf: (userId) => sql`user_id = ${userId}`,
	};
}

/** Begins as something sealed with this version does: the version and the format are three bytes, four characters. */
const isOfVersion = (value: SQL, version: number) =>
	sql`left(${value}, 4) = ${Buffer.concat([versionBytes(version), Buffer.of(1)]).toString('base64')}`;

/** A person's values of a column that are sealed with another version, after `after` in the order of their keys. */
export async function listSealedOtherwise(
	queries: Queries,
	{ table, value, key, place, isOf }: SealedColumn,
	{ userId, version, after, most }: { userId: string; version: number; after: string; most: number },
): Promise<SealedValue[]> {
	const { rows } = (await queries.execute(sql`
		select ${key} as key, ${place} as place, ${value} as sealed from ${table}
		where ${isOf(userId)} and not (${isOfVersion(value, version)}) and ${key} > ${after}
		order by 1 limit ${most}`)) as { rows: SealedValue[] };
	return rows;
}

/** Replaces a value unless it was changed meanwhile. */
export async function replaceSealed(
	queries: Queries,
	{ table, value, key, set, isOf }: SealedColumn,
	{ userId, before, sealed }: { userId: string; before: SealedValue; sealed: string },
): Promise<void> {
	await queries.execute(sql`update ${table} set ${set(sealed)}
		where ${isOf(userId)} and ${key} = ${before.key} and ${value} = ${before.sealed}`);
}
