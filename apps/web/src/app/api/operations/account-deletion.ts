/** The end of an account. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '../../drafts.ts';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const previewDeletion = defineOperation<'previewDeletion'>('GET', '/api/account/deletion');
const deleteAccount = defineOperation<'deleteAccount'>('POST', '/api/account/deletion');

/** What deleting it would keep and delete. */
export function useDeletionPreview() {
	return useQuery({
		queryKey: keys.deletion,
		queryFn: ({ signal }) => orThrow(previewDeletion({}, signal)),
		// Filing elsewhere changes it.
		staleTime: 0,
	});
}

/** Deletes the account and forgets everything that was read. */
export function useDeleteAccount() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: Input<'deleteAccount'>['body']) => orThrow(deleteAccount({ body })),
		onSuccess: () => {
			dropAllDrafts();
			queryClient.clear();
		},
	});
}
