/** Files a return from the submission panel, with the personal details that were shown beside it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const submitSelfAssessment = defineOperation<'submitSelfAssessment'>('POST', '/api/hmrc/submit-sa');

/** Files a return; needs the declaration and the hash of what was shown. */
export function useSubmitSelfAssessment(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'submitSelfAssessment'>) => orThrow(submitSelfAssessment(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
