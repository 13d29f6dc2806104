/** The states of a submission, and what each means for the return. */

/** A draft is a return without an open submission; every other state is stored with the submission. */
export type SubmissionState =
	| 'draft'
	| 'frozen'
	| 'sending'
	| 'unknown'
	| 'acknowledged'
	| 'polling'
	| 'accepted'
	| 'rejected'
	| 'failed'
	/** Somebody said HMRC doesn't have it. It is over, but we keep asking HMRC, and an answer still counts. */
	| 'released'
	| 'deleted';

/** The states of a submission that exists. */
export type StoredState = Exclude<SubmissionState, 'draft'>;

/** How a submission ended; `open` while it is on its way, `unknown` while nobody knows whether HMRC has it. */
export type SubmissionOutcome = 'open' | 'unknown' | 'accepted' | 'rejected' | 'failed';

const OUTCOMES: Readonly<Record<StoredState, SubmissionOutcome>> = {
	frozen: 'open',
	sending: 'open',
	acknowledged: 'open',
	polling: 'open',
	unknown: 'unknown',
	accepted: 'accepted',
	// The Transaction Engine's copy is deleted only after HMRC has accepted.
	deleted: 'accepted',
	rejected: 'rejected',
	failed: 'failed',
	released: 'failed',
};

/** How a submission in this state ended, if it did. */
export function outcomeOf(state: StoredState): SubmissionOutcome {
	return OUTCOMES[state];
}

/** Whether the submission is over without HMRC having accepted it, so that the return may be declared again. */
export function isOver(state: SubmissionState): boolean {
	return state === 'rejected' || state === 'failed' || state === 'released';
}

/** Whether HMRC has accepted it. */
export function isAccepted(state: SubmissionState): boolean {
	return state === 'accepted' || state === 'deleted';
}

/** Whether we still wait for HMRC's answer. */
export function isOnItsWay(state: SubmissionState): boolean {
	return !isOver(state) && !isAccepted(state);
}
