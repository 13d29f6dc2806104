/** Lists a person's returns. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listTaxReturns = defineOperation<'listTaxReturns'>('GET', '/api/users/:id/tax-returns');

/** Every return of a person, once the person is known. */
export function useTaxReturns(userId: string | undefined) {
	return useQuery({
		queryKey: keys.taxReturns,
		queryFn: ({ signal }) => orThrow(listTaxReturns({ id: userId ?? '' }, signal)),
		enabled: userId !== undefined,
	});
}
