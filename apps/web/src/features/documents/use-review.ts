/** Checks a proposal: the current values, what is wrong with them, approving and leaving out. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { type Answer, type Answers, type Section, settingChanges } from '@halfpenny/questions';
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useApproveProposal, useDeclineProposal } from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import { answer, readDraft, startDraft } from '../../interview/draft.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { foundAnswers, foundFields } from './found-fields.ts';

/** The review of one proposal. `onDone` is called once it is dealt with. */
export function useReview(
	section: Section,
	proposal: Proposal,
	onDone: (outcome: 'approved' | 'declined') => void,
) {
	const [draft, setDraft] = useState<Answers>(() =>
		startDraft(section, foundAnswers(foundFields(section, proposal))),
	);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const approval = useApproveProposal(proposal.target.id);
	const declining = useDeclineProposal(proposal.target.id);
	const attempt = async (work: Promise<unknown>, outcome: 'approved' | 'declined') => {
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
		if (read.ok) {
			const changes = checkedChanges(section, proposal, read.answers);
			void attempt(approval.mutateAsync({ id: proposal.id, body: { changes } }), 'approved');
		}
	};
	return {
		draft,
		problems,
		setAnswer: (question: string, value: Answer) => setDraft((before) => answer(before, question, value)),
		approve,
		decline: () => void attempt(declining.mutateAsync({ id: proposal.id }), 'declined'),
		busy: approval.isPending || declining.isPending,
	};
}

/** The changes to approve: the answers of this section as they were checked, and what the proposal says of others. */
function checkedChanges({ id }: Section, { changes }: Proposal, answers: Answers): Proposal['changes'] {
	const [first] = changes.filter(({ section }) => section === id);
	const answered = Object.entries(answers).filter(([, value]) => value !== null);
	const others = changes.filter(({ section }) => section !== id);
	return first ? [...settingChanges(id, first.entry, Object.fromEntries(answered)), ...others] : changes;
}
