/** Where one is signed in, and signing out everywhere. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '../../drafts.ts';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listSessions = defineOperation<'listSessions'>('GET', '/api/account/sessions');
const endSessions = defineOperation<'endSessions'>('DELETE', '/api/account/sessions');

/** The sessions, the latest first. */
export function useSessions() {
	return useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => orThrow(listSessions({}, signal)) });
}

/** Signs out everywhere, here too, and forgets everything that was read. */
export function useEndSessions() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(endSessions({})),
		onSuccess: () => {
			dropAllDrafts();
			queryClient.clear();
		},
	});
}
