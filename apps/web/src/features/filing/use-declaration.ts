/** Confirming and sending: bound to what was shown when the page was opened, whatever arrives afterwards. */
import type { ChangedAnswer } from '@halfpenny/contract';
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../app/api/failure.ts';
import { useRetryReturn } from '../../app/api/operations/retry-sa100.ts';
import { useSubmitReturn } from '../../app/api/operations/submit-sa100.ts';
import { failureProblems } from '../../app/form-problems.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The id of the checkbox. */
export const CONFIRM = 'confirm';

/** The declaration of a return. `again` when HMRC said no before. `onSent` hears the submission's id. */
export function useDeclaration(
	returnId: string,
	snapshotHash: string,
	again: boolean,
	onSent: (submissionId: string) => void,
) {
	const [shown] = useState(snapshotHash);
	const [accepted, setAccepted] = useState(false);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [changes, setChanges] = useState<readonly ChangedAnswer[]>();
	const submit = useSubmitReturn(returnId);
	const retry = useRetryReturn(returnId);
	const send = async () => {
		setProblems(accepted ? [] : [{ field: CONFIRM, message: sayFiling('declaration.missing') }]);
		if (!accepted) return;
		try {
			const input = { id: returnId, body: { declaration: { accepted, snapshotHash: shown } } };
			const { submissionId } = await (again ? retry : submit).mutateAsync(input);
			showToast({ title: sayFiling('declaration.sent') });
			onSent(submissionId);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setChanges(changedAnswers(thrown));
			setProblems(failureProblems(thrown));
		}
	};
	return { accepted, setAccepted, problems, changes, send, busy: submit.isPending || retry.isPending };
}

/** What changed since it was shown, when that is why the return was not sent; undefined for any other failure. */
export function changedAnswers(failure: ApiFailure): readonly ChangedAnswer[] | undefined {
	if (failure.kind !== 'refused' || failure.code !== 'SNAPSHOT_CHANGED') return undefined;
	const { changed } = failure.details;
	return Array.isArray(changed) ? changed.filter(isChange) : [];
}

function isChange(value: unknown): value is ChangedAnswer {
	return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';
}
