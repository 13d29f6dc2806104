/** Dismisses what a document suggests. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const dismissProposal = defineOperation<'dismissProposal'>('POST', '/api/proposals/:id/dismiss');

/** Closes a proposal without making an entry. */
export function useDismissProposal(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'dismissProposal'>) => orThrow(dismissProposal(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
