/** Limits how many costly things each person does at once, so that nobody takes over the machine. */
import pLimit, { type LimitFunction } from 'p-limit';
import { fail, type Result } from './result.ts';

/** How much of one person's work runs at the same time, and how much more may wait. */
interface PersonLimitOptions {
	readonly concurrency: number;
	readonly mostWaiting: number;
}

/** Does the work once the person's earlier work allows. Error: `STILL_WORKING` when too much of it is waiting. */
export type PersonLimit = <T>(userId: string, work: () => Promise<Result<T>>) => Promise<Result<T>>;

/** A concurrency limit per person, in this process. */
export function createPersonLimit({ concurrency, mostWaiting }: PersonLimitOptions): PersonLimit {
	const limits = new Map<string, LimitFunction>();
	return async (userId, work) => {
		const limit = limits.get(userId) ?? pLimit(concurrency);
		if (limit.activeCount >= concurrency && limit.pendingCount >= mostWaiting) return fail('STILL_WORKING');
		limits.set(userId, limit);
		return limit(async () => {
			try {
				return await work();
			} finally {
				if (limit.activeCount === 1 && limit.pendingCount === 0) limits.delete(userId);
			}
		});
	};
}
