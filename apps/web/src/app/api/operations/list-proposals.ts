/** Lists what the documents of a return suggest. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const listProposals = defineOperation<'listProposals'>('GET', '/api/tax-returns/:id/proposals');

/** Every proposal of a return, open or closed. */
export function useProposals(id: string) {
	return useQuery({
		queryKey: keys.proposals(id),
		queryFn: ({ signal }) => orThrow(listProposals({ id }, signal)),
	});
}
