/** What a proposal holds: its changes, and what its origin says of itself. */
import type { AnswerOf, Calls, shapes } from '@halfpenny/contract';
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type * as z from 'zod';

/** A change with its evidence. */
export type ProposedChange = z.output<typeof shapes.change>;

/** A change that its origin is not sure of. */
export type DoubtfulChange = AnswerOf<Calls['getProposal']>['doubtful'][number];

/** A cost that the person decides where to put. */
export type Cost = AnswerOf<Calls['getProposal']>['costs'][number];

/** The figures of a return without the changes and with them; null where there are none. */
export type Effect = AnswerOf<Calls['getProposal']>['effect'];

/** A document's year and person, to compare with the return and its owner. */
export interface OfPaper {
	/** Null when it was looked for and not found; absent when it goes without saying. */
	readonly taxYear?: string | null | undefined;
	readonly nationalInsuranceNumber?: string | undefined;
	/** As printed: first name and surname, or as one text. */
	readonly name?: string | undefined;
	/** The page it begins on, from 1; absent where the file holds nothing else. */
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

/** What is sealed of a proposal. */
export interface ProposalContent {
	readonly changes: readonly ProposedChange[];
	/** Absent in proposals stored before this existed. */
	readonly doubtful?: readonly DoubtfulChange[] | undefined;
	readonly costs?: readonly Cost[] | undefined;
	readonly about: About;
	/** Once it was approved. */
	readonly effect?: Effect;
}
