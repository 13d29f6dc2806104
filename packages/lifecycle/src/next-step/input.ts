/** The input of `nextStep`, as data: everything that decides a return's status and next step. */
import type { Pence } from '@halfpenny/facts';
import type { ShownStatus } from '../return/status.ts';
import type { FilingChannel } from '../submission/channel.ts';

/** Where to give an answer: a section of the interview or `profile`, with the entry and question if known. */
export interface AnswerPlace {
	readonly section: string | null;
	readonly entryId: string | null;
	readonly question: string | null;
}

/** The result of a year. */
export interface YearSettled {
	/** The year's balance: positive if owed, negative for a refund. In pence. */
	readonly balance: Pence;
	/** Payments in order of date (ISO). */
	readonly bills: readonly { readonly date: string; readonly amount: Pence }[];
	/** What HMRC collects through a tax code instead. */
	readonly throughCode?: Pence;
}

/** What filing late has cost by today. */
export interface LateSoFar {
	readonly amount: Pence;
	/** The cost of each day and from which day (ISO); absent once it has ended. */
	readonly daily?: { readonly amount: Pence; readonly from: string };
}

/** HMRC's rejection of the latest attempt. */
export interface Refusal {
	/** Whether a new attempt would differ from what HMRC rejected. */
	readonly changedSince: boolean;
	/** Whether another attempt is allowed. */
	readonly mayTryAgain: boolean;
	/** HMRC's first reason, as a sentence without its full stop. */
	readonly why?: string;
}

/** What blocks sending, once everything is answered: `refused` is that it can't be filed from this account. */
export type BeforeSending = 'utr' | 'twoStep' | 'consent' | 'approval' | 'refused';

/** Something HMRC expects under Making Tax Digital. Dates are ISO. */
export interface Obligation {
	readonly kind: 'quarterlyUpdate' | 'finalDeclaration';
	readonly from: string;
	readonly to: string;
	readonly due: string;
	/** When HMRC received it; null if it hasn't. */
	readonly fulfilledOn: string | null;
}

export interface NextStepInput {
	/** ISO date in the United Kingdom. */
	readonly today: string;
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
	readonly channel: FilingChannel;
	readonly status: ShownStatus;
	/** Whether HMRC has the return and it is being amended. */
	readonly amending: boolean;
	readonly hasForm: boolean;
	/** The filing deadline, ISO. */
	readonly deadline: string;
	/** Whether anything was entered or uploaded. */
	readonly begun: boolean;
	/** The latest attempt's state. */
	readonly submissionId: string | null;
	/** Whether that went to a test service, where nothing is filed. */
	readonly test: boolean;
	/** Present after a rejection. */
	readonly refusal?: Refusal;
	/** Sections without any answer yet, in the order of the interview. */
	readonly notBegun: readonly string[];
	/** Missing answers in entries already started. */
	readonly missing: readonly AnswerPlace[];
	/** Answers that can't be right. */
	readonly doubtful: readonly AnswerPlace[];
	/** The first one should be fixed first. */
	readonly before: readonly BeforeSending[];
	/** From what was sent, once HMRC has accepted it; otherwise from the current answers. Absent if it can't be calculated. */
	readonly settlement?: YearSettled;
	/** Present once the deadline has passed. */
	readonly late?: LateSoFar;
	/** Present if HMRC has an earlier version. */
	readonly amendment?: { readonly differs: boolean; readonly billChangesBy: Pence };
	/** For Making Tax Digital, in order of date. */
	readonly obligations: readonly Obligation[];
}
