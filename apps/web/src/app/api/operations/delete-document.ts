/** Deletes a document. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const deleteDocument = defineOperation<'deleteDocument'>('DELETE', '/api/documents/:id');

/** Deletes a document that supports no filed return. */
export function useDeleteDocument(taxReturnId: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'deleteDocument'>) => orThrow(deleteDocument(input)),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(taxReturnId) }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}
