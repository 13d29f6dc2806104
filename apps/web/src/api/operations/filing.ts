/** Filing a return: what is confirmed, its form, the attempts and their outcomes. */
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
 * Answers, figures, boxes, blockers and the declaration of a return, bound by a hash. `fresh` asks anew whenever
 * the screen is opened: what is confirmed must be what stands now.
 */
export function useCheckAnswers(id: string, fresh: boolean) {
	return useQuery({
		...reading(keys.checkAnswers(id), checkAnswers, { id }),
		refetchOnMount: fresh ? 'always' : true,
	});
}

/** Prepares the form without showing it; the return then says that it exists. */
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

/** Makes the XML and its boxes anew, as they would be sent, without credentials. */
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

/** A new attempt after a refusal, with a new declaration. */
export function useRetryReturn(taxReturnId: string) {
	return useReturnChange(taxReturnId, retrySa100);
}

/** Files a return from the submission panel, with the personal details that were shown beside it. */
export function useSubmitSelfAssessment(taxReturnId: string) {
	return useReturnChange(taxReturnId, submitSelfAssessment);
}

/** Reads every attempt anew, past what is kept in the browser. Throws the failure. */
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
