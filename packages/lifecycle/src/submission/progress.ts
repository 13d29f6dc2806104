/**
 * A submission's progress, without a database or network: what to do next with what is stored, and the effect of each step.
 * The workers do exactly this, and the model check explores it.
 */
import type { SubmissionEventKind } from './event.ts';
import type { StoredState, SubmissionState } from './state.ts';
import { transition } from './transitions.ts';

/** The part of a submission that decides what comes next. */
export type SubmissionProgress = TransactionEngineProgress | MtdProgress;

interface EveryProgress {
	readonly state: StoredState;
	/** Lookups in HMRC's records since HMRC last answered about the submission itself. */
	readonly lookups: number;
}

/** A return sent through the Transaction Engine. */
export interface TransactionEngineProgress extends EveryProgress {
	readonly channel: 'transaction-engine';
	readonly message: MessageProgress;
}

/** A final declaration. */
export interface MtdProgress extends EveryProgress {
	readonly channel: 'mtd';
}

/** How far the exchange about a message has got. */
export interface MessageProgress {
	/** HMRC's correlation id, and where and how often to poll. */
	readonly correlationId: string | null;
	readonly pollUrl: string | null;
	readonly pollSeconds: number | null;
	/** Failed polls or lookups in a row, whichever the state calls for. */
	readonly failedPolls: number;
	/** Whether HMRC still holds its copy, as far as we know. */
	readonly heldByHmrc: boolean;
}

/** One event, and what is stored with it. */
export interface Step<Receipt = unknown, HmrcError = unknown> {
	readonly kind: SubmissionEventKind;
	/** A stable reason for the event: `timeout`, `httpStatus 503`, `3001`. Never personal. */
	readonly detail?: string;
	/** HMRC's correlation id, and where and when to poll next. */
	readonly conversation?: Conversation;
	readonly receipt?: Receipt;
	readonly errors?: readonly HmrcError[];
}

/** What HMRC said about a conversation. Its list gives only the id; everything else we know still holds. */
export interface Conversation {
	readonly correlationId: string;
	readonly pollUrl?: string;
	readonly pollSeconds?: number;
}

/** What a worker does when it runs a submission. */
export type NextAction =
	/** Stores that sending starts, then sends. */
	| 'send'
	/** The sender crashed, or is slow: the message may have been sent. Find out; never send again. */
	| 'interrupt'
	/** Looks in HMRC's records. */
	| 'lookUp'
	| 'poll'
	/** Asks HMRC to delete its copy, once its answer is stored here. */
	| 'forget'
	| 'rest';

/** Returns what to do next. */
export function nextAction(progress: SubmissionProgress): NextAction {
	switch (progress.state) {
		case 'frozen':
			return 'send';
		case 'sending':
			return 'interrupt';
		case 'unknown':
		case 'released':
			return 'lookUp';
		case 'acknowledged':
		case 'polling':
			return 'poll';
		case 'accepted':
		case 'rejected':
			return isHeld(progress) ? 'forget' : 'rest';
		case 'failed':
		case 'deleted':
			return 'rest';
	}
}

function isHeld(progress: SubmissionProgress): boolean {
	if (progress.channel === 'mtd') return false;
	return progress.message.correlationId !== null && progress.message.heldByHmrc;
}

/**
 * Returns the progress after a step; undefined if the step doesn't apply in the current state (a late answer, a second
 * worker), and then nothing changes.
 */
export function progressAfter(progress: SubmissionProgress, step: Step): SubmissionProgress | undefined {
	const state = transition(progress.channel, progress.state, step.kind);
	if (state === undefined || state === 'draft') return undefined;
	const lookups = lookupsAfter(progress, step.kind);
	if (progress.channel === 'mtd') return { ...progress, state, lookups };
	return { ...progress, state, lookups, message: messageAfter(progress, state, step) };
}

/** HMRC answered about the submission itself, or did what we asked. */
const PROGRESS: ReadonlySet<SubmissionEventKind> = new Set([
	'acknowledged',
	'stillProcessing',
	'accepted',
	'refused',
	'deletedAtHmrc',
]);

/** The results of a lookup in HMRC's records. */
const LOOKED: ReadonlySet<SubmissionEventKind> = new Set(['foundAtHmrc', 'notFoundAtHmrc', 'questionFailed']);

/** Lookups are counted until HMRC answers about the submission itself. */
function lookupsAfter({ state, lookups }: EveryProgress, kind: SubmissionEventKind): number {
	if (PROGRESS.has(kind)) return 0;
	return lookups + (isLookedUp(state) && LOOKED.has(kind) ? 1 : 0);
}

function isLookedUp(state: SubmissionState): boolean {
	return state === 'unknown' || state === 'released';
}

const NOWHERE = { pollUrl: null, pollSeconds: null };

function messageAfter(
	{ state: before, message }: TransactionEngineProgress,
	state: SubmissionState,
	{ kind, conversation }: Step,
): MessageProgress {
	const { correlationId, pollUrl, pollSeconds, failedPolls, heldByHmrc } = message;
	// An address belongs to the conversation in which HMRC gave it.
	const known =
		!conversation || conversation.correlationId === correlationId ? { pollUrl, pollSeconds } : NOWHERE;
	const startsAnew = PROGRESS.has(kind) || isLookedUp(before) !== isLookedUp(state);
	return {
		correlationId: conversation?.correlationId ?? correlationId,
		pollUrl: conversation?.pollUrl ?? known.pollUrl,
		pollSeconds: conversation?.pollSeconds ?? known.pollSeconds,
		failedPolls: startsAnew ? 0 : failedPolls + (kind === 'questionFailed' ? 1 : 0),
		heldByHmrc: conversation ? true : kind === 'deletedAtHmrc' ? false : heldByHmrc,
	};
}
