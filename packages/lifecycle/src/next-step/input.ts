/** The input of `nextStep`, as data: everything that decides how far a return has got and what its person does next. */
import type { Pence } from '@halfpenny/facts';
import type { ShownStatus } from '../return/status.ts';
import type { FilingChannel } from '../submission/channel.ts';

/** Where an answer is given: a section of the interview or `profile`, the entry and the question, where they are known. */
export interface AnswerPlace {
	readonly section: string | null;
	readonly entryId: string | null;
	readonly question: string | null;
}

/** The result of a year. */
export interface YearSettled {
	/** Left for the year: above zero owed, below zero a refund. */
	readonly balance: Pence;
	/** What leaves the account and when, in order of time; ISO dates. */
	readonly bills: readonly { readonly date: string; readonly amount: Pence }[];
	/** What HMRC collects through a tax code in place of a payment. */
	readonly throughCode?: Pence;
}

/** What filing late has cost by today. */
export interface LateSoFar {
	readonly amount: Pence;
	/** What each day costs, and from which day, ISO; absent once it is over. */
	readonly daily?: { readonly amount: Pence; readonly from: string };
}

/** HMRC's refusal of what was sent last. */
export interface Refusal {
	/** Whether what would be sent now differs from what HMRC refused. */
	readonly changedSince: boolean;
	/** Whether another attempt may be made. */
	readonly mayTryAgain: boolean;
	/** HMRC's first reason, as a sentence without its full stop. */
	readonly why?: string;
}

/** What prevents sending, once everything is answered. */
export type BeforeSending = 'utr' | 'consent' | 'approval';

/** Something HMRC expects under Making Tax Digital; ISO dates. */
export interface Obligation {
	readonly kind: 'quarterlyUpdate' | 'finalDeclaration';
	readonly from: string;
	readonly to: string;
	readonly due: string;
	/** When HMRC had it; null while it does not. */
	readonly fulfilledOn: string | null;
}

/** All of it. */
export interface NextStepInput {
	/** ISO date in the United Kingdom. */
	readonly today: string;
	readonly taxYear: string;
	readonly returnType: 'individual' | 'partnership';
	readonly channel: FilingChannel;
	readonly status: ShownStatus;
	/** Whether HMRC has the return and it is being changed. */
	readonly amending: boolean;
	readonly hasForm: boolean;
	/** Until when the return is to be filed, ISO. */
	readonly deadline: string;
	/** Whether anything was entered or uploaded. */
	readonly begun: boolean;
	/** Of the latest attempt to file. */
	readonly submissionId: string | null;
	/** Whether that went to a test service, where nothing is filed. */
	readonly test: boolean;
	/** Present after HMRC said no. */
	readonly refusal?: Refusal;
	/** The sections without any answer yet, in the order of the interview. */
	readonly notBegun: readonly string[];
	/** Answers that are missing in what was begun. */
	readonly missing: readonly AnswerPlace[];
	/** Answers that cannot be right. */
	readonly doubtful: readonly AnswerPlace[];
	/** The first of them is to be done first. */
	readonly before: readonly BeforeSending[];
	/** Of what was sent, once HMRC has accepted it; else of the answers as they are. Absent where nothing can be worked out. */
	readonly settlement?: YearSettled;
	/** Present once the deadline has passed. */
	readonly late?: LateSoFar;
	/** Present while HMRC has another version. */
	readonly amendment?: { readonly differs: boolean; readonly billChangesBy: Pence };
	/** Under Making Tax Digital, in order of time. */
	readonly obligations: readonly Obligation[];
}
