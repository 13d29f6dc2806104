/** Documents uploaded before there is a return: what they say about the user, and keeping them for the return. */
import { useEffect, useState } from 'react';
import { describeFailure, isApiFailure } from '../../api/failure.ts';
import {
	useAttachDocuments,
	useDeleteLoose,
	useLooseDocuments,
	useUploadLoose,
} from '../../api/operations/loose-documents.ts';
import { useApproveForProfile, useProfileProposal } from '../../api/operations/proposals.ts';
import type { User } from '../../api/shapes.ts';
import { checkFile } from '../../returns/check-file.ts';
import { notUploaded } from '../../returns/not-uploaded.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { changesOfPaper, filledFrom, foundOnPaper } from './found-on-paper.ts';
import type { Profile } from './profile.ts';

/** The id of the upload area. */
export const PAPER = 'paper';

/** The user's documents, and what the wizard can do with them. */
export type Papers = ReturnType<typeof usePapers>;

/** Returns the documents waiting for a return. Fills in blanks from one once, if it may be the user's. */
export function usePapers(user: User, profile: Profile, setProfile: (profile: Profile) => void) {
	const { data: list = [] } = useLooseDocuments(user.id);
	const [problem, setProblem] = useState<FormProblem>();
	const upload = useUploadLoose();
	const removal = useDeleteLoose();
	const attaching = useAttachDocuments();
	const approval = useApproveForProfile();
	const paper = list.find(({ profileProposalId }) => profileProposalId !== null);
	const { data } = useProfileProposal(paper?.profileProposalId ?? null);
	const open = paper && data?.status === 'open' ? data : undefined;
	const found = open && paper && foundOnPaper(open, paper.filename);
	const openId = open?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when it is known
	useEffect(() => {
		if (open && found && open.notices.length === 0) setProfile(filledFrom(found, profile));
	}, [openId]);
	const send = (file: File) => {
		const wrong = checkFile(file);
		setProblem(wrong && problemOf(wrong));
		if (wrong) return;
		upload.mutate(file, {
			onError: (failure) => {
				setProblem(problemOf(describeFailure(failure)));
				showToast({ ...notUploaded(failure), tone: 'bad' });
			},
		});
	};
	/** Approves the proposal as the user left it. A failure doesn't matter: saving the profile sends it all again. */
	const approve = async (corrected: Profile) => {
		const changes = open ? changesOfPaper(open, user, corrected) : [];
		if (!open || changes.length === 0) return;
		try {
			await approval.mutateAsync({ id: open.id, body: { changes } });
		} catch (thrown) {
			if (!isApiFailure(thrown) || thrown.kind !== 'refused') throw thrown;
		}
	};
	return {
		...{ list, found, notices: open?.notices ?? [], problem, send, approve },
		remove: (id: string) => removal.mutate({ id }),
		attach: async (taxReturnId: string) => {
			if (list.length > 0) await attaching.mutateAsync({ ids: list.map(({ id }) => id), taxReturnId });
		},
		sending: upload.isPending,
		busy: approval.isPending || attaching.isPending,
	};
}

function problemOf({ title, detail }: { readonly title: string; readonly detail: string }): FormProblem {
	return { field: PAPER, message: title, remediation: detail };
}
