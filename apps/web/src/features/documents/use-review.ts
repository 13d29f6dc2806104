/** A proposal's review: the current values, their problems, approving and declining. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import {
	useApproveForProfile,
	useApproveProposal,
	useDeclineProposal,
} from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type CostDraft, checkReview, type EntryDraft, type ReviewOf, startReview } from './review-draft.ts';

/** Reviews one proposal, and what the same document suggests for the profile. Calls `onDone` once it is closed. */
export function useReview(
	about: ReviewOf,
	proposal: Proposal,
	onDone: (outcome: 'approved' | 'declined') => void,
) {
	const [draft, setDraft] = useState(() => startReview(about));
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const [forProfile, setForProfile] = useState<string>();
	const approval = useApproveProposal(proposal.target.id);
	const profileApproval = useApproveForProfile();
	const declining = useDeclineProposal(proposal.target.id);
	const attempt = async (work: () => Promise<unknown>, outcome: 'approved' | 'declined') => {
		try {
			await work();
			showToast({ title: sayDocuments(`review.${outcome}`) });
			onDone(outcome);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown));
		}
	};
	const approve = () => {
		const checked = checkReview(about, draft);
		setProblems(checked.ok ? [] : checked.problems);
		if (!checked.ok) return;
		void attempt(async () => {
			if (forProfile !== undefined) await profileApproval.mutateAsync({ id: forProfile, body: {} });
			await approval.mutateAsync({ id: proposal.id, body: { changes: checked.changes } });
		}, 'approved');
	};
	return {
		draft,
		problems,
		changeEntry: (place: number, change: Partial<EntryDraft>) =>
			setDraft((before) => ({ ...before, entries: changed(before.entries, place, change) })),
		changeCost: (place: number, change: Partial<CostDraft>) =>
			setDraft((before) => ({ ...before, costs: changed(before.costs, place, change) })),
		/** The id of the profile's proposal, if it is to be approved too. */
		forProfile,
		setForProfile,
		approve,
		decline: () => void attempt(() => declining.mutateAsync({ id: proposal.id }), 'declined'),
		busy: approval.isPending || declining.isPending || profileApproval.isPending,
	};
}

/** What a review passes to the parts of its page. */
export type Review = ReturnType<typeof useReview>;

function changed<Part>(parts: readonly Part[], place: number, change: Partial<Part>): readonly Part[] {
	return parts.map((part, index) => (index === place ? { ...part, ...change } : part));
}
