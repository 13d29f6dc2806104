/** Signs in. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const login = defineOperation<'login'>('POST', '/api/login');

/** Signs in; everything known of whoever was here before is forgotten. */
export function useLogin() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'login'>['body']) => orThrow(login({ body: input })),
		onSuccess: () => queryClient.clear(),
	});
}
