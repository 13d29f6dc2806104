/** What is missing before a person's word about a submission counts. */
import { sayFiling } from '@halfpenny/messages/filing';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** Both an answer and having looked. */
export function releaseProblems({
	found,
	looked,
}: {
	readonly found: string | undefined;
	readonly looked: boolean;
}): readonly FormProblem[] {
	return [
		...(found === undefined ? [{ field: 'found', message: sayFiling('release.answerMissing') }] : []),
		...(looked ? [] : [{ field: 'looked', message: sayFiling('release.lookedMissing') }]),
	];
}
