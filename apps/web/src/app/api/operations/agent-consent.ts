/** Whether an agent may file for the person, and taking that back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const hmrcAuthStatus = defineOperation<'hmrcAuthStatus'>('GET', '/api/hmrc/auth-status');
const revokeHmrcAuth = defineOperation<'revokeHmrcAuth'>('DELETE', '/api/hmrc/auth');

/** How it stands. `every`, in milliseconds, asks again and again. */
export function useAgentConsent(every?: number) {
	return useQuery({
		queryKey: keys.agentConsent,
		queryFn: ({ signal }) => orThrow(hmrcAuthStatus({}, signal)),
		staleTime: 0,
		...(every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true }),
	});
}

/** Takes the agreement back. */
export function useRevokeConsent() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => orThrow(revokeHmrcAuth({})),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.agentConsent }),
	});
}
