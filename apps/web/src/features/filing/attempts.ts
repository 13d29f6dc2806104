/** The attempts to file as the form's panel shows them: a label each, and how many tries are left. */
import { MOST_REFUSALS } from '@halfpenny/facts';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { Submission } from './filing-shapes.ts';

/** The labels; unknown is said in words of its own (ruling 22). */
export type AttemptLabel =
	| 'draft'
	| 'generated'
	| 'submitting'
	| 'acknowledged'
	| 'unknown'
	| 'accepted'
	| 'failed';

const labels: Readonly<Record<string, AttemptLabel>> = {
	frozen: 'submitting',
	sending: 'submitting',
	unknown: 'unknown',
	acknowledged: 'acknowledged',
	polling: 'acknowledged',
	accepted: 'accepted',
	deleted: 'accepted',
	rejected: 'failed',
	failed: 'failed',
};

/** How each label looks. */
export const attemptTones: Readonly<Record<AttemptLabel, BadgeTone>> = {
	draft: 'plain',
	generated: 'plain',
	submitting: 'busy',
	acknowledged: 'busy',
	unknown: 'doubt',
	accepted: 'good',
	failed: 'bad',
};

/** The label of an attempt's state; without an attempt, whether the XML is there; anything else is a draft. */
export function attemptLabel(status: string | null | undefined, generated = false): AttemptLabel {
	if (status === null || status === undefined) return generated ? 'generated' : 'draft';
	return labels[status] ?? 'draft';
}

type Counted = Pick<Submission, 'amendment' | 'status'>;

/** The attempts at what is to be filed now: the return itself, or its latest amendment. */
function latestAttempts(logs: readonly Counted[]): readonly Counted[] {
	const latest = Math.max(0, ...logs.map(({ amendment }) => amendment));
	return logs.filter(({ amendment }) => amendment === latest);
}

/** How often HMRC may still say no: three times less the times that it has (ruling 23). */
export function retriesLeft(logs: readonly Counted[]): number {
	const refused = latestAttempts(logs).filter(({ status }) => status === 'rejected').length;
	return Math.max(0, MOST_REFUSALS - refused);
}
