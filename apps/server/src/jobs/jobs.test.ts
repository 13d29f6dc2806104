/** The queue on both databases: nothing lost, nothing twice while all goes well, and every outcome written down. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema/platform.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { backOff, MOST_FAILURES } from './back-off.ts';
import { dead, done, retryAfter } from './job.ts';
import { claimJobs } from './job-repository.ts';
import { createQueue } from './queue.ts';
import { databaseTime, timeOf } from './queue-time.ts';

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

	it('does a job once its transaction has committed, and never when it has not', async () => {
		const { queue } = setUp(open());
		const seen: unknown[] = [];
		queue.registerHandler('greet', async (job) => {
			seen.push(job.payload);
			return done;
		});
		await open().transaction((tx) => queue.enqueue(tx, 'greet', { id: 'kept' }));
		const rolledBack = open().transaction(async (tx) => {
			await queue.enqueue(tx, 'greet', { id: 'lost' });
			throw new Error('changed my mind');
		});
		await expect(rolledBack).rejects.toThrow('changed my mind');
		await queue.worker.runDue();
		expect(seen).toEqual([{ id: 'kept' }]);
		expect(await open().select().from(jobs)).toEqual([]);
	});

	it('goes on looking for work after a job was enqueued inside a transaction', async () => {
		const { queue, failures } = setUp(open());
		let ran = () => {};
		queue.registerHandler('greet', async () => {
			ran();
			return done;
		});
		await queue.worker.start(true);
		for (const round of [1, 2, 3]) {
			const greeted = new Promise<void>((resolve) => {
				ran = resolve;
			});
			await open().transaction((tx) => queue.enqueue(tx, 'greet', { round }));
			await greeted;
			await sleep(20);
		}
		await queue.worker.stop();
		expect(failures).toEqual([]);
	});

	it('waits until a job is due', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler('later', async () => {
			runs += 1;
			return done;
		});
		await queue.enqueue(open(), 'later', {}, { runAt: new Date(START + 60_000) });
		await queue.worker.runDue();
		expect(runs).toBe(0);
		time.ms += 60_000;
		await queue.worker.runDue();
		expect(runs).toBe(1);
	});

	it('keeps one waiting job of a dedupe key, and lets the next wait while one runs', async () => {
		const { queue } = setUp(open());
		let runs = 0;
		queue.registerHandler('poll', async () => {
			runs += 1;
			if (runs === 1) await queue.enqueue(open(), 'poll', {}, { dedupeKey: 'poll 1' });
			return done;
		});
		await queue.enqueue(open(), 'poll', {}, { dedupeKey: 'poll 1' });
		await queue.enqueue(open(), 'poll', {}, { dedupeKey: 'poll 1' });
		expect(await open().select().from(jobs)).toHaveLength(1);
		await queue.worker.runDue();
		expect(runs).toBe(2);
	});

	it('drops a postponed job when another of its key waits already', async () => {
		const { queue } = setUp(open());
		queue.registerHandler('poll', async () => {
			await queue.enqueue(open(), 'poll', {}, { dedupeKey: 'p', runAt: new Date(START + 5000) });
			return retryAfter(1000);
		});
		await queue.enqueue(open(), 'poll', {}, { dedupeKey: 'p' });
		await queue.worker.runDue();
		const left = await open().select().from(jobs);
		expect(left.map(({ runAt }) => runAt.getTime())).toEqual([START + 5000]);
	});

	it('runs a job again when its handler asks for it, and counts no failure', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler('poll', async () => {
			runs += 1;
			return runs < 3 ? retryAfter(2000) : done;
		});
		await queue.enqueue(open(), 'poll', {});
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

	it('tries again with growing pauses after an error, then keeps the dead job with no more than the name of the error', async () => {
		const { queue, time, failures } = setUp(open());
		let runs = 0;
		queue.registerHandler('break', async () => {
			runs += 1;
			throw new TypeError('about QQ123456C');
		});
		await queue.enqueue(open(), 'break', {});
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

	it('counts only failures one after the other: a run that went well begins anew', async () => {
		const { queue, time } = setUp(open());
		let runs = 0;
		queue.registerHandler('poll', async () => {
			runs += 1;
			if (runs % 2 === 0) return retryAfter(1000);
			throw new Error('now and then');
		});
		await queue.enqueue(open(), 'poll', {});
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
		queue.registerHandler('hopeless', async () => dead('refused'));
		await queue.enqueue(open(), 'hopeless', { submissionId: 's1' });
		await queue.enqueue(open(), 'unheardOf', {});
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
		queue.registerHandler('work', async () => {
			runs += 1;
			return done;
		});
		await queue.enqueue(open(), 'work', {});
		const [taken] = await claimJobs(open(), timeOf({ now: () => new Date(time.ms) }), 1000, 1);
		await queue.worker.runDue();
		expect(runs).toBe(0);
		time.ms += 1001;
		const [again] = await claimJobs(open(), timeOf({ now: () => new Date(time.ms) }), 1000, 1);
		expect(again).toMatchObject({ id: taken?.id, failures: 1 });
		expect(again?.leaseToken).not.toBe(taken?.leaseToken);
		time.ms += 1001;
		await queue.worker.runDue();
		expect(runs).toBe(1);
	});

	it('takes what a dead process left at once when it is alone', async () => {
		const { queue } = setUp(open());
		const ran = new Promise((resolve) => {
			queue.registerHandler('work', async () => {
				resolve(true);
				return done;
			});
		});
		await queue.enqueue(open(), 'work', {});
		await claimJobs(open(), timeOf({ now: () => new Date(START) }), 3_600_000, 1);
		await queue.worker.start(true);
		expect(await ran).toBe(true);
		await queue.worker.stop();
	});

	it('does each of many jobs once with several workers at the same time', async () => {
		const { make } = setUp(open());
		const runs = new Map<unknown, number>();
		const queues = [make(), make(), make()];
		for (const queue of queues) {
			queue.registerHandler('count', async ({ payload }) => {
				const key = JSON.stringify(payload);
				runs.set(key, (runs.get(key) ?? 0) + 1);
				await sleep(1);
				return done;
			});
		}
		await open().transaction(async (tx) => {
			for (let number = 0; number < 60; number += 1) await queues[0]?.enqueue(tx, 'count', { number });
		});
		await Promise.all(queues.map((queue) => queue.worker.runDue()));
		expect(runs.size).toBe(60);
		expect([...runs.values()].every((count) => count === 1)).toBe(true);
	});

	it('by the time of the database, whatever the clock of this machine says', async () => {
		const fast = createQueue({ database: open(), onFailure: () => undefined });
		let runs = 0;
		fast.registerHandler('work', async () => {
			runs += 1;
			return runs === 1 ? retryAfter(0) : done;
		});
		await fast.enqueue(open(), 'work', {});
		await fast.worker.runDue();
		expect(runs).toBe(2);
		// Another machine's clock is an hour ahead: what is leased stays leased, since nobody asks that clock.
		await fast.enqueue(open(), 'work', {});
		expect(await claimJobs(open(), databaseTime, 3_000_000, 5)).toHaveLength(1);
		expect(await claimJobs(open(), databaseTime, 3_000_000, 5)).toEqual([]);
		const ahead = timeOf({ now: () => new Date(Date.now() + 3_600_000) });
		expect(await claimJobs(open(), ahead, 1000, 5)).toHaveLength(1);
	});

	it('does no more at the same time than it is told', async () => {
		const { time } = setUp(open());
		const clock = { now: () => new Date(time.ms) };
		const queue = createQueue({ database: open(), clock, concurrency: 3, onFailure: () => undefined });
		let [now, most] = [0, 0];
		queue.registerHandler('count', async () => {
			now += 1;
			most = Math.max(most, now);
			await sleep(5);
			now -= 1;
			return done;
		});
		for (let number = 0; number < 12; number += 1) await queue.enqueue(open(), 'count', { number });
		await queue.worker.runDue();
		expect(most).toBe(3);
		expect(await open().select().from(jobs)).toEqual([]);
	});

	it('shows a person their own dead jobs, and gives one all its tries again', async () => {
		const { queue } = setUp(open());
		const [userId, other] = [randomUUID(), randomUUID()];
		let sound = false;
		queue.registerHandler('mend', async () => (sound ? done : dead('broken')));
		await queue.enqueue(open(), 'mend', {}, { userId, dedupeKey: 'mend' });
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

	it('a dead job whose successor waits already is not done twice', async () => {
		const { queue } = setUp(open());
		const userId = randomUUID();
		queue.registerHandler('mend', async () => dead('broken'));
		await queue.enqueue(open(), 'mend', {}, { userId, dedupeKey: 'mend' });
		await queue.worker.runDue();
		await queue.enqueue(open(), 'mend', {}, { userId, dedupeKey: 'mend' });
		const [job] = await queue.listDead(userId);
		expect(await queue.revive(userId, job?.id ?? '')).toBe(true);
		expect(await open().select().from(jobs)).toMatchObject([{ state: 'waiting' }]);
	});

	it('stops without losing what runs', async () => {
		const { queue } = setUp(open());
		let finished = false;
		const begun = new Promise<void>((resolve) => {
			queue.registerHandler('slow', async (_job, signal) => {
				resolve();
				await new Promise((stopped) => signal.addEventListener('abort', stopped));
				finished = true;
				return done;
			});
		});
		await queue.worker.start(false);
		await queue.enqueue(open(), 'slow', {});
		await begun;
		await queue.worker.stop();
		expect(finished).toBe(true);
		expect(await open().select().from(jobs).where(eq(jobs.kind, 'slow'))).toEqual([]);
	});
});

it('backs off longer each time, within bounds and with chance', () => {
	expect(backOff(1, 0)).toBe(500);
	expect(backOff(1, 1)).toBe(1000);
	expect(backOff(5, 1)).toBe(16_000);
	expect(backOff(40, 1)).toBe(900_000);
});
