/** However many returns there are, no query of a person's calls reads a whole table, and erasing looks nothing up by reading one. */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnDatabases, openFreshPostgresql, postgresqlAnswers } from '../src/testing/databases.ts';
import { makeManyReturns } from '../src/testing/many-returns.ts';
import { type Asked, explain, listenToQueries, type Plan } from '../src/testing/query-plans.ts';
import { createTestServer, signUpUser } from '../src/testing/test-server.ts';
import { makeCalls } from '../src/testing/year-of-calls.ts';

const RETURNS = 2000;
/** Everything of one person is less than this. */
const MOST_ROWS = 200;

describe.skipIf(!postgresqlAnswers)('among many returns (PostgreSQL)', () => {
	let opened: Awaited<ReturnType<typeof openFreshPostgresql>>;
	let client: Client;
	let asked: readonly Asked[];

	beforeAll(async () => {
		opened = await openFreshPostgresql();
		client = new Client({ connectionString: opened.url });
		await client.connect();
		await makeManyReturns(client, RETURNS);
		const server = await createTestServer(opened.database, { environment: { LOG_LEVEL: 'silent' } });
		const listening = listenToQueries();
		await makeCalls(server, await signUpUser(server), 1);
		asked = listening.asked;
		listening.stop();
		await server.close();
		// Whole tables are still small enough to be worth reading: with this, one is only read where nothing else can be done.
		await client.query('set enable_seqscan = off; set jit = off');
	});
	afterAll(async () => {
		await client.end();
		await opened.close();
	});

	const plansOf = async (): Promise<[string, Plan][]> => {
		const plans: [string, Plan][] = [];
		for (const one of asked) plans.push([one.text, await explain(client, one)]);
		return plans;
	};
	const tooMuch = ([, { scanned, rows }]: [string, Plan]) => scanned.length > 0 || rows > MOST_ROWS;

	it('hears the queries of a whole return', () => {
		expect(asked.length).toBeGreaterThan(80);
	});

	it('finds everything by an index, and looks at few rows', async () => {
		expect((await plansOf()).filter(tooMuch)).toEqual([]);
	});

	it.each([
		['entries_sent_once', 'entries'],
		['submissions_person', 'submissions'],
		['tax_returns_one_a_year', 'tax_returns'],
	])('shows at once when %s is missing', async (index, table) => {
		const use = 'update pg_index set indisvalid = $2 where indexrelid = $1::regclass';
		await client.query(use, [index, false]);
		const scanned = (await plansOf()).flatMap(([, plan]) => plan.scanned);
		await client.query(use, [index, true]);
		expect(new Set(scanned)).toEqual(new Set([table]));
	});
});

describeOnDatabases('a row that others point at', (open) => {
	it('is erased without reading the others from end to end', async () => {
		const { rows } = (await open().execute(sql`
			select c.conrelid::regclass::text || ' ' || c.conname as name
			from pg_constraint c
			where c.contype = 'f' and c.confrelid <> 'administrators'::regclass
				and not exists (
					select 1 from pg_index i
					where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = any(c.conkey)
				)`)) as { rows: unknown[] };
		expect(rows).toEqual([]);
	});
});
