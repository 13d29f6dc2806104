/** Says what a person found on HMRC's own pages about a submission whose fate nobody knows. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const releaseSubmission = defineOperation<'releaseSubmission'>('POST', '/api/submissions/:id/release');

/** `found` says whether HMRC has it. */
export function useReleaseSubmission(id: string, taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (found: boolean) => orThrow(releaseSubmission({ id, body: { looked: true, found } })),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
