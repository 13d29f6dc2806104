/** Changes an entry. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const changeEntry = defineOperation<'changeEntry'>('PATCH', '/api/entries/:id');

/** Changes an entry that is still at the version given; otherwise fails with STALE_WRITE and both versions. */
export function useChangeEntry(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'changeEntry'>) => orThrow(changeEntry(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
