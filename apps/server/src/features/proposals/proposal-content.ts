/** What a proposal holds: its changes, and what its origin says of itself. */
import type { AnswerOf, Calls, shapes } from '@halfpenny/contract';
import type { PlainNotice } from '@halfpenny/messages/proposals';
import type * as z from 'zod';

/** A change with its evidence. */
export type ProposedChange = z.output<typeof shapes.change>;

/** A change that its origin is not sure of. */
export type DoubtfulChange = AnswerOf<Calls['getProposal']>['doubtful'][number];

/** A cost that the person finds a place for. */
export type Cost = AnswerOf<Calls['getProposal']>['costs'][number];

/** The figures of a return without the changes and with them; null where there are none. */
export type Effect = AnswerOf<Calls['getProposal']>['effect'];

/** Which year a paper is of and whose it is, to compare with the return and its owner. */
export interface OfPaper {
	/** Null when it was looked for and not found; absent when it goes without saying. */
	readonly taxYear?: string | null | undefined;
	readonly nationalInsuranceNumber?: string | undefined;
	/** As printed: both names, or in one piece. */
	readonly name?: string | undefined;
	/** The page it begins on, from 1; absent where its file holds nothing else. */
	readonly page?: number | undefined;
}

/** What the origin says of itself. */
export interface About extends OfPaper {
	readonly uniqueTaxReference?: string | undefined;
	/** The further papers of the same file. */
	readonly others?: readonly OfPaper[] | undefined;
	/** What else to read before approving. */
	readonly notices: readonly PlainNotice[];
}

/** What is sealed of a proposal. */
export interface ProposalContent {
	readonly changes: readonly ProposedChange[];
	/** Absent of what was kept before there were any. */
	readonly doubtful?: readonly DoubtfulChange[] | undefined;
	readonly costs?: readonly Cost[] | undefined;
	readonly about: About;
	/** Once it was approved. */
	readonly effect?: Effect;
}
