/** Reads the calculation of a return. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../failure.ts';
import { keys } from '../keys.ts';
import { type Answer, defineOperation, orThrow } from '../operation.ts';

const getCalculation = defineOperation<'getCalculation'>('GET', '/api/tax-returns/:id/calculate');
const calculate = defineOperation<'calculate'>('POST', '/api/tax-returns/:id/calculate');

/** What is owed, once it is known for the answers as they stand now. */
export interface CurrentCalculation {
	/** Undefined while it is being worked out, also when older figures are at hand: a wrong figure is worse than none. */
	readonly data: Answer<'getCalculation'> | undefined;
	readonly error: ApiFailure | null;
	readonly refetch: () => unknown;
}

/**
 * What is owed on a return, with bands and working. `none` while there is nothing to calculate, `keep` the first
 * time, so that the return carries its figures from then on, else `read`.
 */
export function useCalculation(id: string, how: 'none' | 'keep' | 'read'): CurrentCalculation {
	const queryClient = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: keys.calculation(id),
		queryFn: async ({ signal }) => {
			if (how !== 'keep') return orThrow(getCalculation({ id }, signal));
			const calculation = await orThrow(calculate({ id, body: {} }, signal));
			void queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true });
			void queryClient.invalidateQueries({ queryKey: keys.taxReturns });
			return calculation;
		},
		enabled: how !== 'none',
	});
	return { data: isFetching ? undefined : data, error, refetch };
}
