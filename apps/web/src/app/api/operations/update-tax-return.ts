/** Changes where a return’s taxpayer lives. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const updateTaxReturn = defineOperation<'updateTaxReturn'>('PATCH', '/api/tax-returns/:id');

/** Changes the jurisdiction of a return. */
export function useUpdateTaxReturn(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'updateTaxReturn'>) => orThrow(updateTaxReturn(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
