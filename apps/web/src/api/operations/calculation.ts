/** The tax on a return, and its deductions. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../failure.ts';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import type { Calculation } from '../shapes.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const getCalculation = defineOperation<'getCalculation'>('GET', '/api/tax-returns/:id/calculate');
const calculate = defineOperation<'calculate'>('POST', '/api/tax-returns/:id/calculate');
const listDeductions = defineOperation<'listDeductions'>('GET', '/api/tax-returns/:id/deductions');
const suggestedDeductions = defineOperation<'suggestedDeductions'>(
	'GET',
	'/api/tax-returns/:id/suggested-deductions',
);

/** What is owed for the current answers, once it is known. */
export interface CurrentCalculation {
	/** Undefined while calculating, even if older figures are available: a wrong figure is worse than none. */
	readonly data: Calculation | undefined;
	/** The latest result: older figures while {@link data} is undefined, and the screen must say so. */
	readonly last: Calculation | undefined;
	readonly error: ApiFailure | null;
	readonly refetch: () => unknown;
}

/**
 * The tax on a return, with bands and working. `none`: nothing to calculate yet. `keep`: the first time, so that the
 * return stores its figures. Otherwise `read`.
 */
export function useCalculation(id: string, how: 'none' | 'keep' | 'read'): CurrentCalculation {
	const queryClient = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: keys.calculation(id),
		queryFn: async ({ signal }) => {
			if (how !== 'keep') return getCalculation({ id }, signal);
			const calculation = await calculate({ id, body: {} }, signal);
			void queryClient.invalidateQueries({ queryKey: keys.taxReturn(id), exact: true });
			void queryClient.invalidateQueries({ queryKey: keys.taxReturns });
			return calculation;
		},
		enabled: how !== 'none',
	});
	return { data: isFetching ? undefined : data, last: data, error, refetch };
}

/** The deductions of a return as the summary shows them. */
export function useDeductions(id: string) {
	return useQuery(reading(keys.deductions(id), listDeductions, { id }));
}

/** Deductions the user probably missed, largest saving first. */
export function useSuggestedDeductions(id: string) {
	return useQuery(reading(keys.suggestedDeductions(id), suggestedDeductions, { id }));
}

const declineSuggestion = defineOperation<'declineSuggestion'>(
	'PUT',
	'/api/tax-returns/:id/suggested-deductions',
);

/** Declines a suggestion with a reason, or offers it again. */
export function useDeclineSuggestion(id: string) {
	return useReturnChange(id, (body: Parameters<typeof declineSuggestion>[0]['body']) =>
		declineSuggestion({ id, body }),
	);
}
