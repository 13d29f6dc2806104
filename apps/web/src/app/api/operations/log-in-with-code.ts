/** The second step of signing in. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const logInWithCode = defineOperation<'logInWithCode'>('POST', '/api/login/code');

/** Signs in; everything known of whoever was here before is forgotten. */
export function useLogInWithCode() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: Input<'logInWithCode'>['body']) => orThrow(logInWithCode({ body })),
		onSuccess: () => queryClient.clear(),
	});
}
