/** What is sent without waiting for answers still fails, rolls back and sees what was committed, as if each was awaited. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnDatabases, openFreshPostgresql, postgresqlAnswers } from '../testing/databases.ts';
import { isUniqueViolation, type Queries } from './database.ts';
import { inOneStatement } from './one-statement.ts';
import { prepared } from './prepared.ts';
import { auditEvents } from './schema/platform.ts';

const at = new Date('2026-01-01T00:00:00Z');
const rowOf = (id: string) => ({ id, at, action: 'test', detail: {} });
const unread = (queries: Queries, id: string) =>
	inOneStatement(queries, [queries.insert(auditEvents).values(rowOf(id))]);
const eventById = prepared((queries) =>
	queries
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(eq(auditEvents.id, sql.placeholder('id')))
		.prepare('event_by_id'),
);
const exists = async (queries: Queries, id: string) => (await eventById(queries).execute({ id })).length > 0;

describeOnDatabases('a statement whose answer nobody needs', (open) => {
	it('is committed with its transaction, and is seen inside it', async () => {
		const id = randomUUID();
		const inside = await open().transaction(async (tx) => {
			await unread(tx, id);
			return exists(tx, id);
		});
		expect([inside, await exists(open(), id)]).toEqual([true, true]);
	});

	it('fails the transaction at the commit at the latest, with its own error', async () => {
		const [id, other] = [randomUUID(), randomUUID()];
		await unread(open(), id);
		const failing = open().transaction(async (tx) => {
			await unread(tx, other);
			await unread(tx, id);
		});
		expect(isUniqueViolation(await failing.catch((error: unknown) => error))).toBe(true);
		expect(await exists(open(), other)).toBe(false);
	});

	it('fails what is read after it, with its own error', async () => {
		const id = randomUUID();
		await unread(open(), id);
		const failing = open().transaction(async (tx) => {
			await unread(tx, id);
			await exists(tx, id);
		});
		expect(isUniqueViolation(await failing.catch((error: unknown) => error))).toBe(true);
	});

	it('does not hide that the transaction could not begin', async () => {
		const impossible = { isolationLevel: 'no such level' as 'serializable' };
		const failing = open().transaction((tx) => exists(tx, randomUUID()), impossible);
		await expect(failing).rejects.toThrow();
	});

	it('is undone with a transaction that throws', async () => {
		const id = randomUUID();
		const failing = open().transaction(async (tx) => {
			await unread(tx, id);
			throw new Error('enough');
		});
		await expect(failing).rejects.toThrow('enough');
		expect(await exists(open(), id)).toBe(false);
	});
});

describe.skipIf(!postgresqlAnswers)('reads that share a connection (PostgreSQL)', () => {
	let opened: Awaited<ReturnType<typeof openFreshPostgresql>>;
	beforeAll(async () => {
		opened = await openFreshPostgresql();
	});
	afterAll(() => opened.close());

	it('see what another connection has committed, each its own', async () => {
		const { database } = opened;
		const ids = Array.from({ length: 30 }, () => randomUUID());
		for (const id of ids.slice(0, 15)) await database.transaction((tx) => unread(tx, id));
		const found = await Promise.all(ids.map((id) => exists(database, id)));
		expect(found).toEqual(ids.map((_, index) => index < 15));
	});

	it('do not wait for one that is held up by a lock', async () => {
		const { database, url } = opened;
		const client = new Client({ connectionString: url });
		await client.connect();
		await client.query('begin');
		await client.query('lock table audit_events in access exclusive mode');
		const heldUp = exists(database, randomUUID());
		try {
			const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
			await expect.poll(async () => (await client.query(waiting)).rows.length).toBeGreaterThan(0);
			await pause(100);
			// On the same connection this one would wait as well.
			const other = prepared((queries) =>
				queries.select({ one: sql`1` }).from(sql`(select 1) x`).prepare('one'),
			);
			const first = await Promise.race([other(database).execute(), pause(10_000, 'held up too')]);
			expect(first).toHaveLength(1);
		} finally {
			await client.query('rollback');
			await client.end();
		}
		expect(await heldUp).toBe(false);
	});

	it('fail with their connection, and the next ones get another', async () => {
		const { database } = opened;
		await exists(database, randomUUID());
		const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`;
		await database.execute(end);
		await expect.poll(() => exists(database, randomUUID()).catch(() => 'failed')).toBe(false);
	});
});
