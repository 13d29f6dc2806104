/** Opens a return that HMRC has for an amendment. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const amendReturn = defineOperation<'amendReturn'>('POST', '/api/tax-returns/:id/amend');

/** Its answers can change from then on; what was filed stays. */
export function useAmendReturn(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(amendReturn({ id })),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(id) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
