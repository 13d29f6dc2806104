/** What a person may say about a submission whose outcome is unknown, having looked at HMRC's own pages. */
import type { StoredState } from '../submission/state.ts';
import { lookupPauseMs } from './lookups.ts';
import { makesUnknown, type ReasonedEvent } from './unknown-reason.ts';

/** Why it may not be said, as a code of the table of errors. */
export type ReleaseProblem =
	| 'NOTHING_TO_RELEASE'
	| 'SEEN_AT_HMRC'
	| 'RECEIPT_NEEDS_OPERATOR'
	| 'RELEASE_TOO_SOON';

/** A submission as far as a release looks at it. */
export interface Unresolved {
	readonly state: StoredState;
	/** When a person saw it on HMRC's own pages. */
	readonly seenAtHmrcAt: Date | null;
	/** How often we looked in HMRC's records. */
	readonly lookups: number;
}

interface DatedEvent extends ReasonedEvent {
	readonly at: Date;
}

/**
 * From when a person may say that HMRC doesn't have it, or why never: only while the outcome is unknown, once HMRC's
 * records didn't show it (or HMRC gave up), and so long after it became unknown that nothing can still be on its way.
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

/** Whether HMRC only ever says that it is in trouble (1000, 2005, 3000), and we have stopped asking. */
export function hmrcGaveUp(
	{ lookups }: Pick<Unresolved, 'lookups'>,
	events: readonly ReasonedEvent[],
): boolean {
	const inTrouble = events.findLast(makesUnknown)?.detail?.startsWith('engineTrouble') ?? false;
	return inTrouble && lookupPauseMs(lookups) === undefined;
}

/**
 * Why a person may not say that they saw it on HMRC's own pages; undefined as soon as the outcome is unknown. It is
 * then never sent again, so all that can be lost is our receipt, and we keep looking for that.
 */
export function seenProblem(
	{ state, seenAtHmrcAt }: Pick<Unresolved, 'state' | 'seenAtHmrcAt'>,
	events: readonly ReasonedEvent[],
): ReleaseProblem | undefined {
	if (state !== 'unknown') return 'NOTHING_TO_RELEASE';
	if (seenAtHmrcAt) return 'SEEN_AT_HMRC';
	return events.some(({ kind }) => kind === 'receiptMismatched') ? 'RECEIPT_NEEDS_OPERATOR' : undefined;
}
