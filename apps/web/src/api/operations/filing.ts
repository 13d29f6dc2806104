/** Filing a return: what the user confirms, the form, the attempts and their outcomes. */
import { isOnItsWay } from '@halfpenny/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import type { Submissions } from '../shapes.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const checkAnswers = defineOperation<'checkAnswers'>('GET', '/api/tax-returns/:id/check-answers');
const generateSa100 = defineOperation<'generateSa100'>('POST', '/api/tax-returns/:id/generate-sa100');
const sa100Xml = defineOperation<'sa100Xml'>('POST', '/api/sa100/generate/:id');
const submitSa100 = defineOperation<'submitSa100'>('POST', '/api/sa100/submit/:id');
const retrySa100 = defineOperation<'retrySa100'>('POST', '/api/sa100/retry/:id');
const submitSelfAssessment = defineOperation<'submitSelfAssessment'>('POST', '/api/hmrc/submit-sa');
const sa100Logs = defineOperation<'sa100Logs'>('GET', '/api/sa100/logs/:id');

/** In case an event goes missing: how often to check an attempt in progress, in milliseconds. */
const WHILE_UNDER_WAY = 4000;

/**
 * A return's answers, figures, boxes, blockers and declaration, bound by a hash. `fresh` reloads them whenever the
 * screen opens: the user must confirm what is true now.
 */
export function useCheckAnswers(id: string, fresh: boolean) {
	return useQuery({
		...reading(keys.checkAnswers(id), checkAnswers, { id }),
		refetchOnMount: fresh ? 'always' : true,
	});
}

/** Prepares the form without showing it, which marks the return's form as ready. */
export function useGenerateSa100(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => generateSa100({ id }),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true }),
				queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
			]),
	});
}

/** Rebuilds the XML and boxes as they would be sent, without credentials. */
export function useGenerateXml(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => sa100Xml({ id }),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true }),
	});
}

/** Files a return; needs the declaration and the hash of what was shown. */
export function useSubmitReturn(taxReturnId: string) {
	return useReturnChange(taxReturnId, submitSa100);
}

/** Starts a new attempt after a rejection, with a new declaration. */
export function useRetryReturn(taxReturnId: string) {
	return useReturnChange(taxReturnId, retrySa100);
}

/** Files a return from the submission panel, with the personal details shown beside it. */
export function useSubmitSelfAssessment(taxReturnId: string) {
	return useReturnChange(taxReturnId, submitSelfAssessment);
}

/** Reloads every attempt, bypassing the cache. Throws the failure. */
export function readSubmissions(id: string): Promise<Submissions> {
	return sa100Logs({ id });
}

/** Every attempt to file a return with its events. */
export function useSubmissions(id: string) {
	return useQuery({
		...reading(keys.logs(id), sa100Logs, { id }),
		refetchInterval: ({ state: { data } }) =>
			data?.logs.some(({ status }) => isOnItsWay(status)) === true && WHILE_UNDER_WAY,
	});
}
