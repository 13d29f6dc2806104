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
	/** Someone said HMRC doesn't have it. It has ended, but we keep asking HMRC, and an answer still counts. */
	| 'released'
	| 'deleted';

/** The states of a stored submission. */
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
	// HMRC's copy is deleted only after HMRC has accepted it.
	deleted: 'accepted',
	rejected: 'rejected',
	failed: 'failed',
	released: 'failed',
};

/** Returns how a submission in this state ended, if it has. */
export function outcomeOf(state: StoredState): SubmissionOutcome {
	return OUTCOMES[state];
}

/** The states of a submission that ended without being accepted. */
export const statesWhenOver = [
	'rejected',
	'failed',
	'released',
] as const satisfies readonly SubmissionState[];

/** Returns whether the submission ended without being accepted, so that the return may be declared again. */
export function isOver(state: SubmissionState): boolean {
	return statesWhenOver.some((over) => over === state);
}

/** Returns whether HMRC has accepted it. */
export function isAccepted(state: SubmissionState): boolean {
	return state === 'accepted' || state === 'deleted';
}

/** Returns whether we are still waiting for HMRC's answer. */
export function isOnItsWay(state: SubmissionState): boolean {
	return !isOver(state) && !isAccepted(state);
}

/** An attempt's status, as in the API and its badge. */
export type AttemptStatus = 'submitting' | 'acknowledged' | 'accepted' | 'rejected' | 'failed';

const ATTEMPT_STATUSES: Readonly<Record<StoredState, AttemptStatus>> = {
	frozen: 'submitting',
	sending: 'submitting',
	unknown: 'acknowledged',
	acknowledged: 'acknowledged',
	polling: 'acknowledged',
	accepted: 'accepted',
	deleted: 'accepted',
	rejected: 'rejected',
	failed: 'failed',
	released: 'failed',
};

/** Returns the status of an attempt in this state. */
export function attemptStatus(state: StoredState): AttemptStatus {
	return ATTEMPT_STATUSES[state];
}
