/** Reads everything that is to be confirmed before filing. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const checkAnswers = defineOperation<'checkAnswers'>('GET', '/api/tax-returns/:id/check-answers');

/**
 * Answers, figures, boxes, obstacles and the declaration of a return, bound by a hash. `fresh` asks anew whenever
 * the screen is opened: what is confirmed must be what stands now.
 */
export function useCheckAnswers(id: string, fresh: boolean) {
	return useQuery({
		queryKey: keys.checkAnswers(id),
		queryFn: ({ signal }) => orThrow(checkAnswers({ id }, signal)),
		refetchOnMount: fresh ? 'always' : true,
	});
}
