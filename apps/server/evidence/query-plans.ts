/** How PostgreSQL answers what the application asks most often, among 100,000 returns that others filed. */
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgresql } from '../src/database/postgresql.ts';
import { createEmptyPostgresql, postgresqlAnswers } from '../src/testing/fresh-postgresql.ts';
import { makeManyReturns } from '../src/testing/many-returns.ts';
import { type Asked, explain, listenToQueries, type Plan } from '../src/testing/query-plans.ts';
import { createTestServer, signUpUser } from '../src/testing/test-server.ts';
import { makeCalls } from '../src/testing/year-of-calls.ts';

const RETURNS = Number(process.env.PLAN_RETURNS ?? 100_000);
const ROUNDS = 5;
const HOTTEST = 10;
const LONGEST_TEXT = 160;

/** A statement with its plan. */
type Planned = readonly [Asked, Plan];

/** Measures. */
export async function measure() {
	if (!postgresqlAnswers) return { skipped: 'no PostgreSQL' };
	const root = join(import.meta.dirname, '../..');
	const { url, drop } = await createEmptyPostgresql();
	const opened = await openPostgresql(url, join(root, 'apps/server/migrations'));
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		await makeManyReturns(client, RETURNS);
		const environment = { HALFPENNY_ROOT: root, LOG_LEVEL: 'silent' };
		const server = await createTestServer(opened.database, { environment });
		const listening = listenToQueries();
		await makeCalls(server, await signUpUser(server), ROUNDS);
		listening.stop();
		await server.close();
		return report(await planAll(client, listening.asked), await tableSizes(client));
	} finally {
		await client.end();
		await opened.close();
		await drop();
	}
}

/** Each is planned twice, so that what the first reads from the disk does not count. */
async function planAll(client: Client, asked: readonly Asked[]): Promise<Planned[]> {
	const planned: Planned[] = [];
	for (const one of asked) {
		await explain(client, one);
		planned.push([one, await explain(client, one)]);
	}
	return planned;
}

async function tableSizes(client: Client): Promise<string> {
	const { rows } = await client.query(
		'select relname, n_live_tup::int as rows from pg_stat_user_tables order by n_live_tup desc limit 6',
	);
	return rows.map(({ relname, rows: count }) => `${relname} ${count.toLocaleString('en-GB')}`).join(', ');
}

function report(planned: readonly Planned[], sizes: string) {
	const scanning = planned.filter(([, { scanned }]) => scanned.length > 0);
	const most = Math.max(...planned.map(([, { rows }]) => rows));
	const slowest = Math.max(...planned.map(([, { milliseconds }]) => milliseconds ?? 0));
	const found =
		scanning.length === 0
			? 'none reads a table that grows with returns from end to end'
			: `${scanning.length} read a growing table from end to end`;
	return {
		title: 'How PostgreSQL finds things among 100,000 returns',
		summary: `The ${HOTTEST} statements that the application sent most often while a person read everything, changed answers, signed in and filed, among ${RETURNS.toLocaleString('en-GB')} made-up returns of others (rows: ${sizes}). Of all ${planned.length} statements it sent, ${found}; the most rows of one table that any looked at were ${most}, and the slowest took ${fixed(slowest)} ms. Not among them: what administrators count, and calls that first need an answer of HMRC's Making Tax Digital.`,
		columns: [
			'Statement',
			'Sent',
			'Plan',
			'Rows looked at',
			'Milliseconds',
			'Reads a growing table from end to end',
		],
		rows: [...planned.slice(0, HOTTEST), ...scanning].map(([{ text, times }, plan]) => [
			`\`${shorten(text)}\``,
			`${times} times`,
			plan.steps.join(', ') || 'an insert',
			plan.milliseconds === undefined ? 'only planned' : String(plan.rows),
			plan.milliseconds === undefined ? 'only planned' : fixed(plan.milliseconds),
			plan.scanned.join(', ') || 'no',
		]),
		figures: { returns: RETURNS, statements: planned.length, scanning: scanning.length, most, slowest },
	};
}

function fixed(milliseconds: number): string {
	return milliseconds.toFixed(2); // not money
}

/** Without the columns it wants, which all look alike. */
function shorten(text: string): string {
	const words = text
		.replace(/^select .*? from /, 'select … from ')
		.replaceAll(/\s+/g, ' ')
		.replaceAll('"', '')
		.replaceAll('|', '∣');
	return words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT)}…` : words;
}
