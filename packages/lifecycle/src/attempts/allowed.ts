/** Whether a new attempt to file may be made, and how many more times HMRC may reject it. */
import { isAccepted, isOver, type StoredState } from '../submission/state.ts';
import { amendmentToFile, canAmend } from './amendments.ts';
import { type Attempt, attemptsOf, isTaken } from './attempt.ts';

/** How often HMRC may refuse a return before its person has to stop. */
const MOST_REFUSALS = 3;

/** Why a new attempt may not be made now. */
export type AttemptProblem = 'ALREADY_SUBMITTED' | 'ATTEMPTS_EXHAUSTED';

/** Why a return cannot be filed as it is now, given all attempts: what HMRC has can only be amended. */
export function filingProblem(all: readonly Attempt[], amending: boolean): AttemptProblem | undefined {
	if (!amending && canAmend(all)) return 'ALREADY_SUBMITTED';
	// HMRC may still answer about one that was said to be missing, whatever was filed after it.
	if (all.some((one) => !isOver(one.state) && !isTaken(one))) return 'ALREADY_SUBMITTED';
	return attemptProblem(attemptsOf(all, amendmentToFile(all, amending)).map(({ state }) => state));
}

/** Why a new attempt at a return, or at one amendment of it, cannot be made, given the states of earlier ones. */
export function attemptProblem(before: readonly StoredState[]): AttemptProblem | undefined {
	if (before.some((state) => isAccepted(state) || !isOver(state))) return 'ALREADY_SUBMITTED';
	return refusalsLeft(before) === 0 ? 'ATTEMPTS_EXHAUSTED' : undefined;
}

/** How often HMRC may still refuse, given the states of the attempts so far. What never reached HMRC doesn't count. */
export function refusalsLeft(before: readonly StoredState[]): number {
	return Math.max(0, MOST_REFUSALS - before.filter((state) => state === 'rejected').length);
}

/** HMRC's errors about who sends, and nothing in the return: not authenticated, not valid, old method. */
const ABOUT_SENDER: ReadonlySet<string> = new Set(['1002', '1046', '1047']);

/**
 * The attempts as they count against a new one where an agent sends: HMRC's refusal of the agent's own credentials, by
 * the codes of its errors, is not the person's, and counts like a failure that sent nothing.
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
