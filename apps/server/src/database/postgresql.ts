/** PostgreSQL through a connection pool; migrations run once however many processes start together. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient, type QueryConfig } from 'pg';
import type { OpenDatabase } from './database.ts';
import { createListener } from './listener.ts';
import { QuickQuery, type Statement } from './quick-query.ts';
import { createSharedReader, type SharedReader } from './shared-reader.ts';
import { createTransactionClient } from './transaction-client.ts';

/** Any number no other program on the same database uses: it spells `half`. */
const MIGRATION_LOCK = 0x68616c66;
const CONNECTIONS = 20;

/** Connects, migrates the tables and returns the handle. Throws when the server cannot be reached. */
export async function openPostgresql(url: string, migrationsFolder: string): Promise<OpenDatabase> {
	await migrateAlone(url, migrationsFolder);
	const pool = new Pool({ connectionString: url, max: CONNECTIONS, pipeline: true });
	const reader = createSharedReader(url);
	// A broken connection is replaced. Idle ones have the pool's listener, busy ones only this one; an unhandled error
	// would end the process. The running query fails, and its caller is told.
	pool.on('error', () => undefined);
	pool.on('connect', (client) => client.on('error', () => undefined));
	takeBackBroken(pool);
	shareReads(pool, reader);
	const listener = createListener(url);
	const close = async () => {
		await listener.close();
		await reader.close();
		await pool.end();
	};
	return { database: drizzle(pool), kind: 'postgresql', listen: listener.listen, close };
}

/** A transaction whose `begin` fails never returns its connection, so a broken one is reclaimed when it breaks. */
function takeBackBroken(pool: Pool): void {
	const connect = pool.connect.bind(pool);
	const connectGuarded = (callback?: Parameters<typeof connect>[0]) =>
		callback === undefined ? connect().then(releaseOnce).then(createTransactionClient) : connect(callback);
	pool.connect = connectGuarded as Pool['connect'];
}

/** Lets prepared reads outside transactions share a connection. */
function shareReads(pool: Pool, reader: SharedReader): void {
	const query = pool.query.bind(pool);
	const queryShared = (config: QueryConfig | QuickQuery, values?: unknown[]) =>
		config instanceof QuickQuery && isRead(config.statement) && !reader.isHeldUp()
			? reader.read(config)
			: query(config, values);
	pool.query = queryShared as Pool['query'];
}

/** A statement that waits for no row's lock. */
const READ = /^select(?!.* for (update|share|no key|key))/s;
const reads = new WeakMap<Statement, boolean>();

function isRead(statement: Statement): boolean {
	const known = reads.get(statement);
	if (known !== undefined) return known;
	const read = READ.test(statement.text);
	reads.set(statement, read);
	return read;
}

function releaseOnce(client: PoolClient): PoolClient {
	const { release } = client;
	const onError = () => client.release(true);
	client.release = (error) => {
		client.off('error', onError);
		client.release = () => undefined;
		release(error);
	};
	client.once('error', onError);
	return client;
}

async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
	const client = new Client({ connectionString: url });
	client.on('error', () => undefined); // The statement under way fails, and with it the start.
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.end(); // Also frees the lock.
	}
}
