/** A question about acting as agent, and its answer, as the contract has them. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { sayConsent } from '@halfpenny/messages/consent';
import type { Services } from '../../platform/services.ts';
import { type ConsentRow, findCurrent } from './repository.ts';

type Consent = AnswerOf<typeof calls.getConsent>;
type Status = AnswerOf<typeof calls.hmrcAuthStatus>;

/** Whether returns can be filed for a person: always if everyone files for themselves. */
export async function consentStatus(
	{ config, database }: Pick<Services, 'config' | 'database'>,
	userId: string,
): Promise<Status> {
	const { agent, sender } = config.hmrc;
	const current = agent && (await findCurrent(database, userId, agent.name));
	const authorized = sender === 'individual' || current !== undefined;
	return {
		...{ authorized, connected: authorized, available: true, required: sender === 'agent' },
		agentName: agent?.name ?? null,
		since: current?.givenAt?.toISOString() ?? null,
		...{ expiresAt: null, ended: null, attempt: null },
	};
}

/** A question can be answered for an hour. */
export const OPEN_FOR_MS = 3_600_000;

/** The status of a question. */
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
