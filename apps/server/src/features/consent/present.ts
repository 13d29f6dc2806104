/** A question about acting as agent, and its answer, as the contract gives them. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { sayConsent } from '@halfpenny/messages/consent';
import type { ConsentRow } from './repository.ts';

type Consent = AnswerOf<typeof calls.getConsent>;

/** A question can be answered for an hour. */
export const OPEN_FOR_MS = 3_600_000;

/** How a question stands. */
export function statusOf(
	{ askedAt, givenAt, refusedAt, revokedAt }: ConsentRow,
	now: Date,
): Consent['status'] {
	if (revokedAt) return 'revoked';
	if (givenAt) return 'given';
	if (refusedAt) return 'refused';
	return now.getTime() - askedAt.getTime() > OPEN_FOR_MS ? 'closed' : 'asked';
}

/** A question for its page. */
export function presentConsent(row: ConsentRow, now: Date): Consent {
	const { id, agentName, words, askedAt, givenAt, refusedAt, revokedAt } = row;
	return {
		id,
		status: statusOf(row, now),
		agent: { name: agentName },
		title: sayConsent('title', { agent: agentName }),
		words: words.split('\n'),
		askedAt: askedAt.toISOString(),
		answeredAt: (givenAt ?? refusedAt)?.toISOString() ?? null,
		revokedAt: revokedAt?.toISOString() ?? null,
	};
}
