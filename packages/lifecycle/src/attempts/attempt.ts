/** The attempts to file one return, and which one decides its status. */
import { isAccepted, isOver, type StoredState, type SubmissionState } from '../submission/state.ts';

/** The parts of an attempt that affect the next one. */
export interface Attempt {
	readonly state: StoredState;
	/** 0 for the return itself, then 1 for the first amendment, and so on. */
	readonly amendment: number;
	/** When a person saw it on HMRC's own pages. */
	readonly seenAtHmrcAt: Date | null;
}

/** Returns whether HMRC has it: by its receipt, or because a person saw it there and HMRC has not denied it since. */
export function isTaken({ state, seenAtHmrcAt }: Pick<Attempt, 'state' | 'seenAtHmrcAt'>): boolean {
	return isAccepted(state) || (seenAtHmrcAt !== null && !isOver(state));
}

/** Returns the attempt that decides the status: one on its way or accepted, otherwise the latest. Takes the latest first. */
export function standsBy<A extends { readonly state: SubmissionState }>(
	attempts: readonly A[],
): A | undefined {
	return attempts.find(({ state }) => !isOver(state)) ?? attempts[0];
}

/** Returns the attempts sent to one HMRC, in order: what its stand-in accepted isn't filed. */
export function madeFor<A extends { readonly environment: string }>(
	environment: A['environment'],
	attempts: readonly A[],
): readonly A[] {
	return attempts.filter((one) => one.environment === environment);
}

/** Returns the attempts at one amendment, in order. */
export function attemptsOf<A extends Pick<Attempt, 'amendment'>>(
	attempts: readonly A[],
	amendment: number,
): readonly A[] {
	return attempts.filter((one) => one.amendment === amendment);
}

/** Returns the number of the latest amendment; 0 if there is none. */
export function latestAmendment(attempts: readonly Pick<Attempt, 'amendment'>[]): number {
	return Math.max(0, ...attempts.map(({ amendment }) => amendment));
}
