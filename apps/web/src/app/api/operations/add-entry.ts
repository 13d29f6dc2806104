/** Adds an entry to a return. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const addEntry = defineOperation<'addEntry'>('POST', '/api/tax-returns/:id/entries');

/** Adds one job, account or gift. */
export function useAddEntry(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'addEntry'>) => orThrow(addEntry(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
