/** A question about acting as agent: asking it, reading it, answering it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const hmrcAuth = defineOperation<'hmrcAuth'>('GET', '/api/hmrc/auth');
const getConsent = defineOperation<'getConsent'>('GET', '/api/hmrc/consent/:id');
const answerConsent = defineOperation<'answerConsent'>('POST', '/api/hmrc/consent/:id');

/** Begins to ask: gives the address of the page and the id of the question. */
export function useAskForConsent() {
	return useMutation({ mutationFn: () => orThrow(hmrcAuth({})) });
}

/** The question. `every`, in milliseconds, reads it again and again; without an id there is nothing to read. */
export function useConsent(id: string | undefined, every?: number) {
	return useQuery({
		queryKey: keys.consent(id ?? ''),
		queryFn: ({ signal }) => orThrow(getConsent({ id: id ?? '' }, signal)),
		enabled: id !== undefined,
		...(every === undefined ? {} : { refetchInterval: every, refetchIntervalInBackground: true }),
	});
}

/** Answers the question. */
export function useAnswerConsent(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (granted: boolean) => orThrow(answerConsent({ id, body: { granted } })),
		onSuccess: (consent) => {
			queryClient.setQueryData(keys.consent(id), consent);
			return queryClient.invalidateQueries({ queryKey: keys.agentConsent });
		},
	});
}
