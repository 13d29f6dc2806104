/** A failed job, in words. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { jobFailureWords, jobWords } from '@halfpenny/messages/jobs';
import type { JobRow } from '../../jobs/job-repository.ts';

type FailedJob = AnswerOf<typeof calls.failedJobs>[number];

/** For the person it belongs to. */
export function presentFailedJob({ id, kind, payload, lastError, diedAt, createdAt }: JobRow): FailedJob {
	return {
		id,
		kind,
		title: jobWords(kind),
		reason: { code: lastError ?? 'unknown', message: jobFailureWords(lastError) },
		submissionId: idIn(payload, 'submissionId'),
		documentId: idIn(payload, 'documentId'),
		failedAt: (diedAt ?? createdAt).toISOString(),
	};
}

function idIn(payload: unknown, name: string): string | null {
	const found = Object.entries(payload ?? {}).find(([key]) => key === name)?.[1];
	return typeof found === 'string' ? found : null;
}
