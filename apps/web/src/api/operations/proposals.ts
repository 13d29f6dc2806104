/** What documents, last year and partnerships suggest for a return: list, approve, decline. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import type { Proposal, UploadedDocument } from '../shapes.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const listProposals = defineOperation<'listProposals'>('GET', '/api/tax-returns/:id/proposals');
const getProposal = defineOperation<'getProposal'>('GET', '/api/proposals/:id');
const approveProposal = defineOperation<'approveProposal'>('POST', '/api/proposals/:id/approve');
const declineProposal = defineOperation<'declineProposal'>('POST', '/api/proposals/:id/decline');

/** Every proposal for a return, open or closed. */
export function useProposals(id: string) {
	return useQuery(reading(keys.proposals(id), listProposals, { id }));
}

/** Reads the proposals again when a document names one that is not listed, in case its event was lost. */
export function useProposalsOf(
	id: string,
	documents: readonly Pick<UploadedDocument, 'proposalId'>[],
	proposals: readonly Pick<Proposal, 'id'>[],
): void {
	const queryClient = useQueryClient();
	const missing = missingProposals(documents, proposals);
	useEffect(() => {
		if (missing !== '') void queryClient.invalidateQueries({ queryKey: keys.proposals(id) });
	}, [queryClient, id, missing]);
}

/** Returns the ids that documents name and the list lacks, as one text; empty if it lacks none. */
export function missingProposals(
	documents: readonly Pick<UploadedDocument, 'proposalId'>[],
	proposals: readonly Pick<Proposal, 'id'>[],
): string {
	const known = new Set(proposals.map((proposal) => proposal.id));
	return documents
		.flatMap(({ proposalId }) => (proposalId === null || known.has(proposalId) ? [] : [proposalId]))
		.join(' ');
}

/** Makes a proposal's changes, or the user's corrected ones. */
export function useApproveProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, approveProposal);
}

/** Closes a proposal without changing anything. */
export function useDeclineProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, declineProposal);
}

/** What a document suggests for the profile. Nothing is read without a document. */
export function useProfileProposal(id: string | null) {
	return useQuery({
		...reading(keys.profileProposal(id ?? ''), getProposal, { id: id ?? '' }),
		enabled: id !== null,
	});
}

/** Fills the profile from a document's suggestions. */
export function useApproveForProfile() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'approveProposal'>) => approveProposal(input),
		onSuccess: (_, { id }) =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.user }),
				queryClient.invalidateQueries({ queryKey: keys.profileProposal(id) }),
			]),
	});
}
