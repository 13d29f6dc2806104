/** Creates a return. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const createTaxReturn = defineOperation<'createTaxReturn'>('POST', '/api/tax-returns');

/** Creates the return of a year. */
export function useCreateTaxReturn() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'createTaxReturn'>) => orThrow(createTaxReturn(input)),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
	});
}
