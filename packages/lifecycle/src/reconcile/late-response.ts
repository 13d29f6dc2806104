/** HMRC's answer that came after somebody said HMRC doesn't have it. */
import type { Attempt } from '../attempts/attempt.ts';
import type { SubmissionEventKind } from '../submission/event.ts';
import { isOver, outcomeOf, type StoredState, type SubmissionOutcome } from '../submission/state.ts';

/** An attempt as far as late responses matter to it. */
export interface ReleasableAttempt extends Pick<Attempt, 'state' | 'amendment'> {
	/** When somebody last said that HMRC doesn't have it. */
	readonly releasedAt: Date | null;
}

/** Whether it was said to be missing, and HMRC answered after all and has not refused it. */
export function isResurfaced({
	state,
	releasedAt,
}: Pick<ReleasableAttempt, 'state' | 'releasedAt'>): boolean {
	return releasedAt !== null && !isOver(state);
}

/**
 * What happens when a frozen attempt is about to be sent, given the return's other attempts: it is not sent once HMRC
 * turned out to have one that it was to replace.
 */
export function eventBeforeSending(
	amendment: number,
	others: readonly ReleasableAttempt[],
): Extract<SubmissionEventKind, 'sendingBegan' | 'overtaken'> {
	// An amendment of a return that HMRC turned out not to have was to replace the return itself.
	const rivals = others.filter((one) => one.amendment >= amendment);
	return rivals.some(isResurfaced) ? 'overtaken' : 'sendingBegan';
}

/** What there is to say: about the submission itself, or about another one sent for the same. */
export type LateResponse = 'onItsWay' | 'accepted' | 'refused' | 'otherFirst' | 'otherInstead' | 'both';

/** A submission as its page shows it. */
export interface ShownSubmission {
	readonly id: string;
	readonly amendment: number;
	readonly environment: string;
	readonly status: StoredState;
	/** When somebody last said that HMRC doesn't have it. */
	readonly releasedAt: string | null;
}

const OWN: Readonly<Record<SubmissionOutcome, LateResponse | undefined>> = {
	...{ open: 'onItsWay', unknown: 'onItsWay', accepted: 'accepted', rejected: 'refused' },
	failed: undefined,
};

/** The late response to say on a submission's page, and the other submission it is about; undefined when there is none. */
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

/** Whether it was sent for the same to the same HMRC. */
function isRival(one: ShownSubmission, { id, amendment, environment }: ShownSubmission): boolean {
	return one.id !== id && one.amendment === amendment && one.environment === environment;
}
