/** Reads the calculation of a return. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getCalculation = defineOperation<'getCalculation'>('GET', '/api/tax-returns/:id/calculate');

/** What is owed on a return, with bands and working. The return carries its totals, so it is read again with it. */
export function useCalculation(id: string) {
	const queryClient = useQueryClient();
	return useQuery({
		queryKey: keys.calculation(id),
		queryFn: async ({ signal }) => {
			const calculation = await orThrow(getCalculation({ id }, signal));
			void queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true });
			void queryClient.invalidateQueries({ queryKey: keys.taxReturns });
			return calculation;
		},
	});
}
