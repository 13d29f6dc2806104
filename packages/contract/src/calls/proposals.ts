/** Proposals: what documents, partnerships, last year, the assistant and HMRC suggest. */
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { change, entry, idParams, proposal } from '../shapes.ts';

const owned = { access: 'owner', idempotent: true, params: idParams, status: 200, errors: [] } as const;

/** The proposals for a return, oldest first. */
export const listProposals = defineCall({
	...owned,
	id: 'listProposals',
	method: 'GET',
	path: '/api/tax-returns/:id/proposals',
	answer: z.array(proposal),
});

export const getProposal = defineCall({
	...owned,
	id: 'getProposal',
	method: 'GET',
	path: '/api/proposals/:id',
	answer: proposal,
});

/**
 * Makes the changes, all or none: the proposal's own, or the user's corrected ones with the entry versions they saw.
 * Approving again changes nothing and returns the same answer.
 */
export const approveProposal = defineCall({
	...owned,
	id: 'approveProposal',
	method: 'POST',
	path: '/api/proposals/:id/approve',
	body: z.strictObject({ changes: z.array(change).min(1).max(1000).optional() }),
	answer: z.object({
		proposal,
		/** The entries it made or changed that still exist. */
		entries: z.array(entry),
	}),
	errors: [
		'PROPOSAL_CLOSED',
		'PROPOSAL_OUT_OF_DATE',
		'STALE_WRITE',
		'TOO_MANY_ENTRIES',
		'RETURN_LOCKED',
		'RETURN_ACCEPTED',
	],
});

/** Declines it. Nothing changes on the return. */
export const declineProposal = defineCall({
	...owned,
	id: 'declineProposal',
	method: 'POST',
	path: '/api/proposals/:id/decline',
	answer: proposal,
	errors: ['PROPOSAL_CLOSED'],
});
