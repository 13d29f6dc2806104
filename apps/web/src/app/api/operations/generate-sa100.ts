/** Makes the form of a return ready, without showing it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const generateSa100 = defineOperation<'generateSa100'>('POST', '/api/tax-returns/:id/generate-sa100');

/** Generates it; the return then says that it is there. */
export function useGenerateSa100(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(generateSa100({ id })),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
