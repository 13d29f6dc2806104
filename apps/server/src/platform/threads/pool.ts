/** Threads for costly work, started when first needed and ended when idle for a while. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Order } from './work.ts';

/** Runs a task on another thread. Rejects with what it threw, or because it took too long or too much memory. */
export interface Pool {
	/** How many tasks run at the same time. */
	readonly threads: number;
	readonly run: (order: Order) => Promise<unknown>;
	readonly close: () => Promise<void>;
}

/** The largest returns need about 200. */
const HEAP_MEGABYTES = 512;
const IDLE_MS = 60_000;
/** Many times what the largest return takes. */
const LONGEST_MS = 30_000;
/** One core stays for answering. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Answering has priority if both need the processor. */
const NICE = 5;

/** Limits that tests tighten. */
interface PoolLimits {
	readonly heapMegabytes?: number;
	readonly longestMs?: number;
}

/** Threads that run a program: the path of a bundle that exports `doOrder`. */
export function createPool(
	program: string,
	{ heapMegabytes = HEAP_MEGABYTES, longestMs = LONGEST_MS }: PoolLimits = {},
): Pool {
	let pool: Piscina | undefined;
	const opened = () => {
		pool ??= new Piscina({
			...{ filename: program, name: 'doOrder', minThreads: 0, maxThreads: THREADS, idleTimeout: IDLE_MS },
			...{ niceIncrement: NICE, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } },
		});
		return pool;
	};
	return {
		threads: THREADS,
		run: (order) => opened().run(order, { signal: AbortSignal.timeout(longestMs) }),
		close: async () => {
			await pool?.destroy();
		},
	};
}

/** Whether a task was stopped for taking too much, and not because of a bug in it. */
export function tookTooMuch(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? error.code : undefined;
	return error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
