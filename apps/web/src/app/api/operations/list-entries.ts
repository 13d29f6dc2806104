/** Lists the entries of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listEntries = defineOperation<'listEntries'>('GET', '/api/tax-returns/:id/entries');

/** How the entries of a return are read and kept. */
export const entriesOf = (id: string) => ({
	queryKey: keys.entries(id),
	queryFn: ({ signal }: { readonly signal: AbortSignal }) => orThrow(listEntries({ id }, signal)),
});

/** Every entry of a return, of every section. */
export function useEntries(id: string) {
	return useQuery(entriesOf(id));
}
