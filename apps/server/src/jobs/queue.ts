/** The queue: work requested by a transaction, done afterwards by the first free worker. */
import type { Database, Queries } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReachPoint } from '../platform/fault-points.ts';
import type { JobDefinition, Lane, Payload } from './definition.ts';
import { type BeforeGivingUp, type GivenUp, type Handler, type Work, workOf } from './job.ts';
import { insertJob, type JobRow, listDeadJobs, reviveJob } from './job-repository.ts';
import { databaseTime, type QueueTime, timeOf } from './queue-time.ts';
import { hasUsedAllowance } from './spending-repository.ts';
import { createWorker, type Worker } from './worker.ts';

/** Every database announces on this channel that a job was committed, so that no worker waits for its next poll. */
export const JOBS_CHANNEL = 'halfpenny_jobs';

/** When to run a job, for whom, and which jobs are the same. */
interface EnqueueOptions {
	/** Milliseconds to wait, by the database's time, since machines' clocks disagree. Runs immediately when left out. */
	readonly afterMs?: number;
	/** Only one job per key waits at a time. While it runs, the next may already wait. */
	readonly dedupeKey?: string;
	/** Who may see it when it fails, and ask for another try. */
	readonly userId?: string;
}

/** Queues work and has it done. */
export interface JobQueue {
	/** Queues a job. In a transaction it is queued only if that commits. The payload holds ids, nothing personal. */
	readonly enqueue: <P extends Payload>(
		queries: Queries,
		definition: JobDefinition<P>,
		payload: NoInfer<P>,
		options?: EnqueueOptions,
	) => Promise<void>;
	/**
	 * Registers the handler for the jobs of a definition, and the callback before one fails for good. Once per definition.
	 */
	readonly registerHandler: <P extends Payload>(
		definition: JobDefinition<P>,
		handler: Handler<P>,
		beforeGivingUp?: BeforeGivingUp<P>,
	) => void;
	/** A person's dead jobs. */
	readonly listDead: (userId: string) => Promise<JobRow[]>;
	/** Gives a person's dead job all its attempts again. Returns false when it is not dead. */
	readonly revive: (userId: string, id: string) => Promise<boolean>;
	/**
	 * Whether a person has recently used more of a lane than their allowance, so that their jobs wait behind everyone
	 * else's.
	 */
	readonly hasUsedAllowance: (lane: Lane, userId: string) => Promise<boolean>;
	readonly worker: Worker;
	/** The time that decides when jobs are due, for anything that must agree with it. */
	readonly now: QueueTime;
}

/** What a queue needs. */
export interface QueueOptions {
	readonly database: Database;
	/** Only for tests, which set it; otherwise the database's own time counts. */
	readonly clock?: Clock;
	/** How many jobs of the filing lane run at the same time; the other lanes have a few each. */
	readonly concurrency?: number;
	/** Called with a job that threw: kind and error, for the log. */
	readonly onFailure: (kind: string, error: unknown) => void;
	/** Called with a dead job. */
	readonly onGivenUp?: (job: GivenUp) => void;
	/** Where the process may be killed on purpose. */
	readonly reach?: ReachPoint;
}

const CONCURRENCY = 8;
/**
 * Reading keeps a processor busy; emails and housekeeping mostly wait for others. More at once would help none of them.
 */
const OTHER_LANES = { reading: 2, letters: 2, upkeep: 2 } as const;

/** A queue in the database's table. */
export function createQueue(options: QueueOptions): JobQueue {
	const { database, clock, concurrency = CONCURRENCY, onFailure } = options;
	const { onGivenUp = () => undefined, reach = () => undefined } = options;
	const handlers = new Map<string, Work>();
	const now = clock ? timeOf(clock) : databaseTime;
	const laneSizes = { filing: concurrency, ...OTHER_LANES };
	const worker = createWorker({ database, now, laneSizes, onFailure, onGivenUp, reach, handlers });
	return {
		worker,
		now,
		enqueue: (queries, { kind, lane }, payload, { afterMs = 0, dedupeKey = null, userId = null } = {}) => {
			return insertJob(queries, now, { kind, lane, payload, afterMs, dedupeKey, userId });
		},
		registerHandler: (definition, handle, beforeGivingUp) => {
			const { kind } = definition;
			if (handlers.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`);
			handlers.set(kind, workOf(definition, handle, beforeGivingUp));
		},
		listDead: (userId) => listDeadJobs(database, userId),
		hasUsedAllowance: (lane, userId) => hasUsedAllowance(database, now, { lane, userId }),
		revive: async (userId, id) => {
			const revived = await reviveJob(database, userId, id, now);
			if (revived) worker.wake();
			return revived;
		},
	};
}
