/** Gives up an amendment that HMRC has not accepted. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation, orThrow } from '../operation.ts';

const cancelAmendment = defineOperation<'cancelAmendment'>('DELETE', '/api/tax-returns/:id/amend');

/** The answers are again those that HMRC has, so nothing that was read before holds. */
export function useCancelAmendment(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(cancelAmendment({ id })),
		onSuccess: () => queryClient.invalidateQueries(),
	});
}
