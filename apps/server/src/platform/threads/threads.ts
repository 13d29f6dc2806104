/**
 * Keeps costly work from blocking others: it runs on other threads, one piece at a time per person, so that everyone is
 * served; what would have to wait too long is refused immediately.
 */

import { failWith } from '@halfpenny/result';
import pLimit from 'p-limit';
import { createPersonLimit } from '../person-limit.ts';
import { type Result, succeed } from '../result.ts';
import { type Pool, tookTooMuch } from './pool.ts';
import type { Work } from './work.ts';

/** Whose work it is, and whether it is more than the main thread can do in passing. */
interface Whose {
	readonly userId: string;
	readonly costly: boolean;
}

/** Does work. */
export interface Threads {
	/**
	 * Errors: `STILL_WORKING` when too much of this person's work is waiting, `SERVICE_BUSY` when too much of
	 * everyone's is.
	 */
	readonly run: <Input, Output>(
		work: Work<Input, Output>,
		whose: Whose,
		input: Input,
	) => Promise<Result<Output>>;
	readonly close: () => Promise<void>;
}

/** What a page requests together, and the same page in other tabs. */
const MOST_OF_ONE_PERSON = 12;
/** At two seconds for the largest return, nobody waits for more than this many. */
const MOST_OF_EVERYBODY = 32;
const BUSY_SECONDS = 15;

/** Work on the threads of a pool. */
export function createThreads(pool: Pool): Threads {
	const ofPerson = createPersonLimit({ concurrency: 1, mostWaiting: MOST_OF_ONE_PERSON });
	const turn = pLimit(pool.threads);
	const inTurn = async <Input, Output>(work: Work<Input, Output>, input: Input): Promise<Result<Output>> => {
		if (turn.pendingCount >= MOST_OF_EVERYBODY) return busy;
		try {
			// The thread runs the function of this name, whose output this is.
			return succeed((await turn(() => pool.run({ name: work.name, input }))) as Output);
		} catch (error) {
			if (tookTooMuch(error)) return busy;
			throw error;
		}
	};
	return {
		run: async (work, { userId, costly }, input) =>
			costly ? ofPerson(userId, () => inTurn(work, input)) : succeed(await work.run(input)),
		close: pool.close,
	};
}

const busy = failWith({ code: 'SERVICE_BUSY', retryAfterSeconds: BUSY_SECONDS } as const);
