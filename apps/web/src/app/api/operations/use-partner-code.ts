/** Enters the code that a partnership gave to one of its partners. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const enterPartnerCode = defineOperation<'usePartnerCode'>('POST', '/api/tax-returns/:id/partnership-shares');

/** Makes a proposal of what the code opens, on the partner's own return. */
export function useEnterPartnerCode(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (code: string) => orThrow(enterPartnerCode({ id, body: { code } })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.proposals(id) }),
	});
}
