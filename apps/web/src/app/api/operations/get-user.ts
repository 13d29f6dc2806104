/** Reads who is signed in. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getUser = defineOperation<'getUser'>('GET', '/api/user');

/** The signed-in person with their profile; fails with 401 when nobody is. */
export function useUser() {
	return useQuery({ queryKey: keys.user, queryFn: ({ signal }) => orThrow(getUser({}, signal)) });
}
