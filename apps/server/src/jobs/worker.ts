/** The worker: claims jobs as long as it has free slots, holds their leases, and records each outcome. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database.ts';
import type { ReachPoint } from '../platform/fault-points.ts';
import { backOff, MOST_FAILURES } from './back-off.ts';
import { type Lane, lanes } from './definition.ts';
import type { GivenUp, Outcome, Work } from './job.ts';
import {
	buryJob,
	type ClaimedJob,
	claimJobs,
	deleteJob,
	endLeases,
	extendLease,
	lanesWithWork,
	postponeJob,
} from './job-repository.ts';
import { after, type QueueTime } from './queue-time.ts';
import { addSpending } from './spending-repository.ts';

/** Lanes whose work keeps a processor busy: they are shared fairly between people. */
const SHARED_FAIRLY: ReadonlySet<Lane> = new Set(['reading']);
const LEASE_MS = 30_000;
const IDLE_MS = 250;
/** When the database does not answer, looking again immediately would only fill the log. */
const TROUBLE_MS = 5000;
/** How long a stop waits for running handlers; their leases bring the jobs back later. */
const STOP_MS = 5000;

/** Does the jobs. */
export interface Worker {
	/**
	 * Starts looking for jobs. `alone` says that no other process can be working: what one left running is taken
	 * immediately.
	 */
	readonly start: (alone: boolean) => Promise<void>;
	/** Takes no more jobs and waits for the running ones. */
	readonly stop: () => Promise<void>;
	/** Looks for jobs immediately instead of at the next turn. */
	readonly wake: () => void;
	/** Does everything that is due now, and what becomes due through it, then returns. For tests and commands. */
	readonly runDue: () => Promise<void>;
}

/** What a worker needs. */
export interface WorkerOptions {
	readonly database: Database;
	readonly now: QueueTime;
	/** How many jobs of each lane run at the same time. */
	readonly laneSizes: Readonly<Record<Lane, number>>;
	readonly handlers: ReadonlyMap<string, Work>;
	readonly onFailure: (kind: string, error: unknown) => void;
	readonly onGivenUp: (job: GivenUp) => void;
	readonly reach: ReachPoint;
}

/** A worker over the table of jobs. */
export function createWorker(options: WorkerOptions): Worker {
	const { database, now, laneSizes } = options;
	const running: Readonly<Record<Lane, Set<Promise<void>>>> = {
		filing: new Set(),
		reading: new Set(),
		letters: new Set(),
		upkeep: new Set(),
	};
	const free = (lane: Lane) => laneSizes[lane] - running[lane].size;
	const allRunning = () => lanes.flatMap((lane) => [...running[lane]]);
	const stopping = new AbortController();
	/** Turns begin where the worker was created: its caller may be inside a transaction, and a turn must not be. */
	const outside = AsyncLocalStorage.snapshot();
	let started = false;
	let turn: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined;
	let looking: Promise<number> | undefined;

	/** Claims as many jobs as a lane has room for; one at a time if the lane is shared fairly. Returns how many. */
	const takeFrom = async (lane: Lane): Promise<number> => {
		const fairly = SHARED_FAIRLY.has(lane);
		const claimed = await claimJobs(database, now, LEASE_MS, { lane, fairly, most: fairly ? 1 : free(lane) });
		if (claimed.length > 0) options.reach('job.claimed');
		for (const job of claimed) {
			const run = runJob(options, job, stopping.signal).finally(() => {
				// Otherwise there was room and nothing was left waiting: the worker notices by itself what becomes due.
				const somethingMayWait = fairly || free(lane) <= 0;
				running[lane].delete(run);
				if (somethingMayWait) wake(0);
			});
			running[lane].add(run);
		}
		return claimed.length;
	};
	/** Claims from every lane with room; says how many, and whether there may be more that could be claimed now. */
	const take = async () => {
		let [taken, mayBeMore] = [0, false];
		const roomy = lanes.filter((lane) => free(lane) > 0);
		for (const lane of await lanesWithWork(database, now, roomy)) {
			const claimed = await takeFrom(lane);
			taken += claimed;
			// The other lanes gave all that was due, or have no room left.
			mayBeMore ||= claimed > 0 && SHARED_FAIRLY.has(lane);
		}
		return { taken, mayBeMore };
	};
	/** Claims what there is; returns how long to wait before looking again. */
	const look = async (): Promise<number> => {
		try {
			while (!stopping.signal.aborted && (await take()).mayBeMore);
			return IDLE_MS;
		} catch (error) {
			options.onFailure('claim', error);
			return TROUBLE_MS;
		}
	};
	/** Looks after this many milliseconds at the latest; an earlier turn stays scheduled. */
	const wake = (afterMs: number): void => {
		const at = performance.now() + afterMs;
		if (!started || (turn && turn.at <= at)) return;
		clearTimeout(turn?.timer);
		turn = { at, timer: outside(() => setTimeout(takeTurn, afterMs)) };
	};
	const takeTurn = async (): Promise<void> => {
		turn = undefined;
		// A wake during a look may be for a job that the look missed.
		const overlooked = looking !== undefined;
		looking ??= look();
		const pause = await looking;
		looking = undefined;
		wake(overlooked && pause === IDLE_MS ? 0 : pause);
	};
	return {
		start: async (alone) => {
			if (alone) await endLeases(database, now);
			started = true;
			wake(0);
		},
		stop: async () => {
			started = false;
			stopping.abort();
			clearTimeout(turn?.timer);
			await looking;
			await Promise.race([
				Promise.all(allRunning()),
				new Promise((resolve) => setTimeout(resolve, STOP_MS).unref()),
			]);
		},
		wake: () => wake(0),
		runDue: async () => {
			while ((await take()).taken > 0 || allRunning().length > 0) await Promise.all(allRunning());
		},
	};
}

