/**
 * The events possible in each state of a submission, and the state each leads to, by channel. Both tables follow two rules:
 * a submission is sent only in `sending`, and nothing leads back there.
 */
import type { FilingChannel } from './channel.ts';
import type { SubmissionEventKind } from './event.ts';
import type { SubmissionState } from './state.ts';

type Table = Readonly<
	Partial<Record<SubmissionState, Readonly<Partial<Record<SubmissionEventKind, SubmissionState>>>>>
>;

const DECLARE = { declared: 'frozen' } as const;

const SEND = {
	sendingBegan: 'sending',
	withdrawn: 'failed',
	overtaken: 'failed',
	notSent: 'failed',
	restored: 'unknown',
} as const;

/** HMRC's answer to a submission, however late. */
const ANSWERS = { accepted: 'accepted', refused: 'rejected', outcomeUnknown: 'unknown' } as const;

/** Looking in HMRC's records while the outcome is unknown, and what a person reports about it. */
const RECONCILE = {
	notSent: 'failed',
	notFoundAtHmrc: 'unknown',
	questionFailed: 'unknown',
	released: 'released',
	seenAtHmrc: 'unknown',
} as const;

/** People make mistakes and HMRC's pages lag, so HMRC's answers still count. No answer changes nothing. */
const AFTER_RELEASE = {
	notSent: 'failed',
	outcomeUnknown: 'released',
	notFoundAtHmrc: 'released',
	questionFailed: 'released',
} as const;

/** The Transaction Engine answers a message or poll with a receipt, which may not match what we sent. */
const ENGINE_ANSWERS = { ...ANSWERS, receiptMismatched: 'unknown' } as const;

const POLL = { ...ENGINE_ANSWERS, stillProcessing: 'polling', questionFailed: 'polling' } as const;

const TRANSACTION_ENGINE: Table = {
	draft: DECLARE,
	frozen: SEND,
	sending: { ...ENGINE_ANSWERS, acknowledged: 'acknowledged', notSent: 'failed', interrupted: 'unknown' },
	unknown: { ...RECONCILE, ...ENGINE_ANSWERS, acknowledged: 'acknowledged', foundAtHmrc: 'acknowledged' },
	acknowledged: POLL,
	polling: POLL,
	accepted: { deletedAtHmrc: 'deleted', questionFailed: 'accepted' },
	// Stays rejected: HMRC's reasons matter more than the deletion of its copy.
	rejected: { deletedAtHmrc: 'rejected', questionFailed: 'rejected' },
	failed: {},
	released: {
		...ENGINE_ANSWERS,
		...AFTER_RELEASE,
		acknowledged: 'acknowledged',
		foundAtHmrc: 'acknowledged',
	},
	deleted: {},
};

/**
 * A final declaration is answered immediately or not at all. HMRC's list of calculations and its obligations then show
 * whether HMRC has it. Declared there counts as accepted: HMRC gives no other receipt.
 */
const MTD: Table = {
	draft: DECLARE,
	frozen: SEND,
	sending: { ...ANSWERS, notSent: 'failed', interrupted: 'unknown' },
	unknown: { ...RECONCILE, ...ANSWERS, foundAtHmrc: 'accepted' },
	accepted: {},
	rejected: {},
	failed: {},
	released: { ...ANSWERS, ...AFTER_RELEASE, foundAtHmrc: 'accepted' },
};

/** Each channel's table. Events not listed change nothing. */
export const TRANSITIONS: Readonly<Record<FilingChannel, Table>> = {
	'transaction-engine': TRANSACTION_ENGINE,
	mtd: MTD,
};

/** Returns a channel's states. */
export function statesOf(channel: FilingChannel): readonly SubmissionState[] {
	return Object.keys(TRANSITIONS[channel]) as SubmissionState[];
}

/** Returns the state an event leads to; undefined if it doesn't apply. */
export function transition(
	channel: FilingChannel,
	state: SubmissionState,
	kind: SubmissionEventKind,
): SubmissionState | undefined {
	return TRANSITIONS[channel][state]?.[kind];
}
