/** What a proposal holds: its changes, and what its origin says about itself. */
import type { AnswerOf, Calls, shapes } from '@halfpenny/contract';
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type * as z from 'zod';

/** A change with its evidence. */
export type ProposedChange = z.output<typeof shapes.change>;

/** A change its origin is not sure of. */
export type DoubtfulChange = AnswerOf<Calls['getProposal']>['doubtful'][number];

/** A cost the person decides where to put. */
export type Cost = AnswerOf<Calls['getProposal']>['costs'][number];

/** The figures of a return without and with the changes; null if there are none. */
export type Effect = AnswerOf<Calls['getProposal']>['effect'];

/** A document's year and person, to compare with the return and its owner. */
export interface OfPaper {
	/** Null if it was looked for and not found; absent if it is clear anyway. */
	readonly taxYear?: string | null | undefined;
	readonly nationalInsuranceNumber?: string | undefined;
	/** As printed: first name and surname, or as one text. */
	readonly name?: string | undefined;
	/** The page it begins on, from 1; absent if it is the only document in the file. */
	readonly page?: number | undefined;
}

/** What the origin says about itself. */
export interface About extends OfPaper {
	readonly uniqueTaxReference?: string | undefined;
	/** The other documents in the same file. */
	readonly others?: readonly OfPaper[] | undefined;
	/** What else to read before approving. */
	readonly notices: readonly PlainNotice[];
}

/** The sealed part of a proposal. */
export interface ProposalContent {
	readonly changes: readonly ProposedChange[];
	/** Absent in proposals stored before this existed. */
	readonly doubtful?: readonly DoubtfulChange[] | undefined;
	readonly costs?: readonly Cost[] | undefined;
	readonly about: About;
	/** Once approved. */
	readonly effect?: Effect;
}
