/** Confirming and sending, bound to what the page showed when it opened, whatever arrives later. */
import type { ChangedAnswer } from '@halfpenny/contract';
import { sayFiling } from '@halfpenny/messages/filing';
import { useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useRetryReturn, useSubmitReturn, useSubmitSelfAssessment } from '../../api/operations/filing.ts';
import type { CheckAnswers } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type FilingRoute, foundWords, neverArrivedWords, notSentWords, sentWords } from './filing-words.ts';
import { isLost } from './lost-answer.ts';
import { shownDetails } from './shown-details.ts';
import { awaitAcceptance } from './use-acceptance.ts';
import { useLostAnswer } from './use-lost-answer.ts';

/** The id of the checkbox. */
export const CONFIRM = 'confirm';

/** How a return is sent. */
interface Sending {
	readonly route: FilingRoute;
	/** The earlier attempts. */
	readonly known: readonly string[];
	/** Called with the submission's id once the return is on its way. */
	readonly onSent: (submissionId: string) => void;
}

/** The declaration of a return. If the answer is lost, it finds out what happened and sets `lost` meanwhile. */
export function useDeclaration(returnId: string, check: CheckAnswers, { route, known, onSent }: Sending) {
	const [shown] = useState(check);
	const [accepted, setAccepted] = useState(false);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [failure, setFailure] = useState<ApiFailure>();
	const { submit, busy } = useRoutes(returnId, shown);
	const { lost, find } = useLostAnswer(returnId, known);
	const findOut = async () => {
		const found = await find();
		if (found?.kind === 'none') {
			showToast(neverArrivedWords(route));
			setProblems([NEVER_ARRIVED]);
		}
		if (found?.kind !== 'found') return;
		showToast(foundWords());
		onSent(found.submissionId);
	};
	const send = async () => {
		setFailure(undefined);
		setProblems(accepted ? [] : [{ field: CONFIRM, message: sayFiling('declaration.missing') }]);
		if (!accepted) return;
		try {
			const answer = await submit[route]();
			showToast(sentWords(route, answer));
			awaitAcceptance(answer.submissionId);
			onSent(answer.submissionId);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			if (isLost(thrown)) return findOut();
			showToast(notSentWords(route, thrown));
			setFailure(thrown);
			setProblems(failureProblems(thrown));
		}
	};
	const changes = failure && changedAnswers(failure);
	return {
		...{ accepted, setAccepted, problems, changes, lost, send },
		busy: busy || lost === 'looking',
	};
}

const NEVER_ARRIVED: FormProblem = {
	message: sayFiling('declaration.lost.none'),
	remediation: sayFiling('declaration.lost.none.detail'),
};

/** The three calls of one command. Each sends the declaration and the hash; the panel's adds the personal details. */
function useRoutes(id: string, { snapshotHash, person }: CheckAnswers) {
	const panel = useSubmitSelfAssessment(id);
	const form = useSubmitReturn(id);
	const retry = useRetryReturn(id);
	const declaration = { accepted: true, snapshotHash };
	const personalDetails = shownDetails(person);
	const submit = {
		panel: () =>
			panel.mutateAsync({
				body: { taxReturnId: id, declaration, ...(personalDetails ? { personalDetails } : {}) },
			}),
		form: () => form.mutateAsync({ id, body: { declaration } }),
		retry: () => retry.mutateAsync({ id, body: { declaration } }),
	};
	return { submit, busy: panel.isPending || form.isPending || retry.isPending };
}

/** Returns what changed since it was shown, if that is why the return wasn't sent; undefined for any other failure. */
export function changedAnswers(failure: ApiFailure): readonly ChangedAnswer[] | undefined {
	if (failure.kind !== 'refused' || failure.code !== 'SNAPSHOT_CHANGED') return undefined;
	const { changed } = failure.details;
	return Array.isArray(changed) ? changed.filter(isChange) : [];
}

function isChange(value: unknown): value is ChangedAnswer {
	return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';
}
