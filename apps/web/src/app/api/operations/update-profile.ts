/** Changes the profile. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input, orThrow } from '../operation.ts';

const updateProfile = defineOperation<'updateProfile'>('PATCH', '/api/users/:id');

/** Changes parts of the profile; what is left out stays. */
export function useUpdateProfile() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'updateProfile'>) => orThrow(updateProfile(input)),
		onSuccess: (user) => {
			queryClient.setQueryData(keys.user, user);
			return queryClient.invalidateQueries({ queryKey: ['tax-return'] });
		},
	});
}
