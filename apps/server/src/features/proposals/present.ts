/** A proposal as the pages see it. */
import type { shapes } from '@halfpenny/contract';
import type * as z from 'zod';
import type { Context } from './notice.ts';
import { noticesOf } from './notices.ts';
import { type Proposal, referenceOf } from './proposal.ts';
import type { Effect } from './proposal-content.ts';

/** A proposal as the contract has it. */
export type PresentedProposal = z.output<typeof shapes.proposal>;

/** The proposal with what it does to the figures, and what to know before approving it. */
export function presentProposal(proposal: Proposal, effect: Effect, context: Context): PresentedProposal {
	const { id, userId, taxReturnId, origin, status, changes, entryIds, expiresAt, createdAt } = proposal;
	return {
		id,
		origin: { kind: origin, reference: referenceOf(proposal) },
		target: taxReturnId === null ? { kind: 'profile', id: userId } : { kind: 'return', id: taxReturnId },
		changes: [...changes],
		doubtful: [...(proposal.doubtful ?? [])],
		costs: [...(proposal.costs ?? [])],
		status,
		expiresAt: expiresAt?.toISOString() ?? null,
		effect,
		notices: noticesOf(proposal, context),
		entryIds,
		createdAt: createdAt.toISOString(),
	};
}
