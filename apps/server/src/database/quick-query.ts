/**
 * A prepared statement that asks PostgreSQL only once which columns it returns: otherwise `pg` asks, reads the answer and
 * chooses how to parse each column again on every run. While a server runs, a statement's columns never change.
 */
import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg';

/** A statement with how its rows are wanted. */
export interface Statement extends QueryConfig {
	readonly rowMode?: string;
}

/** What the types of `pg` do not name. */
interface Parts {
	name: unknown;
	values: unknown;
	types: unknown;
	callback: (error: Error | undefined, result: QueryResult) => void;
	_accumulateRows: boolean;
	readonly _result: Described & {
		_types: unknown;
		rowAsArray: boolean;
		parseRow: unknown;
		readonly _parseRowAsArray: unknown;
	};
	readonly prepare: (connection: Connection) => void;
	readonly handleRowDescription: (message: unknown) => void;
}

/** What is known of a statement's columns after its first run. */
interface Described {
	fields: unknown;
	_parsers: unknown;
	_prebuiltEmptyResultObject: unknown;
}

const described = new WeakMap<Statement, Described>();
const asPgDoes = Query.prototype as unknown as Parts;

/** One run of a statement. A pool runs it as any other query; on a connection use {@link askOn}. */
export class QuickQuery extends Query {
	declare readonly text: string;
	declare readonly name: string;
	readonly statement: Statement;

	constructor(statement: Statement, values: unknown[]) {
		super(statement.text);
		this.statement = statement;
		const parts = this as unknown as Parts;
		parts.name = statement.name;
		parts.values = values;
		parts.types = statement.types;
		const result = parts._result;
		result._types = statement.types;
		result.rowAsArray = statement.rowMode === 'array';
		if (result.rowAsArray) result.parseRow = result._parseRowAsArray;
	}

	/** Called when it is sent: while it waited for a connection, another run may have learned the columns. */
	prepare(connection: Connection): void {
		const known = described.get(this.statement);
		const parts = this as unknown as Parts;
		if (known) Object.assign(parts._result, known);
		if (known) parts._accumulateRows = true;
		asPgDoes.prepare.call(this, known ? withoutAsking(connection) : connection);
	}

	handleRowDescription(message: unknown): void {
		asPgDoes.handleRowDescription.call(this, message);
		const { fields, _parsers, _prebuiltEmptyResultObject } = (this as unknown as Parts)._result;
		described.set(this.statement, { fields, _parsers, _prebuiltEmptyResultObject });
	}
}

/** What runs queries: a connection, not a pool. */
interface Client {
	readonly query: (query: QuickQuery) => unknown;
}

/** Runs a query on a connection. */
export function askOn(client: Client, query: QuickQuery): Promise<QueryResult> {
	return new Promise((resolve, reject) => {
		(query as unknown as Parts).callback = (error, result) => (error ? reject(error) : resolve(result));
		client.query(query);
	});
}

const silent = new WeakMap<Connection, Connection>();

/** The connection for a query that does not ask for its columns. */
function withoutAsking(connection: Connection): Connection {
	const known = silent.get(connection);
	if (known) return known;
	const made: Connection = Object.create(connection, { describe: { value: () => undefined } });
	silent.set(connection, made);
	return made;
}
