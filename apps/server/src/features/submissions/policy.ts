/** The rules of filing that are no state: how long to wait, how often to try, how a return reads from outside. */
import { MOST_REFUSALS } from '@halfpenny/facts';
import type { taxReturns } from '../../database/schema/tax-returns.ts';
import { isAccepted, isOver, type SubmissionState } from './machine.ts';

/** Looks for a submission in HMRC's list that may have been too soon; after the last, a person has to look. */
const LOOKUP_SECONDS = [5, 30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;

const LONGEST_PAUSE_SECONDS = 900;

/** Milliseconds until HMRC is asked again how a submission stands: as HMRC says, longer while it does not answer. */
export function pollPauseMs(pollSeconds: number, fruitless: number): number {
	const seconds = Math.max(pollSeconds, 1);
	const grown = Math.min(seconds * 2 ** Math.min(fruitless, 12), Math.max(LONGEST_PAUSE_SECONDS, seconds));
	return grown * 1000;
}

/** Milliseconds until HMRC's list is looked at (again), or undefined when it is for a person to look. */
export function lookupPauseMs(fruitless: number): number | undefined {
	const seconds = LOOKUP_SECONDS[Math.max(fruitless - 1, 0)];
	return seconds === undefined ? undefined : seconds * 1000;
}

/** How a return reads from outside, by the state of its latest submission (ruling 22). */
export function returnStatus(state: SubmissionState): (typeof taxReturns.$inferSelect)['status'] {
	switch (state) {
		case 'draft':
			return 'draft';
		case 'frozen':
		case 'sending':
			return 'submitted';
		case 'unknown':
		case 'acknowledged':
		case 'polling':
			return 'processing';
		case 'accepted':
		case 'deleted':
			return 'accepted';
		case 'rejected':
		case 'failed':
			return state;
	}
}

/** Why a new attempt may not be made now. */
export type AttemptProblem = 'ALREADY_SUBMITTED' | 'ATTEMPTS_EXHAUSTED';

/** What stands against a new attempt, given the states of those before. A failure that sent nothing does not count. */
export function attemptProblem(before: readonly SubmissionState[]): AttemptProblem | undefined {
	if (before.some((state) => isAccepted(state) || !isOver(state))) return 'ALREADY_SUBMITTED';
	const refusals = before.filter((state) => state === 'rejected').length;
	return refusals >= MOST_REFUSALS ? 'ATTEMPTS_EXHAUSTED' : undefined;
}
