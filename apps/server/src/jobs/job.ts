/** What a job is, and how a handler says how it went. */

/** A job as its handler sees it. */
export interface Job {
	readonly id: string;
	readonly kind: string;
	/** What was enqueued, as JSON gives it back: a handler checks it. */
	readonly payload: unknown;
	/** How often it has thrown, or its worker vanished, since a run last went well. */
	readonly failures: number;
}

/** How it went. */
export type Outcome =
	| { readonly kind: 'done' }
	/** Not over yet: run it again after so many milliseconds. No failure. */
	| { readonly kind: 'retry'; readonly afterMs: number }
	/** It can never succeed: kept for a person to see. `reason` is a code, nothing personal. */
	| { readonly kind: 'dead'; readonly reason: string };

/** A job that was given up, for whoever runs the service: ids and codes, nothing personal. */
export interface GivenUp {
	readonly id: string;
	readonly kind: string;
	/** Ids only. */
	readonly payload: unknown;
	/** A code of the handler's, or the name of the error that it threw last. */
	readonly reason: string;
}

/**
 * Does the work. It may run more than once for one job (a worker may die after the work and before it says so), so it
 * must be idempotent. Throwing means: try again with growing pauses, and give up after some tries.
 * `signal` is aborted when the worker stops or has lost the job to another.
 */
export type Handler = (job: Job, signal: AbortSignal) => Promise<Outcome>;

/**
 * Told before a job is given up, whoever gives it up: its handler, or the worker after too many failures. It may be told
 * twice of the same (a worker may die right after). Throwing leaves the job as it is, to be given up later.
 */
export type BeforeGivingUp = (job: Job, reason: string) => Promise<void>;

/** Who does the jobs of a kind, and who is told of those that are given up. */
export interface Work {
	readonly handle: Handler;
	readonly beforeGivingUp?: BeforeGivingUp | undefined;
}

/** It is over. */
export const done: Outcome = { kind: 'done' };

/** Run it again after so many milliseconds. */
export function retryAfter(afterMs: number): Outcome {
	return { kind: 'retry', afterMs };
}

/** It can never succeed. `reason` is a code, nothing personal. */
export function dead(reason: string): Outcome {
	return { kind: 'dead', reason };
}
