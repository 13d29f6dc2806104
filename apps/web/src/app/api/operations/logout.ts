/** Signs out. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '../../drafts.ts';
import { defineOperation, orThrow } from '../operation.ts';

const logout = defineOperation<'logout'>('POST', '/api/logout');

/** Signs out and forgets everything that was read. */
export function useLogout() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(logout({})),
		onSuccess: () => {
			dropAllDrafts();
			queryClient.clear();
		},
	});
}
