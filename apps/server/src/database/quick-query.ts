/**
 * A prepared statement that asks PostgreSQL only once which columns it returns: otherwise `pg` asks, reads the answer and
 * chooses how to parse each column again on every run. While a server runs, a statement's columns never change.
 */
import type { Writable } from 'node:stream';
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
		if (!known) {
			asPgDoes.prepare.call(this, connection);
			return;
		}
		const parts = this as unknown as Parts;
		const { _result: result } = parts;
		result.fields = known.fields;
		result._parsers = known._parsers;
		result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject;
		parts._accumulateRows = true;
		asPgDoes.prepare.call(this, withoutAsking(connection) as unknown as Connection);
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

/** What a statement that is sent uses of a connection; the types of `pg` do not name all of it. */
interface Sender {
	readonly stream: Writable;
	readonly parsedStatements: object;
	readonly submittedNamedStatements: object;
	readonly parse: (message: object) => void;
	readonly bind: (message: object) => void;
	readonly close: (message: object) => void;
	readonly sync: () => void;
}

/** `Execute` for every row, and `Sync`: the same bytes each time. */
const EXECUTE_AND_SYNC = Buffer.from('45000000090000000000' + '5300000004', 'hex');

/** Sends for a query that does not ask for its columns. */
class Silent {
	readonly #connection: Sender;

	constructor(connection: Sender) {
		this.#connection = connection;
	}
	get parsedStatements(): object {
		return this.#connection.parsedStatements;
	}
	get submittedNamedStatements(): object {
		return this.#connection.submittedNamedStatements;
	}
	parse(message: object): void {
		this.#connection.parse(message);
	}
	bind(message: object): void {
		this.#connection.bind(message);
	}
	describe(): void {}
	execute(): void {
		const { stream } = this.#connection;
		if (stream.writable) stream.write(EXECUTE_AND_SYNC);
	}
	/** Called when the values could not be bound. */
	close(message: object): void {
		this.#connection.close(message);
		this.#connection.sync();
	}
	/** `execute` and `close` have sent it. */
	sync(): void {}
}

const silent = new WeakMap<Connection, Silent>();

function withoutAsking(connection: Connection): Silent {
	const known = silent.get(connection);
	if (known) return known;
	const made = new Silent(connection as unknown as Sender);
	silent.set(connection, made);
	return made;
}
