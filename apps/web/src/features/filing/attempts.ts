/** The attempts to file, as the form's panel shows them: a label each, and how many tries are left. */
import {
	type AttemptStatus,
	attemptStatus,
	attemptsOf,
	countedWithAgent,
	latestAmendment,
	madeFor,
	refusalsLeft,
	type StoredState,
} from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import type { Service, Submission } from '../../api/shapes.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** The labels. An unknown outcome has its own: HMRC may have the return, so it isn't a failure. */
export type AttemptLabel = 'draft' | 'generated' | 'unknown' | Exclude<AttemptStatus, 'rejected'>;

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

/** Returns the label for an attempt's state ("failed" for a rejection); without an attempt, whether the XML exists. */
export function attemptLabel(state: StoredState | null | undefined, generated = false): AttemptLabel {
	if (state === null || state === undefined) return generated ? 'generated' : 'draft';
	if (state === 'unknown') return 'unknown';
	const status = attemptStatus(state);
	return status === 'rejected' ? 'failed' : status;
}

/** Returns an attempt's name. A test is called one if the page doesn't already say so. */
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

/** Returns what to say when no tries are left. For an amendment: what was filed before still stands. */
export function noneLeft(logs: readonly Counted[]): 'attempts.none' | 'attempts.none.amendment' {
	return logs.some(({ amendment }) => amendment > 0) ? 'attempts.none.amendment' : 'attempts.none';
}

/** How many more times HMRC may reject the return, or its latest amendment. */
export function retriesLeft(
	logs: readonly Counted[],
	{ environment, sentByAgent }: Pick<Service, 'environment' | 'sentByAgent'>,
): number {
	const here = madeFor(environment, logs);
	const attempts = attemptsOf(here, latestAmendment(here)).map((one) => ({ ...one, state: one.status }));
	const codesOf = ({ errors }: Counted) => (sentByAgent ? errors.map(({ code }) => code) : []);
	return refusalsLeft(countedWithAgent(attempts, codesOf).map(({ state }) => state));
}
