/** A proposal as the pages see it. */
import type { shapes } from '@halfpenny/contract';
import type * as z from 'zod';
import { type Context, noticesOf } from './notices.ts';
import type { Proposal } from './proposal.ts';

/** A proposal as the contract has it. */
export type PresentedProposal = z.output<typeof shapes.proposal>;

/** The proposal with its fields, and what to know before approving it. */
export function presentProposal(proposal: Proposal, context: Context): PresentedProposal {
	const { id, taxReturnId, documentId, section, status, entryId, fields, partnership } = proposal;
	return {
		...{ id, taxReturnId, documentId, section, status, entryId },
		fields: fields.map(({ box, ...field }) => ({ ...field, box: [...box] })),
		handed: (partnership?.answers ?? []).map(({ question, value }) => ({ question, value })),
		notices: noticesOf(proposal, context),
	};
}
