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
	/** Questions to HMRC in a row, of the kind that its state asks, that brought nothing new. */
	readonly fruitless: number;
	/** How often HMRC's list was looked at since HMRC last said how the submission itself stands. */
	readonly lookups: number;
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
		case 'released':
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

/** HMRC said how the submission itself stands, or did what it was asked. */
const PROGRESS: ReadonlySet<Happening> = new Set([
	'acknowledged',
	'stillProcessing',
	'accepted',
	'refused',
	'deletedAtHmrc',
]);
/** What may come of looking at HMRC's list, which says where to ask, and not how the submission stands. */
const LISTED: ReadonlySet<Happening> = new Set(['foundAtHmrc', 'notFoundAtHmrc']);

/** Counts anew where a state is entered; the looks at the list go on until HMRC speaks of the submission itself. */
function countAfter(
	{ state: before, fruitless, lookups }: Standing,
	state: SubmissionState,
	happening: Happening,
): Pick<Standing, 'fruitless' | 'lookups'> {
	if (PROGRESS.has(happening)) return { fruitless: 0, lookups: 0 };
	const looked = asksTheList(before) && (LISTED.has(happening) || happening === 'questionFailed');
	const asksOtherwise = asksTheList(before) !== asksTheList(state);
	return {
		fruitless: asksOtherwise ? 0 : fruitless + (happening === 'questionFailed' ? 1 : 0),
		lookups: lookups + (looked ? 1 : 0),
	};
}

function asksTheList(state: SubmissionState): boolean {
	return state === 'unknown' || state === 'released';
}

const NOWHERE = { pollUrl: null, pollSeconds: null };

/**
 * How a submission stands after a step, or undefined where the step has no meaning in the state that the submission is
 * in by now (a late answer, a second worker): then nothing changes.
 */
export function standingAfter(standing: Standing, { happening, conversation }: Step): Standing | undefined {
	const { state: before, correlationId, pollUrl, pollSeconds, heldByHmrc } = standing;
	const state = transition(before, happening);
	if (state === undefined || state === 'draft') return undefined;
	// Where to ask may have moved since: an address holds for the conversation in which HMRC gave it.
	const known =
		!conversation || conversation.correlationId === correlationId ? { pollUrl, pollSeconds } : NOWHERE;
	return {
		state,
		correlationId: conversation?.correlationId ?? correlationId,
		pollUrl: conversation?.pollUrl ?? known.pollUrl,
		pollSeconds: conversation?.pollSeconds ?? known.pollSeconds,
		...countAfter(standing, state, happening),
		heldByHmrc: conversation ? true : happening === 'deletedAtHmrc' ? false : heldByHmrc,
	};
}
