/** What needs attention, as administrators see it: never a taxpayer's figures, names or identifiers. */
import type { AnswerOf, BodyOf, Calls } from '@halfpenny/contract';
import { jobWords } from '@halfpenny/messages/jobs';
import { stuckReason } from '@halfpenny/messages/operator';
import { listAllDeadJobs } from '../../jobs/job-repository.ts';
import type { Result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedInAdministrator } from '../../platform/sessions/administrator-sessions.ts';
import { decideRequest, moveToRequester, waitingRequests } from '../bindings/operator.ts';
import { stuckSubmissions } from '../submissions/operator/operator.ts';
import { countEverything } from './counts-repository.ts';

type Operations = AnswerOf<Calls['adminOperations']>;

/** How many failed jobs are listed. */
const MOST_JOBS = 100;

/** Everything that needs attention, and the counts. */
export async function operationsOf(services: Services): Promise<Operations> {
	const { database } = services;
	return {
		bindings: (await waitingRequests(services)).map(({ askedAt, ...request }) => ({
			...request,
			askedAt: askedAt.toISOString(),
		})),
		submissions: (await stuckSubmissions(services)).map(presentStuck),
		deadJobs: (await listAllDeadJobs(database, MOST_JOBS)).map(
			({ id, kind, lastError, diedAt, createdAt }) => ({
				...{ id, kind, title: jobWords(kind), reason: lastError ?? 'unknown' },
				failedAt: (diedAt ?? createdAt).toISOString(),
			}),
		),
		counts: await countEverything(database),
	};
}

type Stuck = Awaited<ReturnType<typeof stuckSubmissions>>[number];

function presentStuck({
	seenAtHmrcAt: _seen,
	reason,
	createdAt,
	...stuck
}: Stuck): Operations['submissions'][number] {
	return { ...stuck, why: stuckReason(reason), createdAt: createdAt.toISOString() };
}

/** Does what the operator's command does, and records which administrator did it. NOT_FOUND, UTR_BOUND_ELSEWHERE. */
export function decide(
	services: Services,
	id: string,
	{ decision }: BodyOf<Calls['decideBinding']>,
	{ administratorId }: SignedInAdministrator,
): Promise<Result<null>> {
	const by = { administrator: administratorId };
	if (decision === 'move') return moveToRequester(services, id, by);
	return decideRequest(services, id, decision === 'approve' ? 'approved' : 'declined', by);
}
