/** Signs up. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '../../drafts.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const signup = defineOperation<'signup'>('POST', '/api/signup');

/** Makes an account and signs in. */
export function useSignup() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'signup'>['body']) => orThrow(signup({ body: input })),
		onSuccess: () => {
			dropAllDrafts();
			queryClient.clear();
		},
	});
}
