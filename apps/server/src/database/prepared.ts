/**
 * Statements that are built once in the life of the process and run on any handle: building one takes longer than
 * sending it. PostgreSQL plans one that has a name once per connection; no two share a name.
 */
import type { Query, SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { leanStatement } from './lean-statement.ts';

/** What is used of a handle that drizzle's types do not name. */
interface Handle {
	readonly dialect: { readonly sqlToQuery: (statement: SQL) => Query };
	readonly session: {
		readonly client: unknown;
		readonly prepareQuery: (query: Query, fields: undefined, name: string, inArrays: false) => object;
	};
}

type Values = Record<string, unknown>;

/** A statement of drizzle's. */
export interface Runs {
	readonly execute: (values?: Values) => Promise<unknown>;
}

/** Runs a statement on the connection of a handle. */
type Run = (client: unknown, values?: Values) => Promise<unknown>;

/** Prepares a statement that ends with `.prepare(name)`; what comes back runs it on a handle. */
export function prepared<Statement extends Runs>(
	build: (queries: Queries) => Statement,
): (queries: Queries) => Pick<Statement, 'execute'> {
	const run = buildOnce(build);
	return (queries) => {
		const { client } = (queries as unknown as Handle).session;
		const execute = (values?: Values) => run(queries)(client, values);
		return { execute } as Pick<Statement, 'execute'>;
	};
}

/** The same for SQL that returns no rows. */
export function preparedSql(name: string, build: (queries: Queries) => SQL) {
	return prepared((queries) => fromSql(queries, name, build(queries)));
}

/** The same for SQL that returns rows: as PostgreSQL gives them, by the names of their columns. */
export function preparedRows<Row>(name: string, build: (queries: Queries) => SQL) {
	const statement = preparedSql(name, build);
	return async (queries: Queries, values: Values): Promise<readonly Row[]> => {
		const answer = (await statement(queries).execute(values)) as { readonly rows: readonly Row[] };
		return answer.rows;
	};
}

/** SQL that returns no rows, as a statement of drizzle's; without a name it is not prepared. */
export function fromSql(queries: Queries, name: string, statement: SQL): Runs {
	const { dialect, session } = queries as unknown as Handle;
	return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false) as Runs;
}

/** Builds a statement on its first use. The two databases have different kinds of session, and each builds its own. */
function buildOnce(build: (queries: Queries) => object): (queries: Queries) => Run {
	const built = new Map<unknown, Run>();
	return (queries) => {
		const kind = (queries as unknown as Handle).session.constructor;
		const known = built.get(kind);
		if (known) return known;
		const statement = build(queries);
		const run = leanStatement(statement) ?? runByDrizzle(statement);
		built.set(kind, run);
		return run;
	};
}

function runByDrizzle(statement: object): Run {
	return (client, values) => Object.create(statement, { client: { value: client } }).execute(values);
}
