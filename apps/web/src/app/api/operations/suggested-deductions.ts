/** Lists what a person has probably not claimed. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const suggestedDeductions = defineOperation<'suggestedDeductions'>(
	'GET',
	'/api/tax-returns/:id/suggested-deductions',
);

/** The suggestions for a return, the largest saving first. */
export function useSuggestedDeductions(id: string) {
	return useQuery({
		queryKey: keys.suggestedDeductions(id),
		queryFn: ({ signal }) => orThrow(suggestedDeductions({ id }, signal)),
	});
}
