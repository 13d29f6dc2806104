/** What a proposal holds: its changes, and what its origin says of itself. */
import type { AnswerOf, Calls, shapes } from '@halfpenny/contract';
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type * as z from 'zod';

/** A change with its evidence. */
export type ProposedChange = z.output<typeof shapes.change>;

/** The figures of a return without the changes and with them; null where there are none. */
export type Effect = AnswerOf<Calls['getProposal']>['effect'];

/** What the origin says of itself, to compare with the return and its owner. */
export interface About {
	/** Null when it was looked for and not found; absent when it goes without saying. */
	readonly taxYear?: string | null | undefined;
	readonly nationalInsuranceNumber?: string | undefined;
	readonly uniqueTaxReference?: string | undefined;
	/** What else to read before approving. */
	readonly notices: readonly PlainNotice[];
}

/** What is sealed of a proposal. */
export interface ProposalContent {
	readonly changes: readonly ProposedChange[];
	readonly about: About;
	/** Once it was approved. */
	readonly effect?: Effect;
}
