/** Reads the calculation of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getCalculation = defineOperation<'getCalculation'>('GET', '/api/tax-returns/:id/calculate');

/** What is owed on a return, with bands and working. */
export function useCalculation(id: string) {
	return useQuery({
		queryKey: keys.calculation(id),
		queryFn: ({ signal }) => orThrow(getCalculation({ id }, signal)),
	});
}
