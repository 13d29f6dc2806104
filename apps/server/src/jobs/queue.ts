/** The queue: work that a transaction asks for, done after it by whichever worker comes first. */
import type { Database, Queries } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Handler } from './job.ts';
import { insertJob, type NewJob } from './job-repository.ts';
import { createWorker, type Worker } from './worker.ts';

/** When to run a job, and which jobs are the same. */
interface EnqueueOptions {
	/** Not before then; at once when left out. */
	readonly runAt?: Date;
	/** Of jobs with one key, one waits at a time. While it runs, the next may already wait. */
	readonly dedupeKey?: string;
}

/** Puts work into the queue and has it done. */
export interface JobQueue {
	/** Asks for work. In a transaction it is asked for only if that commits. The payload holds ids, nothing personal. */
	readonly enqueue: (
		queries: Queries,
		kind: string,
		payload: NewJob['payload'],
		options?: EnqueueOptions,
	) => Promise<void>;
	/** Says who does jobs of a kind. Once a kind. */
	readonly registerHandler: (kind: string, handler: Handler) => void;
	readonly worker: Worker;
}

/** What a queue needs. */
export interface QueueOptions {
	readonly database: Database;
	readonly clock: Clock;
	/** Told of a job that threw or died: kind and error, for the log. */
	readonly onFailure: (kind: string, error: unknown) => void;
}

/** A queue in the database's table. */
export function createQueue(options: QueueOptions): JobQueue {
	const handlers = new Map<string, Handler>();
	const worker = createWorker({ ...options, handlers });
	return {
		worker,
		enqueue: async (queries, kind, payload, { runAt, dedupeKey } = {}) => {
			const now = options.clock.now();
			await insertJob(queries, {
				kind,
				payload,
				runAt: runAt ?? now,
				dedupeKey: dedupeKey ?? null,
				createdAt: now,
			});
			worker.wakeSoon();
		},
		registerHandler: (kind, handler) => {
			if (handlers.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`);
			handlers.set(kind, handler);
		},
	};
}
