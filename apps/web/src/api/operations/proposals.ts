/** What documents, last year and partnerships suggest for a return: read, approved, declined. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const listProposals = defineOperation<'listProposals'>('GET', '/api/tax-returns/:id/proposals');
const approveProposal = defineOperation<'approveProposal'>('POST', '/api/proposals/:id/approve');
const declineProposal = defineOperation<'declineProposal'>('POST', '/api/proposals/:id/decline');

/** Every proposal of a return, open or closed. */
export function useProposals(id: string) {
	return useQuery(reading(keys.proposals(id), listProposals, { id }));
}

/** Makes the changes that a proposal suggests, or those that the person made of them. */
export function useApproveProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, approveProposal);
}

/** Closes a proposal without changing anything. */
export function useDeclineProposal(taxReturnId: string) {
	return useReturnChange(taxReturnId, declineProposal);
}
