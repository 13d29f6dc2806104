/** The attempts to file one return, and which of them decides its status. */
import { isAccepted, isOver, type StoredState, type SubmissionState } from '../submission/state.ts';

/** What an attempt says about the next one. */
export interface Attempt {
	readonly state: StoredState;
	/** 0 for the return itself, then one for each amendment. */
	readonly amendment: number;
	/** When a person saw it on HMRC's own pages. */
	readonly seenAtHmrcAt: Date | null;
}

/** Whether HMRC has what was sent: by its receipt, or because a person saw it there and HMRC hasn't said no since. */
export function isTaken({ state, seenAtHmrcAt }: Pick<Attempt, 'state' | 'seenAtHmrcAt'>): boolean {
	return isAccepted(state) || (seenAtHmrcAt !== null && !isOver(state));
}

/** The attempt that decides a return's status: one on its way or accepted, else the last. Takes the latest first. */
export function standsBy<A extends { readonly state: SubmissionState }>(
	attempts: readonly A[],
): A | undefined {
	return attempts.find(({ state }) => !isOver(state)) ?? attempts[0];
}

/** The attempts made for one HMRC, in the order given: what its stand-in accepted is not filed. */
export function madeFor<A extends { readonly environment: string }>(
	environment: A['environment'],
	attempts: readonly A[],
): readonly A[] {
	return attempts.filter((one) => one.environment === environment);
}

/** The attempts at one amendment, in the order given. */
export function attemptsOf<A extends Pick<Attempt, 'amendment'>>(
	attempts: readonly A[],
	amendment: number,
): readonly A[] {
	return attempts.filter((one) => one.amendment === amendment);
}

/** The number of the latest amendment; 0 when there is none. */
export function latestAmendment(attempts: readonly Pick<Attempt, 'amendment'>[]): number {
	return Math.max(0, ...attempts.map(({ amendment }) => amendment));
}
