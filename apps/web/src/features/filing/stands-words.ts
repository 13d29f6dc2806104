/** What HMRC still has when it doesn't have an amendment: the version it accepted before. */
import { formatDay } from '@halfpenny/facts';
import { outcomeOf } from '@halfpenny/lifecycle';
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';

type Attempt = Pick<Submission, 'id' | 'amendment' | 'status' | 'createdAt'>;

/** "What you filed on 3 May 2026 still stands."; undefined if the submission isn't an amendment. */
export function standsWords(submission: Attempt, all: readonly Attempt[]): string | undefined {
	if (submission.amendment === 0) return undefined;
	const filed = all
		.filter(({ amendment, status }) => amendment < submission.amendment && outcomeOf(status) === 'accepted')
		.map(({ createdAt }) => createdAt)
		.sort()
		.at(-1);
	return filed === undefined
		? sayFiling('stands.undated')
		: sayFiling('stands.since', { date: formatDay(filed.slice(0, 10)) });
}
