/** When a worker runs a submission again. */
import { lookupPauseMs } from '../reconcile/lookups.ts';
import { pollPauseMs } from '../transaction-engine/pauses.ts';
import { nextAction, type SubmissionProgress } from './progress.ts';

/** After some milliseconds; never, because nothing is left to do; or not by itself, after too many tries. */
export type NextRun =
	| { readonly kind: 'again'; readonly afterMs: number }
	| { readonly kind: 'rest' }
	| { readonly kind: 'givenUp'; readonly action: 'lookUp' | 'forget' };

/** Longer than any exchange with HMRC: another worker may be in the middle of one. */
const SOMEBODY_SENDS_MS = 90_000;

/** Returns when a worker runs a submission again after a step. */
export function nextRun(progress: SubmissionProgress): NextRun {
	switch (nextAction(progress)) {
		case 'send':
		case 'interrupt':
			return { kind: 'again', afterMs: SOMEBODY_SENDS_MS };
		case 'lookUp':
			return nextLookup(progress);
		case 'poll':
			return { kind: 'again', afterMs: pollPause(progress) };
		case 'forget':
			return nextForget(progress);
		case 'rest':
			return { kind: 'rest' };
	}
}

/** Nobody is waiting for a submission reported missing: after the last lookup it stays released. */
function nextLookup({ state, lookups }: SubmissionProgress): NextRun {
	const afterMs = lookupPauseMs(lookups);
	if (afterMs !== undefined) return { kind: 'again', afterMs };
	return state === 'released' ? { kind: 'rest' } : { kind: 'givenUp', action: 'lookUp' };
}

function pollPause(progress: SubmissionProgress): number {
	if (progress.channel === 'mtd') throw new Error('a final declaration is not polled');
	const { pollSeconds, failedPolls } = progress.message;
	return pollPauseMs(pollSeconds ?? 1, failedPolls);
}

function nextForget(progress: SubmissionProgress): NextRun {
	const failed = progress.channel === 'mtd' ? 0 : progress.message.failedPolls;
	const afterMs = failed === 0 ? 0 : lookupPauseMs(failed - 1);
	return afterMs === undefined ? { kind: 'givenUp', action: 'forget' } : { kind: 'again', afterMs };
}
