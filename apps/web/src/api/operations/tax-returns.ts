/** The user's returns: list, create, change the residence, amend. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf, useReturnChange } from '../use-operation.ts';

const getTaxReturn = defineOperation<'getTaxReturn'>('GET', '/api/tax-returns/:id');
const listTaxReturns = defineOperation<'listTaxReturns'>('GET', '/api/users/:id/tax-returns');
const createTaxReturn = defineOperation<'createTaxReturn'>('POST', '/api/tax-returns');
const updateTaxReturn = defineOperation<'updateTaxReturn'>('PATCH', '/api/tax-returns/:id');
const amendReturn = defineOperation<'amendReturn'>('POST', '/api/tax-returns/:id/amend');
const cancelAmendment = defineOperation<'cancelAmendment'>('DELETE', '/api/tax-returns/:id/amend');

/** A return with its latest figures. */
export function useTaxReturn(id: string) {
	return useQuery(reading(keys.taxReturn(id), getTaxReturn, { id }));
}

/** Every return of the user, once the user is known. */
export function useTaxReturns(userId: string | undefined) {
	return useQuery({
		...reading(keys.taxReturns, listTaxReturns, { id: userId ?? '' }),
		enabled: userId !== undefined,
	});
}

/** Creates the return of a year. */
export function useCreateTaxReturn() {
	return useChangeOf(keys.taxReturns, createTaxReturn);
}

/** Changes the jurisdiction of a return. */
export function useUpdateTaxReturn(taxReturnId: string) {
	return useReturnChange(taxReturnId, updateTaxReturn);
}

/** Opens a return that HMRC has for an amendment. Its answers can then change; what was filed stays. */
export function useAmendReturn(id: string) {
	return useReturnChange(id, (sameAtHmrc: boolean) => amendReturn({ id, body: { sameAtHmrc } }));
}

/** Discards an amendment HMRC has not accepted. Clears the cache: the answers are again those that HMRC has. */
export function useCancelAmendment(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => cancelAmendment({ id }),
		onSuccess: () => queryClient.invalidateQueries(),
	});
}
