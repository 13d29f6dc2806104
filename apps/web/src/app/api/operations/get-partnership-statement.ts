/** Reads the partnership statement of a return. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, orThrow } from '../operation.ts';

const getPartnershipStatement = defineOperation<'getPartnershipStatement'>(
	'GET',
	'/api/tax-returns/:id/partnership-statement',
);

/** What the partnership made and who gets how much of it, as the answers stand. */
export function usePartnershipStatement(id: string) {
	return useQuery({
		queryKey: keys.statement(id),
		queryFn: ({ signal }) => orThrow(getPartnershipStatement({ id }, signal)),
	});
}
