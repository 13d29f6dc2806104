/** Lists the deductions of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listDeductions = defineOperation<'listDeductions'>('GET', '/api/tax-returns/:id/deductions');

/** The deductions of a return as the summary shows them. */
export function useDeductions(id: string) {
	return useQuery({
		queryKey: keys.deductions(id),
		queryFn: ({ signal }) => orThrow(listDeductions({ id }, signal)),
	});
}
