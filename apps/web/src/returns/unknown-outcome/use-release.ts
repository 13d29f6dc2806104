/** Tells the server what the user found about a submission with an unknown outcome. */
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useReleaseSubmission } from '../../api/operations/release-submission.ts';
import type { Submission } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The answer, once nothing is `wrong` with it. `done` is the toast's text. */
interface Word {
	readonly found: boolean;
	readonly wrong: readonly FormProblem[];
	readonly done: string;
}

/** Sends the answer. Returns what is wrong with it, or the server's objections, as problems. */
export function useRelease({ id, taxReturnId }: Pick<Submission, 'id' | 'taxReturnId'>) {
	const release = useReleaseSubmission(id, taxReturnId);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	// Answering removes the form from the page, so the toast must not depend on it.
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
