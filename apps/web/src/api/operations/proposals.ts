/** What documents, last year and partnerships suggest for a return: read, approved, dismissed. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const listProposals = defineOperation<'listProposals'>('GET', '/api/tax-returns/:id/proposals');
const approveProposal = defineOperation<'approveProposal'>('POST', '/api/proposals/:id/approve');
const dismissProposal = defineOperation<'dismissProposal'>('POST', '/api/proposals/:id/dismiss');

/** Every proposal of a return, open or closed. */
export function useProposals(id: string) {
	return useQuery(reading(keys.proposals(id), listProposals, { id }));
}

/** Makes the entry that a proposal suggests, with the person’s corrections. */
export function useApproveProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, approveProposal);
}

/** Closes a proposal without making an entry. */
export function useDismissProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, dismissProposal);
}
