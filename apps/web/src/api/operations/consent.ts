/** The agreement that an agent files for the person: asking, reading, answering, taking it back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const hmrcAuth = defineOperation<'hmrcAuth'>('GET', '/api/hmrc/auth');
const hmrcAuthStatus = defineOperation<'hmrcAuthStatus'>('GET', '/api/hmrc/auth-status');
const revokeHmrcAuth = defineOperation<'revokeHmrcAuth'>('DELETE', '/api/hmrc/auth');
const getConsent = defineOperation<'getConsent'>('GET', '/api/hmrc/consent/:id');
const answerConsent = defineOperation<'answerConsent'>('POST', '/api/hmrc/consent/:id');

/** Begins to ask: gives the address of the page and the id of the question. */
export function useAskForConsent() {
	return useMutation({ mutationFn: () => hmrcAuth({}) });
}

/** The question. `every`, in milliseconds, reads it again and again; without an id there is nothing to read. */
export function useConsent(id: string | undefined, every?: number) {
	return useQuery({
		...reading(keys.consent(id ?? ''), getConsent, { id: id ?? '' }),
		enabled: id !== undefined,
		...again(every),
	});
}

/** Answers the question. */
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

/** Whether an agent may file for the person. `every`, in milliseconds, asks again and again. */
export function useAgentConsent(every?: number) {
	return useQuery({ ...reading(keys.agentConsent, hmrcAuthStatus, {}), staleTime: 0, ...again(every) });
}

/** Takes the agreement back. */
export function useRevokeConsent() {
	return useChangeOf(keys.agentConsent, () => revokeHmrcAuth({}));
}

function again(every: number | undefined) {
	return every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true };
}
