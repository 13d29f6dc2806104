/** Who is signed in, and their profile. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import { reading } from '../use-operation.ts';

const getUser = defineOperation<'getUser'>('GET', '/api/user');
const updateProfile = defineOperation<'updateProfile'>('PATCH', '/api/users/:id');

/** The signed-in user with their profile. Fails with 401 if nobody is signed in. */
export function useUser() {
	return useQuery(reading(keys.user, getUser, {}));
}

/** Changes parts of the profile. Anything left out stays. */
export function useUpdateProfile() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (input: Input<'updateProfile'>) => updateProfile(input),
		onSuccess: (user) => {
			queryClient.setQueryData(keys.user, user);
			return queryClient.invalidateQueries({ queryKey: ['tax-return'] });
		},
	});
}
