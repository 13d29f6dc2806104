/** HMRC's answer after someone reported that it doesn't have a submission. */
import type { Attempt } from '../attempts/attempt.ts';
import type { SubmissionEventKind } from '../submission/event.ts';
import { isOver, outcomeOf, type StoredState, type SubmissionOutcome } from '../submission/state.ts';

/** The parts of an attempt that matter for late responses. */
export interface ReleasableAttempt extends Pick<Attempt, 'state' | 'amendment'> {
	/** When someone last said HMRC doesn't have it. */
	readonly releasedAt: Date | null;
}

/** Returns whether it was reported missing and HMRC answered after all, without rejecting it. */
export function isResurfaced({
	state,
	releasedAt,
}: Pick<ReleasableAttempt, 'state' | 'releasedAt'>): boolean {
	return releasedAt !== null && !isOver(state);
}

/**
 * Returns what happens when a frozen attempt is about to be sent, given the return's other attempts: it isn't sent if HMRC
 * turns out to have one it was to replace.
 */
export function eventBeforeSending(
	amendment: number,
	others: readonly ReleasableAttempt[],
): Extract<SubmissionEventKind, 'sendingBegan' | 'overtaken'> {
	// An amendment replaces the return itself if HMRC turned out not to have it.
	const rivals = others.filter((one) => one.amendment >= amendment);
	return rivals.some(isResurfaced) ? 'overtaken' : 'sendingBegan';
}

/** The message: about the submission itself, or about another sent for the same return. */
export type LateResponse = 'onItsWay' | 'accepted' | 'refused' | 'otherFirst' | 'otherInstead' | 'both';

/** A submission, as its page shows it. */
export interface ShownSubmission {
	readonly id: string;
	readonly amendment: number;
	readonly environment: string;
	readonly status: StoredState;
	/** When someone last said HMRC doesn't have it. */
	readonly releasedAt: string | null;
}

const OWN: Readonly<Record<SubmissionOutcome, LateResponse | undefined>> = {
	...{ open: 'onItsWay', unknown: 'onItsWay', accepted: 'accepted', rejected: 'refused' },
	failed: undefined,
};

/** Returns the late response for a submission's page, and the other submission it is about; undefined if there is none. */
export function lateResponseOf<S extends ShownSubmission>(
	submission: ShownSubmission,
	all: readonly S[],
): { readonly kind: LateResponse; readonly other: S | undefined } | undefined {
	const other = all.find((one) => isRival(one, submission) && outcomeOf(one.status) === 'accepted');
	const outcome = outcomeOf(submission.status);
	if (outcome === 'accepted' && other) return { kind: 'both', other };
	const own = submission.releasedAt === null ? undefined : OWN[outcome];
	if (own) return { kind: own, other: undefined };
	if (!other || other.releasedAt === null) return undefined;
	return { kind: outcome === 'open' || outcome === 'unknown' ? 'otherFirst' : 'otherInstead', other };
}

/** Returns whether it was sent for the same return to the same HMRC. */
function isRival(one: ShownSubmission, { id, amendment, environment }: ShownSubmission): boolean {
	return one.id !== id && one.amendment === amendment && one.environment === environment;
}
