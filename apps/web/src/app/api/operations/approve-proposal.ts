/** Approves what a document suggests. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const approveProposal = defineOperation<'approveProposal'>('POST', '/api/proposals/:id/approve');

/** Makes the entry that a proposal suggests, with the person’s corrections. */
export function useApproveProposal(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'approveProposal'>) => orThrow(approveProposal(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
