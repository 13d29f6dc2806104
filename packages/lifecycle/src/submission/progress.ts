/**
 * How far a submission is, without a database or a network: what to do next with what is stored, and what each step
 * makes of it. The workers do exactly this, and the model check explores it.
 */
import type { SubmissionEventKind } from './event.ts';
import type { StoredState, SubmissionState } from './state.ts';
import { transition } from './transitions.ts';

/** The part of a submission that decides what comes next. */
export type SubmissionProgress = TransactionEngineProgress | MtdProgress;

interface EveryProgress {
	readonly state: StoredState;
	/** How often we looked in HMRC's records since HMRC last said how the submission itself is. */
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

/** How far the conversation about a message has got. */
export interface MessageProgress {
	/** HMRC's name for the conversation, and where and how often to ask. */
	readonly correlationId: string | null;
	readonly pollUrl: string | null;
	readonly pollSeconds: number | null;
	/** Questions in a row, of the kind its state asks, that gave nothing new. */
	readonly failedPolls: number;
	/** Whether HMRC still holds its copy, as far as we know. */
	readonly heldByHmrc: boolean;
}

/** One thing that happened, with what is stored together with it. */
export interface Step<Receipt = unknown, HmrcError = unknown> {
	readonly kind: SubmissionEventKind;
	/** A stable reason for the event: `timeout`, `httpStatus 503`, `3001`. Never personal. */
	readonly detail?: string;
	/** HMRC's name for the conversation, and where and when to ask next. */
	readonly conversation?: Conversation;
	readonly receipt?: Receipt;
	readonly errors?: readonly HmrcError[];
}

/** What HMRC said about a conversation. Its list gives only the name: what else we know still holds. */
export interface Conversation {
	readonly correlationId: string;
	readonly pollUrl?: string;
	readonly pollSeconds?: number;
}

/** What a worker does with a submission when its turn comes. */
export type NextAction =
	/** Stores that sending begins, then sends. */
	| 'send'
	/** The sender is gone, or slow: the message may have left. Find out; never send again. */
	| 'interrupt'
	/** Looks in HMRC's records. */
	| 'lookUp'
	| 'poll'
	/** Has HMRC delete its copy: only once its answer is stored here. */
	| 'forget'
	| 'rest';

/** What to do next. */
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
 * The progress after a step; undefined where the step has no meaning in the state the submission has by now (a late
 * answer, a second worker): then nothing changes.
 */
export function progressAfter(progress: SubmissionProgress, step: Step): SubmissionProgress | undefined {
	const state = transition(progress.channel, progress.state, step.kind);
	if (state === undefined || state === 'draft') return undefined;
	const lookups = lookupsAfter(progress, step.kind);
	if (progress.channel === 'mtd') return { ...progress, state, lookups };
	return { ...progress, state, lookups, message: messageAfter(progress, state, step) };
}

/** HMRC said how the submission itself is, or did what we asked. */
const PROGRESS: ReadonlySet<SubmissionEventKind> = new Set([
	'acknowledged',
	'stillProcessing',
	'accepted',
	'refused',
	'deletedAtHmrc',
]);

/** What a look in HMRC's records can give. */
const LOOKED: ReadonlySet<SubmissionEventKind> = new Set(['foundAtHmrc', 'notFoundAtHmrc', 'questionFailed']);

/** Looks are counted until HMRC speaks of the submission itself. */
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
	// An address holds for the conversation in which HMRC gave it.
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
