/** Tells the server what a person found of a submission whose fate nobody knows. */
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useReleaseSubmission } from '../../api/operations/release-submission.ts';
import type { Submission } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** What is said, once nothing is `wrong` with it; `done` is what the toast says. */
interface Word {
	readonly found: boolean;
	readonly wrong: readonly FormProblem[];
	readonly done: string;
}

/** Sends the word. What is wrong with it, or what the server has against it, are the problems. */
export function useRelease({ id, taxReturnId }: Pick<Submission, 'id' | 'taxReturnId'>) {
	const release = useReleaseSubmission(id, taxReturnId);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	// Once it is said the form is gone from the page, so the toast does not hang on it.
	const send = async ({ found, wrong, done }: Word) => {
		setProblems(wrong);
		if (wrong.length > 0 || release.isPending) return;
		try {
			await release.mutateAsync(found);
			showToast({ title: done });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown));
		}
	};
	return { problems, send, busy: release.isPending };
}
