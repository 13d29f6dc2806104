/**
 * The life of a submission as one table: what may happen in each state, and what it leads to. Two rules stand in it
 * for all to see: bytes leave only in `sending`, and nothing leads back there.
 */

/** Draft is a return without an open submission; every other state is kept with the submission. */
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
	/** A person said that HMRC does not have it: over, but HMRC's word is still listened for. */
	| 'released'
	| 'deleted';

/** What happened. */
export type Happening =
	/** The person declared; bytes, mark and facts are stored. */
	| 'declared'
	/** The next thing to leave is the message. */
	| 'sendingBegan'
	/** The person took their consent back before anything left. */
	| 'withdrawn'
	/** HMRC turned out to have one that was said to be missing, before anything of this one left. */
	| 'overtaken'
	/** The message surely never left. */
	| 'notSent'
	/** HMRC gave a correlation id. */
	| 'acknowledged'
	/** HMRC is still working on it. */
	| 'stillProcessing'
	/** A question to HMRC stayed without a usable answer; asking again is harmless. */
	| 'questionFailed'
	/** Nobody here knows what HMRC has. */
	| 'outcomeUnknown'
	/** We stopped between sending and recording what came of it. */
	| 'interrupted'
	/** HMRC's list shows our TransactionID. */
	| 'foundAtHmrc'
	/** HMRC's list does not show it. That proves nothing: records vanish, and may be late. */
	| 'notFoundAtHmrc'
	/** A person looked at HMRC's account page and found nothing there. */
	| 'released'
	/** A person looked and found it there. That is no receipt, but it must never be sent again. */
	| 'seenAtHmrc'
	/** HMRC said no. */
	| 'refused'
	/** HMRC's receipt is for our mark. */
	| 'accepted'
	/** HMRC's receipt is for something else. */
	| 'receiptMismatched'
	/** HMRC has forgotten the conversation, as we asked. */
	| 'deletedAtHmrc';

/** Where an answer to the message or to a poll leads, whenever it comes. */
const ANSWERS = {
	accepted: 'accepted',
	refused: 'rejected',
	outcomeUnknown: 'unknown',
	receiptMismatched: 'unknown',
} as const;

const ASKING = { ...ANSWERS, stillProcessing: 'polling', questionFailed: 'polling' } as const;

/** What may happen in each state, and the state that it leads to. Anything else changes nothing. */
export const TRANSITIONS: Readonly<
	Record<SubmissionState, Readonly<Partial<Record<Happening, SubmissionState>>>>
> = {
	draft: { declared: 'frozen' },
	frozen: { sendingBegan: 'sending', withdrawn: 'failed', overtaken: 'failed', notSent: 'failed' },
	sending: { ...ANSWERS, acknowledged: 'acknowledged', notSent: 'failed', interrupted: 'unknown' },
	unknown: {
		// The list, a late answer to the message itself, or a person.
		...ANSWERS,
		acknowledged: 'acknowledged',
		foundAtHmrc: 'acknowledged',
		notSent: 'failed',
		notFoundAtHmrc: 'unknown',
		questionFailed: 'unknown',
		released: 'released',
		seenAtHmrc: 'unknown',
	},
	acknowledged: ASKING,
	polling: ASKING,
	accepted: { deletedAtHmrc: 'deleted', questionFailed: 'accepted' },
	// The state stays: what HMRC said matters more than that it has since forgotten it.
	rejected: { deletedAtHmrc: 'rejected', questionFailed: 'rejected' },
	failed: {},
	// People err, and HMRC's pages are behind: whatever HMRC says of it later counts, and leads back to the course that
	// every submission takes. What says nothing of it changes nothing.
	released: {
		...ANSWERS,
		acknowledged: 'acknowledged',
		foundAtHmrc: 'acknowledged',
		notSent: 'failed',
		outcomeUnknown: 'released',
		notFoundAtHmrc: 'released',
		questionFailed: 'released',
	},
	deleted: {},
};

/** Every state. */
export const STATES = Object.keys(TRANSITIONS) as readonly SubmissionState[];

/** The state that a happening leads to, or undefined where it has no meaning. */
export function transition(state: SubmissionState, happening: Happening): SubmissionState | undefined {
	return TRANSITIONS[state][happening];
}

/** States after which a new attempt may be declared (ruling 22). */
const OVER: ReadonlySet<SubmissionState> = new Set(['rejected', 'failed', 'released']);

/** Whether a submission in this state leaves the way free for another attempt. */
export function isOver(state: SubmissionState): boolean {
	return OVER.has(state);
}

/** Whether HMRC has accepted it. */
export function isAccepted(state: SubmissionState): boolean {
	return state === 'accepted' || state === 'deleted';
}
