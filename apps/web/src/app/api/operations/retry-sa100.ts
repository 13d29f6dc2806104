/** Files a return again after HMRC said no. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const retrySa100 = defineOperation<'retrySa100'>('POST', '/api/sa100/retry/:id');

/** A new attempt after a refusal, with a new declaration. */
export function useRetryReturn(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'retrySa100'>) => orThrow(retrySa100(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
