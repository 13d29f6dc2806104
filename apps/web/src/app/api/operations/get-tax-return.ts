/** Reads one return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getTaxReturn = defineOperation<'getTaxReturn'>('GET', '/api/tax-returns/:id');

/** A return with its latest figures. */
export function useTaxReturn(id: string) {
	return useQuery({
		queryKey: keys.taxReturn(id),
		queryFn: ({ signal }) => orThrow(getTaxReturn({ id }, signal)),
	});
}
