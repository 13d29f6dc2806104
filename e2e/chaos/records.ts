/** Reads our database directly: through PostgreSQL's client, or from the embedded database's folder. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { root } from './bundles.ts';

/** A submission in our database. */
export interface OurSubmission {
	readonly id: string;
	readonly taxReturnId: string;
	readonly amendment: number;
	readonly state: string;
	readonly transactionId: string;
	readonly correlationId: string | null;
	readonly irmark: string;
	readonly hasReceipt: boolean;
}

/** An event in our database. */
export interface OurEvent {
	readonly submissionId: string;
	readonly sequence: number;
	readonly kind: string;
	readonly state: string;
	readonly at: Date;
}

/** A job that is still in the queue. */
export interface OurJob {
	readonly kind: string;
	readonly state: string;
	readonly lastError: string | null;
}

/** Our records, to compare with HMRC's ledger. */
export interface OurRecords {
	readonly submissions: readonly OurSubmission[];
	readonly events: readonly OurEvent[];
	readonly jobs: readonly OurJob[];
}

/** Runs a statement and returns its rows. */
export type Query = <Row>(sql: string) => Promise<readonly Row[]>;

/** Opens the database for `work`, then closes it. All servers must be down to open the embedded database. */
export async function withDatabase<T>(
	place: { readonly databaseUrl: string | undefined; readonly dataFolder: string },
	work: (query: Query) => Promise<T>,
): Promise<T> {
	if (place.databaseUrl === undefined) return withFolder(join(place.dataFolder, 'database/cluster'), work);
	const client = new pg.Client({ connectionString: place.databaseUrl });
	await client.connect();
	try {
		return await work(async <Row>(sql: string) => (await client.query(sql)).rows as readonly Row[]);
	} finally {
		await client.end();
	}
}

async function withFolder<T>(folder: string, work: (query: Query) => Promise<T>): Promise<T> {
	const { PGlite } = createRequire(join(root, 'apps/server/package.json'))('@electric-sql/pglite');
	const client = new PGlite(folder);
	try {
		return await work(async (sql) => (await client.query(sql)).rows);
	} finally {
		await client.close();
	}
}

/** Reads all our records. */
export async function readRecords(query: Query): Promise<OurRecords> {
	return {
		submissions: await query(`select id, tax_return_id as "taxReturnId", amendment, state,
			transaction_id as "transactionId", correlation_id as "correlationId", irmark,
			sealed_receipt is not null as "hasReceipt" from submissions
			join transaction_engine_messages on submission_id = id order by created_at`),
		events: await readEvents(query),
		jobs: await readJobs(query),
	};
}

/** Reads the events of every submission, in order. */
export function readEvents(query: Query): Promise<readonly OurEvent[]> {
	return query(`select submission_id as "submissionId", sequence, kind, state, at
		from submission_events order by submission_id, sequence`);
}

/** Reads the jobs that are still in the queue. */
export function readJobs(query: Query): Promise<readonly OurJob[]> {
	return query(`select kind, state, last_error as "lastError" from jobs`);
}

/** Returns how many jobs are still in the queue. */
export async function countJobs(query: Query): Promise<number> {
	const [row] = await query<{ readonly jobs: number }>('select count(*)::int as jobs from jobs');
	return row?.jobs ?? 0;
}

/** Returns how many events made a submission unknown. */
export function timesUnknown(events: readonly OurEvent[]): number {
	const unknown = new Set(['outcomeUnknown', 'interrupted', 'receiptMismatched']);
	return events.filter(({ kind }) => unknown.has(kind)).length;
}

/** Makes every waiting job due, so that a run doesn't wait hours for the next look at HMRC's list. */
export async function letTimePass(query: Query): Promise<void> {
	// The servers use the tests' own date. 2000 is in the past on any date.
	await query(`update jobs set run_at = timestamptz '2000-01-01' where state = 'waiting'`);
}