/** Runs one job and records its outcome; its lease is held while it runs. */
async function runJob(options: WorkerOptions, job: ClaimedJob, stopping: AbortSignal): Promise<void> {
	const lost = new AbortController();
	const lease = setInterval(async () => {
		const until = after(options.now, LEASE_MS);
		const ours = await extendLease(options.database, job, until).catch(() => true);
		if (!ours) lost.abort();
	}, LEASE_MS / 3);
	try {
		const began = performance.now();
		const outcome = await attempt(options, job, AbortSignal.any([stopping, lost.signal]));
		await countSpending(options, job, spentOn(outcome, performance.now() - began));
		options.reach('job.handled');
		await conclude(options, job, outcome);
	} catch (error) {
		// Not even the outcome could be written: the lease ends and the job runs again.
		options.onFailure(job.kind, error);
	} finally {
		clearInterval(lease);
	}
}

function spentOn(outcome: Attempt, ranMs: number): number {
	return outcome.kind === 'done' ? (outcome.spentMs ?? ranMs) : ranMs;
}

/** In a lane shared fairly, the person with least recent use comes next. */
async function countSpending({ database, now }: WorkerOptions, job: ClaimedJob, ms: number): Promise<void> {
	const { lane, userId } = job;
	if (SHARED_FAIRLY.has(lane) && userId !== null) await addSpending(database, now, { lane, userId, ms });
}

type Attempt = Outcome | { readonly kind: 'failed'; readonly error: unknown };

async function attempt({ handlers }: WorkerOptions, job: ClaimedJob, signal: AbortSignal): Promise<Attempt> {
	const work = handlers.get(job.kind);
	if (!work) return { kind: 'dead', reason: 'noHandler' };
	if (job.failures > MOST_FAILURES) return { kind: 'dead', reason: 'tooManyFailures' };
	try {
		return await work.handle(job, signal);
	} catch (error) {
		return { kind: 'failed', error };
	}
}

async function conclude(options: WorkerOptions, job: ClaimedJob, outcome: Attempt): Promise<void> {
	switch (outcome.kind) {
		case 'done':
			return deleteJob(options.database, job);
		case 'retry':
			// It succeeded: only consecutive failures count, however long the job lives.
			return postpone(options, job, outcome.afterMs, 0, null);
		case 'dead':
			return giveUp(options, job, outcome.reason);
		case 'failed':
			options.onFailure(job.kind, outcome.error);
			return afterFailure(options, job, nameOf(outcome.error));
	}
}

function afterFailure(options: WorkerOptions, job: ClaimedJob, name: string): Promise<void> {
	const failures = job.failures + 1;
	return failures > MOST_FAILURES
		? giveUp(options, job, name)
		: postpone(options, job, backOff(failures), failures, name);
}

async function giveUp(options: WorkerOptions, job: ClaimedJob, reason: string): Promise<void> {
	const { id, kind, payload } = job;
	await options.handlers.get(kind)?.beforeGivingUp(job, reason);
	await buryJob(options.database, job, reason, options.now);
	options.onGivenUp({ id, kind, payload, reason });
}

function postpone(
	{ database, now }: WorkerOptions,
	job: ClaimedJob,
	afterMs: number,
	failures: number,
	lastError: string | null,
): Promise<void> {
	return postponeJob(database, now, job, { afterMs, failures, lastError });
}

/** Only the error's name is kept: its message may quote personal data. */
function nameOf(error: unknown): string {
	return error instanceof Error ? error.name : 'unknown';
}
