/** The user's consent for an agent to file: asking, reading, answering, withdrawing. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const hmrcAuth = defineOperation<'hmrcAuth'>('GET', '/api/hmrc/auth');
const hmrcAuthStatus = defineOperation<'hmrcAuthStatus'>('GET', '/api/hmrc/auth-status');
const revokeHmrcAuth = defineOperation<'revokeHmrcAuth'>('DELETE', '/api/hmrc/auth');
const getConsent = defineOperation<'getConsent'>('GET', '/api/hmrc/consent/:id');
const answerConsent = defineOperation<'answerConsent'>('POST', '/api/hmrc/consent/:id');

/** Starts a request. Returns the consent page's address and the request's id. */
export function useAskForConsent() {
	return useMutation({ mutationFn: () => hmrcAuth({}) });
}

/** The request. `every`: how often to read it again, in milliseconds. Without an id nothing is read. */
export function useConsent(id: string | undefined, every?: number) {
	return useQuery({
		...reading(keys.consent(id ?? ''), getConsent, { id: id ?? '' }),
		enabled: id !== undefined,
		...again(every),
	});
}

/** Answers the request. */
export function useAnswerConsent(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (granted: boolean) => answerConsent({ id, body: { granted } }),
		onSuccess: (consent) => {
			queryClient.setQueryData(keys.consent(id), consent);
			return queryClient.invalidateQueries({ queryKey: keys.agentConsent });
		},
	});
}

/** Whether an agent may file for the user. `every`: how often to ask again, in milliseconds. */
export function useAgentConsent(every?: number) {
	return useQuery({ ...reading(keys.agentConsent, hmrcAuthStatus, {}), staleTime: 0, ...again(every) });
}

/** Withdraws the consent. */
export function useRevokeConsent() {
	return useChangeOf(keys.agentConsent, () => revokeHmrcAuth({}));
}

function again(every: number | undefined) {
	return every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true };
}
