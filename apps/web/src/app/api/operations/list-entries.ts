/** Lists the entries of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listEntries = defineOperation<'listEntries'>('GET', '/api/tax-returns/:id/entries');

/** Every entry of a return, of every section. */
export function useEntries(id: string) {
	return useQuery({
		queryKey: keys.entries(id),
		queryFn: ({ signal }) => orThrow(listEntries({ id }, signal)),
	});
}
