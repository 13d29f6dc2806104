/** The queue on both databases: nothing lost, nothing done twice while all goes well, and every outcome recorded. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema/platform.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { backOff, MOST_FAILURES } from './back-off.ts';
import { defineJob, type Lane } from './definition.ts';
import { dead, done, doneAfter, retryAfter } from './job.ts';
import { claimJobs, lanesWithWork } from './job-repository.ts';
import { createQueue } from './queue.ts';
import { databaseTime, timeOf } from './queue-time.ts';

/** A made-up kind of job. */
const made = (kind: string, lane: Lane = 'filing') =>
	defineJob({ kind, lane, payload: z.record(z.string(), z.union([z.string(), z.number()])) });

const START = new Date('2026-01-31T12:00:00Z').getTime();

function setUp(database: Database) {
	const time = { ms: START };
	const failures: string[] = [];
	const givenUp: string[] = [];
	const make = () =>
		createQueue({
			database,
			clock: { now: () => new Date(time.ms) },
			onFailure: (kind) => failures.push(kind),
			onGivenUp: ({ kind, reason, payload }) => givenUp.push(`${kind} ${reason} ${JSON.stringify(payload)}`),
		});
	return { time, failures, givenUp, make, queue: make() };
}

describeOnDatabases('the queue of jobs', (open) => {
	beforeEach(async () => {
		await open().delete(jobs);
	});

	it('does a job once its transaction has committed, and never if it has not', async () => {
		const { queue } = setUp(open());
		const seen: unknown[] = [];
		queue.registerHandler(made('greet'), async (job) => {
			seen.push(job.payload);
			return done;
		});
		await open().transaction((tx) => queue.enqueue(tx, made('greet'), { id: 'kept' }));
		const rolledBack = open().transaction(async (tx) => {
			await queue.enqueue(tx, made('greet'), { id: 'lost' });
			throw new Error('changed my mind');
		});
		await expect(rolledBack).rejects.toThrow('changed my mind');
		await queue.worker.runDue();
		expect(seen).toEqual([{ id: 'kept' }]);
		expect(await open().select().from(jobs)).toEqual([]);
	});

	it('keeps looking for work after a job was enqueued inside a transaction', async () => {
		const { queue, failures } = setUp(open());
		let ran = () => {};
		queue.registerHandler(made('greet'), async () => {
			ran();
			return done;
		});
		await queue.worker.start(true);
		for (const round of [1, 2, 3]) {
			const greeted = new Promise<void>((resolve) => {
				ran = resolve;
			});
			await open().transaction((tx) => queue.enqueue(tx, made('greet'), { round }));
			await greeted;
			await sleep(20);
		}
		await queue.worker.stop();
		expect(failures).toEqual([]);
	});

	it('waits until a job is due', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('later'), async () => {
			runs += 1;
			return done;
		});
		await queue.enqueue(open(), made('later'), {}, { afterMs: 60_000 });
		await queue.worker.runDue();
		expect(runs).toBe(0);
		time.ms += 60_000;
		await queue.worker.runDue();
		expect(runs).toBe(1);
	});

	it('keeps one waiting job per dedupe key, and lets the next wait while one runs', async () => {
		const { queue } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('poll'), async () => {
			runs += 1;
			if (runs === 1) await queue.enqueue(open(), made('poll'), {}, { dedupeKey: 'poll 1' });
			return done;
		});
		await queue.enqueue(open(), made('poll'), {}, { dedupeKey: 'poll 1' });
		await queue.enqueue(open(), made('poll'), {}, { dedupeKey: 'poll 1' });
		expect(await open().select().from(jobs)).toHaveLength(1);
		await queue.worker.runDue();
		expect(runs).toBe(2);
	});

	it('drops a postponed job when another with its key is already waiting', async () => {
		const { queue } = setUp(open());
		queue.registerHandler(made('poll'), async () => {
			await queue.enqueue(open(), made('poll'), {}, { dedupeKey: 'p', afterMs: 5000 });
			return retryAfter(1000);
		});
		await queue.enqueue(open(), made('poll'), {}, { dedupeKey: 'p' });
		await queue.worker.runDue();
		const left = await open().select().from(jobs);
		expect(left.map(({ runAt }) => runAt.getTime())).toEqual([START + 5000]);
	});

	it('runs a job again when its handler asks for it, and counts no failure', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('poll'), async () => {
			runs += 1;
			return runs < 3 ? retryAfter(2000) : done;
		});
		await queue.enqueue(open(), made('poll'), {});
		await queue.worker.runDue();
		expect(runs).toBe(1);
		const [waiting] = await open().select().from(jobs);
		expect(waiting).toMatchObject({ state: 'waiting', failures: 0, runAt: new Date(START + 2000) });
		for (let step = 0; step < 2; step += 1) {
			time.ms += 2000;
			await queue.worker.runDue();
		}
		expect(runs).toBe(3);
	});

	it('retries with growing pauses after an error, then keeps the dead job with only the name of the error', async () => {
		const { queue, time, failures } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('break'), async () => {
			runs += 1;
			throw new TypeError('about QQ123456C');
		});
		await queue.enqueue(open(), made('break'), {});
		for (let step = 0; step < MOST_FAILURES + 5; step += 1) {
			await queue.worker.runDue();
			time.ms += 16 * 60_000;
		}
		expect(runs).toBe(MOST_FAILURES + 1);
		expect(failures).toHaveLength(runs);
		const left = await open().select().from(jobs);
		expect(left).toHaveLength(1);
		expect(left[0]).toMatchObject({ state: 'dead', lastError: 'TypeError' });
	});

	it('counts only consecutive failures: a successful run starts the count again', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('poll'), async () => {
			runs += 1;
			if (runs % 2 === 0) return retryAfter(1000);
			throw new Error('now and then');
		});
		await queue.enqueue(open(), made('poll'), {});
		for (let step = 0; step < 4 * MOST_FAILURES; step += 1) {
			await queue.worker.runDue();
			time.ms += 16 * 60_000;
		}
		expect(runs).toBe(4 * MOST_FAILURES);
		const [left] = await open().select().from(jobs);
		expect(left).toMatchObject({ state: 'waiting', failures: 0 });
	});

	it('keeps a job that its handler gives up, and one that nobody handles', async () => {
		const { queue, givenUp } = setUp(open());
		queue.registerHandler(made('hopeless'), async () => dead('refused'));
		await queue.enqueue(open(), made('hopeless'), { submissionId: 's1' });
		await queue.enqueue(open(), made('unheardOf'), {});
		await queue.worker.runDue();
		const left = await open().select().from(jobs);
		expect(left.map(({ state, lastError }) => [state, lastError]).sort()).toEqual([
			['dead', 'noHandler'],
			['dead', 'refused'],
		]);
		expect(givenUp.sort()).toEqual(['hopeless refused {"submissionId":"s1"}', 'unheardOf noHandler {}']);
	});

	it('takes over a job whose worker vanished, and the vanished one can no longer finish it', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler(made('work'), async () => {
			runs += 1;
			return done;
		});
		await queue.enqueue(open(), made('work'), {});
		const [taken] = await claimJobs(open(), timeOf({ now: () => new Date(time.ms) }), 1000, {
			lane: 'filing',
			most: 1,
			fairly: false,
		});
		await queue.worker.runDue();
		expect(runs).toBe(0);
		time.ms += 1001;
		const [again] = await claimJobs(open(), timeOf({ now: () => new Date(time.ms) }), 1000, {
			lane: 'filing',
			most: 1,
			fairly: false,
		});
		expect(again).toMatchObject({ id: taken?.id, failures: 1 });
		expect(again?.leaseToken).not.toBe(taken?.leaseToken);
		time.ms += 1001;
		await queue.worker.runDue();
		expect(runs).toBe(1);
	});

	it('takes over a dead process’s jobs immediately when it is alone', async () => {
		const { queue } = setUp(open());
		const ran = new Promise((resolve) => {
			queue.registerHandler(made('work'), async () => {
				resolve(true);
				return done;
			});
		});
		await queue.enqueue(open(), made('work'), {});
		await claimJobs(open(), timeOf({ now: () => new Date(START) }), 3_600_000, {
			lane: 'filing',
			most: 1,
			fairly: false,
		});
		await queue.worker.start(true);
		expect(await ran).toBe(true);
		await queue.worker.stop();
	});

	it('does each of many jobs once with several workers at the same time', async () => {
		const { make } = setUp(open());
		const runs = new Map<unknown, number>();
		const queues = [make(), make(), make()];
		for (const queue of queues) {
			queue.registerHandler(made('count'), async ({ payload }) => {
				const key = JSON.stringify(payload);
				runs.set(key, (runs.get(key) ?? 0) + 1);
				await sleep(1);
				return done;
			});
		}
		await open().transaction(async (tx) => {
			for (let number = 0; number < 60; number += 1) await queues[0]?.enqueue(tx, made('count'), { number });
		});
		await Promise.all(queues.map((queue) => queue.worker.runDue()));
		expect(runs.size).toBe(60);
		expect([...runs.values()].every((count) => count === 1)).toBe(true);
	});

	it('goes by the time of the database, whatever this machine’s clock says', async () => {
		const fast = createQueue({ database: open(), onFailure: () => undefined });
		let runs = 0;
		fast.registerHandler(made('work'), async () => {
			runs += 1;
			return runs === 1 ? retryAfter(0) : done;
		});
		await fast.enqueue(open(), made('work'), {});
		await fast.worker.runDue();
		expect(runs).toBe(2);
		// Another machine's clock is an hour ahead: what is leased stays leased, since nobody asks that clock.
		await fast.enqueue(open(), made('work'), {});
		expect(
			await claimJobs(open(), databaseTime, 3_000_000, { lane: 'filing', most: 5, fairly: false }),
		).toHaveLength(1);
		expect(
			await claimJobs(open(), databaseTime, 3_000_000, { lane: 'filing', most: 5, fairly: false }),
		).toEqual([]);
		const ahead = () => sql`${databaseTime()} + interval '1 hour'`;
		expect(await claimJobs(open(), ahead, 1000, { lane: 'filing', most: 5, fairly: false })).toHaveLength(1);
	});

	it('runs no more at the same time than it is told', async () => {
		const { time } = setUp(open());
		const clock = { now: () => new Date(time.ms) };
		const queue = createQueue({ database: open(), clock, concurrency: 3, onFailure: () => undefined });
		let [now, most] = [0, 0];
		queue.registerHandler(made('count'), async () => {
			now += 1;
			most = Math.max(most, now);
			await sleep(5);
			now -= 1;
			return done;
		});
		for (let number = 0; number < 12; number += 1) await queue.enqueue(open(), made('count'), { number });
		await queue.worker.runDue();
		expect(most).toBe(3);
		expect(await open().select().from(jobs)).toEqual([]);
	});

	it('shows a person their own dead jobs, and gives one all its tries again', async () => {
		const { queue } = setUp(open());
		const [userId, other] = [randomUUID(), randomUUID()];
		let sound = false;
		queue.registerHandler(made('mend'), async () => (sound ? done : dead('broken')));
		await queue.enqueue(open(), made('mend'), {}, { userId, dedupeKey: 'mend' });
		await queue.worker.runDue();
		const [job] = await queue.listDead(userId);
		expect(job).toMatchObject({ lastError: 'broken', diedAt: new Date(START) });
		expect(await queue.listDead(other)).toEqual([]);
		expect(await queue.revive(other, job?.id ?? '')).toBe(false);
		sound = true;
		expect(await queue.revive(userId, job?.id ?? '')).toBe(true);
		expect(await queue.revive(userId, job?.id ?? '')).toBe(false);
		await queue.worker.runDue();
		expect(await open().select().from(jobs)).toEqual([]);
	});

	it('a dead job whose successor is already waiting is not done twice', async () => {
		const { queue } = setUp(open());
		const userId = randomUUID();
		queue.registerHandler(made('mend'), async () => dead('broken'));
		await queue.enqueue(open(), made('mend'), {}, { userId, dedupeKey: 'mend' });
		await queue.worker.runDue();
		await queue.enqueue(open(), made('mend'), {}, { userId, dedupeKey: 'mend' });
		const [job] = await queue.listDead(userId);
		expect(await queue.revive(userId, job?.id ?? '')).toBe(true);
		expect(await open().select().from(jobs)).toMatchObject([{ state: 'waiting' }]);
	});

	it('makes a job dead whose stored payload no longer fits its definition', async () => {
		const { queue } = setUp(open());
		const greet = defineJob({ kind: 'greet', lane: 'letters', payload: z.object({ name: z.string() }) });
		let runs = 0;
		queue.registerHandler(greet, async () => {
			runs += 1;
			return done;
		});
		await queue.enqueue(open(), greet, { name: 'Ada' });
		await open()
			.update(jobs)
			.set({ payload: { title: 'Ada' } });
		await queue.worker.runDue();
		expect(runs).toBe(0);
		expect(await open().select().from(jobs)).toMatchObject([{ state: 'dead', lastError: 'payload.misfit' }]);
	});

	it('files while the reading lane is full of work that does not end', async () => {
		const { queue } = setUp(open());
		let endReading = () => {};
		const reading = new Promise<void>((resolve) => {
			endReading = resolve;
		});
		queue.registerHandler(made('read', 'reading'), async () => {
			await reading;
			return done;
		});
		const filed: unknown[] = [];
		let allFiled = () => {};
		const filing = new Promise<void>((resolve) => {
			allFiled = resolve;
		});
		queue.registerHandler(made('file'), async ({ payload }) => {
			filed.push(payload.number);
			if (filed.length === 3) allFiled();
			return done;
		});
		for (let number = 0; number < 30; number += 1)
			await queue.enqueue(open(), made('read', 'reading'), { number });
		for (let number = 0; number < 3; number += 1) await queue.enqueue(open(), made('file'), { number });
		await queue.worker.start(true);
		await filing;
		const ofFiling = () => open().select().from(jobs).where(eq(jobs.lane, 'filing'));
		await vi.waitFor(async () => expect(await ofFiling()).toEqual([]), { timeout: 20_000 });
		endReading();
		await queue.worker.stop();
	});

	it('lets people take turns at reading, however many documents one of them sent first', async () => {
		const { queue } = setUp(open());
		const [busy, other] = [randomUUID(), randomUUID()];
		const order: unknown[] = [];
		queue.registerHandler(made('read', 'reading'), async ({ payload }) => {
			order.push(payload.person);
			await sleep(1);
			return done;
		});
		const read = made('read', 'reading');
		for (let paper = 0; paper < 20; paper += 1)
			await queue.enqueue(open(), read, { person: 'busy', paper }, { userId: busy });
		await queue.enqueue(open(), read, { person: 'other', paper: 0 }, { userId: other });
		await queue.worker.runDue();
		expect(order).toHaveLength(21);
		expect(order.indexOf('other')).toBeLessThan(3);
	});

	it('reads for everyone else before a person over their allowance, and then one document at a time', async () => {
		const { queue, time } = setUp(open());
		const now = timeOf({ now: () => new Date(time.ms) });
		const [busy, other] = [randomUUID(), randomUUID()];
		const read = made('read', 'reading');
		const send = (userId: string, papers: number) =>
			Promise.all(
				Array.from({ length: papers }, (_, paper) => queue.enqueue(open(), read, { paper }, { userId })),
			);
		const claim = async () =>
			(await claimJobs(open(), now, 1000, { lane: 'reading', most: 1, fairly: true })).map(
				({ userId }) => userId,
			);
		queue.registerHandler(read, async () => doneAfter(61_000));
		await send(busy, 1);
		expect(await queue.hasUsedAllowance('reading', busy)).toBe(false);
		await queue.worker.runDue();
		expect(await queue.hasUsedAllowance('reading', busy)).toBe(true);
		expect(await queue.hasUsedAllowance('reading', other)).toBe(false);

		await send(busy, 2);
		await send(other, 3);
		for (let paper = 0; paper < 3; paper += 1) expect(await claim()).toEqual([other]);
		expect(await claim()).toEqual([busy]);
		expect(await claim()).toEqual([]);

		time.ms += 3_600_000;
		expect(await queue.hasUsedAllowance('reading', busy)).toBe(false);
	});

	it('sees in one query which lanes have due work, or work whose worker vanished', async () => {
		const { queue, time } = setUp(open());
		const now = timeOf({ now: () => new Date(time.ms) });
		const look = async () => (await lanesWithWork(open(), now, ['filing', 'reading', 'letters'])).toSorted();
		expect(await look()).toEqual([]);
		await queue.enqueue(open(), made('file'), {});
		await queue.enqueue(open(), made('write', 'letters'), {}, { afterMs: 60_000 });
		await queue.enqueue(open(), made('sweep', 'upkeep'), {});
		expect(await look()).toEqual(['filing']);
		await claimJobs(open(), now, 1000, { lane: 'filing', most: 1, fairly: false });
		expect(await look()).toEqual([]);
		time.ms += 60_000;
		expect(await look()).toEqual(['filing', 'letters']);
		expect(await lanesWithWork(open(), now, [])).toEqual([]);
	});

	it('stops without losing running jobs', async () => {
		const { queue } = setUp(open());
		let finished = false;
		const begun = new Promise<void>((resolve) => {
			queue.registerHandler(made('slow'), async (_job, signal) => {
				resolve();
				await new Promise((stopped) => signal.addEventListener('abort', stopped));
				finished = true;
				return done;
			});
		});
		await queue.worker.start(false);
		await queue.enqueue(open(), made('slow'), {});
		await begun;
		await queue.worker.stop();
		expect(finished).toBe(true);
		expect(await open().select().from(jobs).where(eq(jobs.kind, 'slow'))).toEqual([]);
	});
});

it('backs off longer each time, within bounds and at random', () => {
	expect(backOff(1, 0)).toBe(500);
	expect(backOff(1, 1)).toBe(1000);
	expect(backOff(5, 1)).toBe(16_000);
	expect(backOff(40, 1)).toBe(900_000);
});
