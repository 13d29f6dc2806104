/** Checking a proposal: the values as they stand, what is wrong with them, approving and leaving out. */
import { sayDocuments } from '@halfpenny/messages/documents';
import type { Answer, Answers, Section } from '@halfpenny/questions';
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useApproveProposal, useDismissProposal } from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import { answer, readDraft, startDraft } from '../../interview/draft.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { foundAnswers } from './found-fields.ts';

/** The review of one proposal. `onDone` is called once it is dealt with. */
export function useReview(
	section: Section,
	proposal: Proposal,
	onDone: (outcome: 'approved' | 'dismissed') => void,
) {
	const [draft, setDraft] = useState<Answers>(() => startDraft(section, foundAnswers(proposal.fields)));
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const approval = useApproveProposal(proposal.taxReturnId);
	const dismissal = useDismissProposal(proposal.taxReturnId);
	const attempt = async (work: Promise<unknown>, outcome: 'approved' | 'dismissed') => {
		try {
			await work;
			showToast({ title: sayDocuments(`review.${outcome}`) });
			onDone(outcome);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown));
		}
	};
	const approve = () => {
		const read = readDraft(section, draft);
		setProblems(read.ok ? [] : read.problems);
		if (read.ok)
			void attempt(approval.mutateAsync({ id: proposal.id, body: { answers: read.answers } }), 'approved');
	};
	return {
		draft,
		problems,
		setAnswer: (question: string, value: Answer) => setDraft((before) => answer(before, question, value)),
		approve,
		dismiss: () => void attempt(dismissal.mutateAsync({ id: proposal.id }), 'dismissed'),
		busy: approval.isPending || dismissal.isPending,
	};
}
