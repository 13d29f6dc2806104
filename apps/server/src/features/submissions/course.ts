/**
 * The course of a submission, without a database or a network: what is to be done next with what is stored, and what
 * each step makes of it. The workers do nothing else, and the model check explores exactly this.
 */
import { type Happening, type SubmissionState, transition } from './machine.ts';
import type { Step } from './steps.ts';

/** The part of a submission that decides its course. */
export interface Standing {
	readonly state: Exclude<SubmissionState, 'draft'>;
	/** HMRC's name of the conversation, and where and how often to ask. */
	readonly correlationId: string | null;
	readonly pollUrl: string | null;
	readonly pollSeconds: number | null;
	/** Questions to HMRC in a row that brought nothing new. */
	readonly fruitless: number;
	readonly heldByHmrc: boolean;
}

/** What a worker does with a submission when its turn comes. */
export type Action =
	/** Writes down that sending begins, then sends. */
	| 'send'
	/** Whoever was sending is gone, or slow: the bytes may have left. Find out; never send again. */
	| 'interrupt'
	| 'lookUp'
	| 'poll'
	/** Asks HMRC to forget it: only after the receipt or the refusal is stored. */
	| 'forget'
	| 'rest';

/** What is to be done next. */
export function nextAction({ state, correlationId, heldByHmrc }: Standing): Action {
	switch (state) {
		case 'frozen':
			return 'send';
		case 'sending':
			return 'interrupt';
		case 'unknown':
			return 'lookUp';
		case 'acknowledged':
		case 'polling':
			return 'poll';
		case 'accepted':
		case 'rejected':
			return correlationId !== null && heldByHmrc ? 'forget' : 'rest';
		case 'failed':
		case 'deleted':
			return 'rest';
	}
}

/** Questions that brought an answer, whatever it said. */
const FRUITFUL: ReadonlySet<Happening> = new Set([
	'acknowledged',
	'stillProcessing',
	'foundAtHmrc',
	'accepted',
	'refused',
	'deletedAtHmrc',
]);
const FRUITLESS: ReadonlySet<Happening> = new Set([
	'questionFailed',
	'notFoundAtHmrc',
	'outcomeUnknown',
	'interrupted',
	'receiptMismatched',
]);

/**
 * How a submission stands after a step, or undefined where the step has no meaning in the state that the submission is
 * in by now (a late answer, a second worker): then nothing changes.
 */
export function standingAfter(
	{ state: before, correlationId, pollUrl, pollSeconds, fruitless, heldByHmrc }: Standing,
	{ happening, conversation }: Step,
): Standing | undefined {
	const state = transition(before, happening);
	if (state === undefined || state === 'draft') return undefined;
	return {
		state,
		correlationId: conversation?.correlationId ?? correlationId,
		pollUrl: conversation?.pollUrl ?? pollUrl,
		pollSeconds: conversation?.pollSeconds ?? pollSeconds,
		fruitless: FRUITFUL.has(happening) ? 0 : fruitless + (FRUITLESS.has(happening) ? 1 : 0),
		heldByHmrc: conversation ? true : happening === 'deletedAtHmrc' ? false : heldByHmrc,
	};
}
