/** Whether a new attempt to file is allowed, and how many more times HMRC may reject it. */
import { isAccepted, isOver, type StoredState } from '../submission/state.ts';
import { amendmentToFile, canAmend } from './amendments.ts';
import { type Attempt, attemptsOf, isTaken } from './attempt.ts';

/** How many times HMRC may reject a return before no more attempts are allowed. */
const MOST_REFUSALS = 3;

/** Why a new attempt isn't allowed now. */
export type AttemptProblem = 'ALREADY_SUBMITTED' | 'ATTEMPTS_EXHAUSTED';

/** Returns why a return can't be filed now, given all attempts. A return HMRC has can only be amended. */
export function filingProblem(all: readonly Attempt[], amending: boolean): AttemptProblem | undefined {
	if (!amending && canAmend(all)) return 'ALREADY_SUBMITTED';
	// HMRC may still answer an attempt that was reported missing, whatever was filed after it.
	if (all.some((one) => !isOver(one.state) && !isTaken(one))) return 'ALREADY_SUBMITTED';
	return attemptProblem(attemptsOf(all, amendmentToFile(all, amending)).map(({ state }) => state));
}

/** Returns why a new attempt at a return or amendment isn't allowed, given the states of the earlier ones. */
export function attemptProblem(before: readonly StoredState[]): AttemptProblem | undefined {
	if (before.some((state) => isAccepted(state) || !isOver(state))) return 'ALREADY_SUBMITTED';
	return refusalsLeft(before) === 0 ? 'ATTEMPTS_EXHAUSTED' : undefined;
}

/** Returns how many more times HMRC may reject it, given the earlier states. What never reached HMRC doesn't count. */
export function refusalsLeft(before: readonly StoredState[]): number {
	return Math.max(0, MOST_REFUSALS - before.filter((state) => state === 'rejected').length);
}

/** HMRC's errors about the sender rather than the return: not authenticated, not valid, old method. */
const ABOUT_SENDER: ReadonlySet<string> = new Set(['1002', '1046', '1047']);

/**
 * Returns the attempts as they count when an agent sends: a rejection of the agent's own credentials, by HMRC's error
 * codes, isn't the person's fault and counts as a failure.
 */
export function countedWithAgent<A extends { readonly state: StoredState }>(
	attempts: readonly A[],
	codesOf: (attempt: A) => readonly string[],
): readonly A[] {
	return attempts.map((one) =>
		one.state === 'rejected' && isAboutSender(codesOf(one)) ? { ...one, state: 'failed' } : one,
	);
}

function isAboutSender(codes: readonly string[]): boolean {
	return codes.length > 0 && codes.every((code) => ABOUT_SENDER.has(code));
}
