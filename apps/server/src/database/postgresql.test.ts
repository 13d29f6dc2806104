/** PostgreSQL ends connections whenever it restarts: what was under way fails, and the process survives. */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshPostgresql, postgresqlAnswers } from '../testing/databases.ts';
import type { Queries } from './database.ts';

const END_THE_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
	where datname = current_database() and pid <> pg_backend_pid()`;

/** Ends every connection while this process is blocked, so that the pool hands out broken ones. */
function endAllUnseen(url: string): void {
	const script = `const { Client } = require('pg');
		const client = new Client({ connectionString: process.argv[1] });
		client.connect().then(() => client.query(process.argv[2])).then(() => client.end());`;
	execFileSync(process.execPath, ['-e', script, url, END_THE_OTHERS], { cwd: import.meta.dirname });
}

/** What would have ended the process if the tests had not caught it. */
function catchUnheard() {
	const unheard: unknown[] = [];
	const note = (error: unknown) => unheard.push(error);
	const before = process.listeners('uncaughtException');
	process.removeAllListeners('uncaughtException').on('uncaughtException', note);
	const restore = () => {
		process.off('uncaughtException', note);
		for (const listener of before) process.on('uncaughtException', listener);
	};
	return { unheard, restore };
}

const ask = (queries: Queries) => queries.execute(sql`select 1`);
const many = (count: number, work: () => Promise<unknown>) => Array.from({ length: count }, work);

describe.skipIf(!postgresqlAnswers)('a PostgreSQL that ends its connections', () => {
	let opened: Awaited<ReturnType<typeof openFreshPostgresql>>;
	beforeAll(async () => {
		opened = await openFreshPostgresql();
	});
	afterAll(() => opened.close());

	it('fails the transactions that are under way, and nothing else', async () => {
		const caught = catchUnheard();
		let begun = 0;
		try {
			const { database } = opened;
			const work = () =>
				database.transaction(async (tx) => {
					await ask(tx);
					begun += 1;
					await expect.poll(() => begun).toBe(-1);
				});
			const outcomes = Promise.allSettled(many(4, work));
			await expect.poll(() => begun).toBe(4);
			await database.execute(sql.raw(END_THE_OTHERS));
			begun = -1;
			expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
			expect(caught.unheard).toEqual([]);
		} finally {
			caught.restore();
		}
	});

	it('loses no place in the pool, even if a transaction could not begin', async () => {
		const { database } = opened;
		for (let round = 0; round < 3; round += 1) {
			await Promise.allSettled(many(10, () => ask(database)));
			endAllUnseen(opened.url);
			await Promise.allSettled(many(10, () => database.transaction(ask)));
		}
		const all = Promise.all(many(20, () => database.transaction(ask)));
		expect(await Promise.race([all, pause(10_000)])).toHaveLength(20);
	});
});
