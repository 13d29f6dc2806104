/** Changes the password. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const changePassword = defineOperation<'changePassword'>('POST', '/api/account/password');

/** Changes the password; everywhere else one is signed out. */
export function useChangePassword() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: Input<'changePassword'>['body']) => orThrow(changePassword({ body })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
	});
}
