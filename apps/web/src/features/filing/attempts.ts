/** The attempts to file as the form's panel shows them: a label each, and how many tries are left. */
import { MOST_REFUSALS, refusesSender } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { Service, Submission } from './filing-shapes.ts';

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
	released: 'failed',
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

/** What an attempt is called. A test is named so where the page, which is about today, does not say it. */
export function attemptName(
	{ amendment, attemptNumber: number, environment }: Named,
	now: Pick<Service, 'environment'>,
): string {
	const name =
		amendment === 0 ? sayFiling('attempt', { number }) : sayFiling('form.amendment', { amendment, number });
	return environment !== 'live' && now.environment === 'live' ? sayFiling('attempt.test', { name }) : name;
}

type Named = Pick<Submission, 'amendment' | 'attemptNumber' | 'environment'>;

interface Counted extends Pick<Submission, 'amendment' | 'status' | 'environment'> {
	readonly errors: readonly { readonly code: string }[];
}

/** The attempts at what is to be filed now: the return itself, or its latest amendment. */
function latestAttempts(logs: readonly Counted[]): readonly Counted[] {
	const latest = Math.max(0, ...logs.map(({ amendment }) => amendment));
	return logs.filter(({ amendment }) => amendment === latest);
}

/** What is said once no try is left: of a change, that what was filed before stands. */
export function noneLeft(logs: readonly Counted[]): 'attempts.none' | 'attempts.none.amendment' {
	return logs.some(({ amendment }) => amendment > 0) ? 'attempts.none.amendment' : 'attempts.none';
}

/**
 * How often the HMRC of the service may still say no: three times less the times that it has (ruling 23). Its no to the
 * agent who sends is not the person's.
 */
export function retriesLeft(
	logs: readonly Counted[],
	{ environment, sentByAgent }: Pick<Service, 'environment' | 'sentByAgent'>,
): number {
	const here = logs.filter((one) => one.environment === environment);
	const refused = latestAttempts(here).filter(
		({ status, errors }) =>
			status === 'rejected' && !(sentByAgent && refusesSender(errors.map(({ code }) => code))),
	).length;
	return Math.max(0, MOST_REFUSALS - refused);
}
