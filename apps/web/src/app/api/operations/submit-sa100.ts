/** Files a return. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const submitSa100 = defineOperation<'submitSa100'>('POST', '/api/sa100/submit/:id');

/** Files a return; needs the declaration and the hash of what was shown. */
export function useSubmitReturn(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'submitSa100'>) => orThrow(submitSa100(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
