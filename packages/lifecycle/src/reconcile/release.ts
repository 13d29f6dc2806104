/** What a person may report about a submission with an unknown outcome, after looking at HMRC's own pages. */
import type { StoredState } from '../submission/state.ts';
import { lookupPauseMs } from './lookups.ts';
import { makesUnknown, type ReasonedEvent } from './unknown-reason.ts';

/** Why not, as a code from the error table. */
export type ReleaseProblem =
	| 'NOTHING_TO_RELEASE'
	| 'SEEN_AT_HMRC'
	| 'RECEIPT_NEEDS_OPERATOR'
	| 'RELEASE_TOO_SOON';

/** The parts of a submission that matter for a release. */
export interface Unresolved {
	readonly state: StoredState;
	/** When a person saw it on HMRC's own pages. */
	readonly seenAtHmrcAt: Date | null;
	/** How many times we have looked in HMRC's records. */
	readonly lookups: number;
}

interface DatedEvent extends ReasonedEvent {
	readonly at: Date;
}

/**
 * Returns from when a person may say HMRC doesn't have it, or why not. Only while the outcome is unknown, once HMRC's
 * records didn't show it (or HMRC gave up), and long enough after for nothing to be still on its way.
 */
export function releasableAt(
	submission: Unresolved,
	events: readonly DatedEvent[],
	waitMs: number,
): { readonly ok: true; readonly at: Date } | { readonly ok: false; readonly problem: ReleaseProblem } {
	const problem = seenProblem(submission, events);
	if (problem) return { ok: false, problem };
	const index = events.findLastIndex(makesUnknown);
	const since = events[index];
	const missing = events.slice(index).some(({ kind }) => kind === 'notFoundAtHmrc');
	if (!since || !(missing || hmrcGaveUp(submission, events)))
		return { ok: false, problem: 'RELEASE_TOO_SOON' };
	return { ok: true, at: new Date(since.at.getTime() + waitMs) };
}

/** Returns whether HMRC only ever reported its own trouble (1000, 2005, 3000), and we have stopped asking. */
export function hmrcGaveUp(
	{ lookups }: Pick<Unresolved, 'lookups'>,
	events: readonly ReasonedEvent[],
): boolean {
	const inTrouble = events.findLast(makesUnknown)?.detail?.startsWith('engineTrouble') ?? false;
	return inTrouble && lookupPauseMs(lookups) === undefined;
}

/**
 * Returns why a person may not say they saw it at HMRC; undefined while the outcome is unknown. It is then never sent again,
 * so only our receipt can be lost, and we keep looking for that.
 */
export function seenProblem(
	{ state, seenAtHmrcAt }: Pick<Unresolved, 'state' | 'seenAtHmrcAt'>,
	events: readonly ReasonedEvent[],
): ReleaseProblem | undefined {
	if (state !== 'unknown') return 'NOTHING_TO_RELEASE';
	if (seenAtHmrcAt) return 'SEEN_AT_HMRC';
	return events.some(({ kind }) => kind === 'receiptMismatched') ? 'RECEIPT_NEEDS_OPERATOR' : undefined;
}
