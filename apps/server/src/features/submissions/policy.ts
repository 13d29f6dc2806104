/** The rules of filing that are no state: how long to wait, how often to try, how a return reads from outside. */
import { MOST_REFUSALS, refusesSender } from '@halfpenny/facts';
import type { taxReturns } from '../../database/schema/tax-returns.ts';
import { type Happening, isAccepted, isOver, type SubmissionState } from './machine.ts';

/** Looks for a submission in HMRC's list that may have been too soon; after the last, a person has to look. */
const LOOKUP_SECONDS = [5, 30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;

/** After so many polls in a row without a usable answer (some hours) HMRC's list is asked what it holds. */
export const MOST_FRUITLESS_POLLS = 15;

const LONGEST_PAUSE_SECONDS = 900;

/** Milliseconds until HMRC is asked again how a submission stands: as HMRC says, longer while it does not answer. */
export function pollPauseMs(pollSeconds: number, fruitless: number): number {
	const seconds = Math.max(pollSeconds, 1);
	const grown = Math.min(seconds * 2 ** Math.min(fruitless, 12), Math.max(LONGEST_PAUSE_SECONDS, seconds));
	return grown * 1000;
}

/** Milliseconds until HMRC's list is looked at (again), or undefined when it is for a person to look. */
export function lookupPauseMs(lookups: number): number | undefined {
	const seconds = LOOKUP_SECONDS[lookups];
	return seconds === undefined ? undefined : seconds * 1000;
}

/** How a return reads from outside, by the state of its latest submission (ruling 22). */
export function returnStatus(state: SubmissionState): (typeof taxReturns.$inferSelect)['status'] {
	switch (state) {
		case 'draft':
			return 'draft';
		case 'frozen':
		case 'sending':
			return 'submitted';
		case 'unknown':
		case 'acknowledged':
		case 'polling':
			return 'processing';
		case 'accepted':
		case 'deleted':
			return 'accepted';
		case 'rejected':
			return state;
		case 'failed':
		case 'released':
			return 'failed';
	}
}

/** What an attempt before says about the next. */
export interface Attempt {
	readonly state: SubmissionState;
	/** 0 for the return itself, then one for each amendment. */
	readonly amendment: number;
	/** When a person saw it on HMRC's own pages. */
	readonly seenAtHmrcAt: Date | null;
}

/** Whether HMRC has what was sent: by its receipt, or by the word of a person who saw it there until HMRC says no. */
export function isTaken({ state, seenAtHmrcAt }: Pick<Attempt, 'state' | 'seenAtHmrcAt'>): boolean {
	return isAccepted(state) || (seenAtHmrcAt !== null && !isOver(state));
}

/** Whether it was said to be missing at HMRC, and HMRC spoke of it after all and has not refused it. */
export function isResurfaced({ state, releasedAt }: Pick<Late, 'state' | 'releasedAt'>): boolean {
	return releasedAt !== null && !isOver(state);
}

/** A part of an attempt by which late words are told from others. */
interface Late extends Pick<Attempt, 'state' | 'amendment'> {
	/** When somebody last said that HMRC does not have it. */
	readonly releasedAt: Date | null;
}

/**
 * What happens to a frozen attempt when its turn to be sent comes, given the others of its return: nothing is sent
 * once HMRC turned out to have one that was to take the same place.
 */
export function atItsTurn(
	amendment: number,
	others: readonly Late[],
): Extract<Happening, 'sendingBegan' | 'overtaken'> {
	// A change of what HMRC turned out not to have was to take the place of the return itself.
	const rivals = others.filter((one) => one.amendment >= amendment);
	return rivals.some(isResurfaced) ? 'overtaken' : 'sendingBegan';
}

/** Of attempts, the latest first, the one by which a return stands: on its way or accepted, else the last. */
export function standsBy<A extends Pick<Attempt, 'state'>>(attempts: readonly A[]): A | undefined {
	return attempts.find(({ state }) => !isOver(state)) ?? attempts[0];
}

/** Whether HMRC has the return, so that only an amendment can change it. */
export function canAmend(before: readonly Attempt[]): boolean {
	return before.some(isTaken);
}

/**
 * To which amendment the next attempt belongs, 0 being the return itself. One that HMRC refused, and that was perhaps
 * given up and begun anew, goes on under its number. Where HMRC has nothing there is nothing to amend.
 */
export function amendmentToFile(before: readonly Attempt[], amending: boolean): number {
	if (before.every(({ state }) => isOver(state))) return 0;
	const latest = latestAmendment(before);
	return latest + (amending && attemptsOf(before, latest).some(isTaken) ? 1 : 0);
}

function latestAmendment(before: readonly Attempt[]): number {
	return Math.max(0, ...before.map(({ amendment }) => amendment));
}

/**
 * Whether a return is being amended once one of its attempts is over, given all of them: not where HMRC turns out to
 * have nothing that could be amended, and again where its latest amendment was seen at HMRC and is not there after all.
 */
export function amendingAfter(
	over: Pick<Attempt, 'seenAtHmrcAt'> & { readonly isLatest: boolean },
	all: readonly Attempt[],
	amending: boolean,
): boolean {
	if (!canAmend(all)) return amending && all.some(({ state }) => !isOver(state));
	return amending || (over.isLatest && over.seenAtHmrcAt !== null);
}

/** The attempts that were made for one HMRC, in the order given: what its stand-in took is not filed. */
export function madeFor<A extends { readonly environment: string }>(
	environment: A['environment'],
	attempts: readonly A[],
): readonly A[] {
	return attempts.filter((one) => one.environment === environment);
}

/** The attempts at one amendment, in the order given. */
export function attemptsOf<A extends Pick<Attempt, 'amendment'>>(
	before: readonly A[],
	amendment: number,
): readonly A[] {
	return before.filter((one) => one.amendment === amendment);
}

/**
 * The attempts as they count against a new one, given what happened to them: where an agent sends, HMRC's refusal of the
 * agent's own credentials is not the person's, and counts like a failure that sent nothing.
 */
export function asCounted<A extends { readonly id: string; readonly state: SubmissionState }>(
	attempts: readonly A[],
	events: readonly {
		readonly submissionId: string;
		readonly happening: Happening;
		readonly detail: string | null;
	}[],
): readonly A[] {
	const ofSender = events.filter(
		({ happening, detail }) => happening === 'refused' && refusesSender(detail?.split(' ') ?? []),
	);
	const ids = new Set(ofSender.map(({ submissionId }) => submissionId));
	return attempts.map((one) =>
		one.state === 'rejected' && ids.has(one.id) ? { ...one, state: 'failed' } : one,
	);
}

/** Why a new attempt may not be made now. */
export type AttemptProblem = 'ALREADY_SUBMITTED' | 'ATTEMPTS_EXHAUSTED';

/**
 * What stands against a new attempt at a return, or at one amendment of it, given the states of those before. A
 * failure that sent nothing does not count.
 */
export function attemptProblem(before: readonly SubmissionState[]): AttemptProblem | undefined {
	if (before.some((state) => isAccepted(state) || !isOver(state))) return 'ALREADY_SUBMITTED';
	const refusals = before.filter((state) => state === 'rejected').length;
	return refusals >= MOST_REFUSALS ? 'ATTEMPTS_EXHAUSTED' : undefined;
}

/** What stands against filing a return as it is now, given all attempts: what HMRC has is changed only by an amendment. */
export function filingProblem(all: readonly Attempt[], amending: boolean): AttemptProblem | undefined {
	if (!amending && canAmend(all)) return 'ALREADY_SUBMITTED';
	// Of what was said to be missing HMRC may speak again, whatever number came after it.
	if (all.some((one) => !isOver(one.state) && !isTaken(one))) return 'ALREADY_SUBMITTED';
	return attemptProblem(attemptsOf(all, amendmentToFile(all, amending)).map(({ state }) => state));
}

/** Why a submission may not be released, as a code of the table of errors. */
export type ReleaseProblem =
	| 'NOTHING_TO_RELEASE'
	| 'SEEN_AT_HMRC'
	| 'RECEIPT_NEEDS_OPERATOR'
	| 'RELEASE_TOO_SOON';

/** What happened to a submission, in order. */
type Told = readonly { readonly happening: Happening; readonly at: Date; readonly detail: string | null }[];

/** What makes it so that nobody knows what HMRC has. */
export const DOUBTS: ReadonlySet<Happening> = new Set(['outcomeUnknown', 'interrupted', 'receiptMismatched']);

/**
 * When a person who looked at HMRC's own pages may say that it is not there (ruling 23), or why never: only while
 * nobody knows, once HMRC's list did not show it or HMRC said to every question that it is in trouble, and so long after
 * the doubt began that nothing of ours can still be on its way.
 */
export function releasableAt(
	{ state, seenAtHmrcAt, lookups }: Doubted,
	events: Told,
	waitMs: number,
): { readonly ok: true; readonly at: Date } | { readonly ok: false; readonly problem: ReleaseProblem } {
	const problem = seenProblem({ state, seenAtHmrcAt }, events);
	if (problem) return { ok: false, problem };
	const doubts = events.findLastIndex(({ happening }) => DOUBTS.has(happening));
	const doubt = events[doubts];
	const missing = events.slice(doubts).some(({ happening }) => happening === 'notFoundAtHmrc');
	if (!doubt || !(missing || hmrcGaveUp({ lookups }, events)))
		return { ok: false, problem: 'RELEASE_TOO_SOON' };
	return { ok: true, at: new Date(doubt.at.getTime() + waitMs) };
}

/** What a release is decided by, beside what happened. */
type Doubted = Pick<Attempt, 'state' | 'seenAtHmrcAt'> & { readonly lookups: number };

/** Whether HMRC's own trouble is all that it says of a submission (1000, 2005, 3000), until nobody asks any more. */
export function hmrcGaveUp({ lookups }: Pick<Doubted, 'lookups'>, events: Told): boolean {
	const doubt = events.findLast(({ happening }) => DOUBTS.has(happening));
	const troubled = doubt?.detail?.startsWith('engineTrouble') ?? false;
	return troubled && lookupPauseMs(lookups) === undefined;
}

/**
 * Whether a person may say that they saw it on HMRC's own pages: as soon as nobody here knows. It is then never sent
 * again, so that nothing can be lost by it but our receipt, and that is still looked for.
 */
export function seenProblem(
	{ state, seenAtHmrcAt }: Pick<Attempt, 'state' | 'seenAtHmrcAt'>,
	events: Told,
): ReleaseProblem | undefined {
	if (state !== 'unknown') return 'NOTHING_TO_RELEASE';
	if (seenAtHmrcAt) return 'SEEN_AT_HMRC';
	return events.some(({ happening }) => happening === 'receiptMismatched')
		? 'RECEIPT_NEEDS_OPERATOR'
		: undefined;
}
