/** What a job is, and how a handler reports its outcome. */
import type { JobDefinition, Payload } from './definition.ts';

/** A job as it is stored. */
export interface StoredJob {
	readonly id: string;
	readonly kind: string;
	/** What was enqueued, as parsed JSON. */
	readonly payload: unknown;
	/** How often it has thrown, or its worker vanished, since a run last succeeded. */
	readonly failures: number;
}

/** A job as its handler sees it. */
interface Job<P extends Payload> extends StoredJob {
	readonly payload: P;
}

/** The outcome of a run. */
export type Outcome =
	/** `spentMs` is the processor time other processes spent on it; without it the run time counts. */
	| { readonly kind: 'done'; readonly spentMs?: number }
	/** Not finished: run it again after this many milliseconds. Not a failure. */
	| { readonly kind: 'retry'; readonly afterMs: number }
	/** It can never succeed: kept for a person to see. `reason` is a code, nothing personal. */
	| { readonly kind: 'dead'; readonly reason: string };

/** A dead job, for the operator: ids and codes, nothing personal. */
export interface GivenUp {
	readonly id: string;
	readonly kind: string;
	/** Ids only. */
	readonly payload: unknown;
	/** The handler's code, or the name of the last error. */
	readonly reason: string;
}

/**
 * Does the work. It may run more than once for one job (a worker may die after the work and before saying so), so it
 * must be idempotent. Throwing means: retry with growing pauses, and give up after some tries. `signal` is aborted when
 * the worker stops or has lost the job to another.
 */
export type Handler<P extends Payload> = (job: Job<P>, signal: AbortSignal) => Promise<Outcome>;

/**
 * Called before a job is given up, by its handler or by the worker after too many failures. It may be called twice for
 * the same job (a worker may die right after). Throwing leaves the job as it is, to be given up later.
 */
export type BeforeGivingUp<P extends Payload> = (job: Job<P>, reason: string) => Promise<void>;

/**
 * The handler for a kind of job, and the callback before one fails for good. Both check the payload first, and say if
 * it does not fit.
 */
export interface Work {
	readonly handle: (job: StoredJob, signal: AbortSignal) => Promise<Outcome>;
	readonly beforeGivingUp: (job: StoredJob, reason: string) => Promise<void>;
}

/** The work of a definition. A stored payload that no longer fits it makes the job dead: `payload.misfit`. */
export function workOf<P extends Payload>(
	{ payload: shape }: JobDefinition<P>,
	handle: Handler<P>,
	beforeGivingUp: BeforeGivingUp<P> = async () => undefined,
): Work {
	const fit = (job: StoredJob): Job<P> | undefined => {
		const read = shape.safeParse(job.payload);
		return read.success ? { ...job, payload: read.data } : undefined;
	};
	return {
		handle: async (stored, signal) => {
			const job = fit(stored);
			return job ? handle(job, signal) : dead('payload.misfit');
		},
		beforeGivingUp: async (stored, reason) => {
			const job = fit(stored);
			if (job) await beforeGivingUp(job, reason);
		},
	};
}

/** It is finished. */
export const done: Outcome = { kind: 'done' };

/** It is finished, and other processes spent this many milliseconds of processor time on it. */
export function doneAfter(spentMs: number): Outcome {
	return { kind: 'done', spentMs };
}

/** Run it again after this many milliseconds. */
export function retryAfter(afterMs: number): Outcome {
	return { kind: 'retry', afterMs };
}

/** It can never succeed. `reason` is a code, nothing personal. */
export function dead(reason: string): Outcome {
	return { kind: 'dead', reason };
}
