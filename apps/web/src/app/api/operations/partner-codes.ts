/** Partners' codes: which were made, making one, taking one back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listPartnerCodes = defineOperation<'listPartnerCodes'>('GET', '/api/tax-returns/:id/partner-codes');
const createPartnerCode = defineOperation<'createPartnerCode'>('POST', '/api/tax-returns/:id/partner-codes');
const withdrawPartnerCode = defineOperation<'withdrawPartnerCode'>('DELETE', '/api/partner-codes/:id');

/** Every partner with the code that was made for them last. */
export function usePartnerCodes(id: string) {
	return useQuery({
		queryKey: keys.partnerCodes(id),
		queryFn: ({ signal }) => orThrow(listPartnerCodes({ id }, signal)),
	});
}

/** Makes a partner's code; it is in this answer and nowhere else. */
export function useCreatePartnerCode(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (partner: string) => orThrow(createPartnerCode({ id, body: { partner } })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.partnerCodes(id) }),
	});
}

/** Takes a code back. */
export function useWithdrawPartnerCode(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (code: string) => orThrow(withdrawPartnerCode({ id: code })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.partnerCodes(id) }),
	});
}
