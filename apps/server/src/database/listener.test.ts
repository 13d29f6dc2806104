/** Processes on one PostgreSQL hear each other, even after the connection broke; the embedded database hears itself. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	migrationsFolder,
	openEmbedded,
	openFreshPostgresql,
	postgresqlAnswers,
} from '../testing/databases.ts';
import type { OpenDatabase } from './database.ts';
import { announce } from './notice-repository.ts';
import { openPostgresql } from './postgresql.ts';

async function until(what: () => boolean): Promise<void> {
	for (let turns = 0; turns < 400 && !what(); turns += 1)
		await new Promise((resolve) => setTimeout(resolve, 10));
	expect(what()).toBe(true);
}

describe.skipIf(!postgresqlAnswers)('two processes on one PostgreSQL', () => {
	let one: OpenDatabase & { readonly url: string };
	let other: OpenDatabase;
	const [heard, gaps]: [string[], string[]] = [[], []];
	beforeAll(async () => {
		one = await openFreshPostgresql();
		other = await openPostgresql(one.url, migrationsFolder);
		await other.listen(
			'news',
			(text) => heard.push(text),
			() => gaps.push('gap'),
		);
	});
	afterAll(async () => {
		await other.close();
		await one.close();
	});

	it('hear what was committed, and not what was rolled back', async () => {
		const lost = one.database.transaction(async (tx) => {
			await announce(tx, 'news', 'lost');
			throw new Error('changed my mind');
		});
		await expect(lost).rejects.toThrow('changed my mind');
		await one.database.transaction((tx) => announce(tx, 'news', 'it’s kept'));
		await until(() => heard.length > 0);
		expect(heard).toEqual(['it’s kept']);
	});

	it('reconnect after the connection broke, and know that they may have missed something', async () => {
		await one.database.execute(
			sql`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
		);
		await until(() => gaps.length === 1);
		await announce(one.database, 'news', 'again');
		await until(() => heard.length === 2);
		expect(heard[1]).toBe('again');
	});
});

describe('the embedded database', () => {
	it('announces a job when its transaction commits', async () => {
		const opened = await openEmbedded();
		let announced = 0;
		await opened.listen(
			'halfpenny_jobs',
			() => {
				announced += 1;
			},
			() => undefined,
		);
		const insert = sql`insert into jobs (id, kind, lane, payload, state, run_at, created_at)
			values (gen_random_uuid(), 'x', 'upkeep', '{}', 'waiting', now(), now())`;
		await opened.database.transaction(async (tx) => {
			await tx.execute(insert);
			expect(announced).toBe(0);
		});
		await until(() => announced === 1);
		await opened.close();
	});
});
