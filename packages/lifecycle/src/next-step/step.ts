/** The next step as data: message ids with their parameters, and pages by name instead of address. */
import type { Pence } from '@halfpenny/facts';
import type { AnswerPlace } from './input.ts';

/** A return's status, for its user. */
export type NextStepState =
	| 'new'
	| 'inProgress'
	| 'missing'
	| 'doubtful'
	| 'ready'
	| 'waiting'
	| 'rejected'
	| 'unknown'
	| 'toPay'
	| 'refund'
	| 'nothingToPay'
	| 'overdue'
	| 'failed'
	| 'needsUtr'
	| 'needsConsent'
	| 'needsApproval'
	| 'estimate'
	| 'amending'
	| 'updateDue'
	| 'updateSent'
	| 'yearEnd';

/** Amounts and dates in these are formatted. A section is its id. */
interface Gaps {
	readonly year: { readonly taxYear: string };
	readonly amount: { readonly amount: string };
	readonly payment: { readonly amount: string; readonly date: string };
	readonly estimate: { readonly amount: string; readonly taxYear: string };
	readonly progress: { readonly amount: string; readonly sections: number };
	readonly sections: { readonly sections: number };
	readonly answers: { readonly count: number; readonly section: string | null };
	readonly count: { readonly count: number };
	readonly why: { readonly why: string };
	readonly date: { readonly date: string };
	readonly update: { readonly from: string; readonly to: string; readonly date: string };
	readonly yearEnd: { readonly taxYear: string; readonly date: string };
}

type With<Id extends string, Params> = Id extends string
	? { readonly id: Id; readonly params: Params }
	: never;
type Without<Id extends string> = Id extends string ? { readonly id: Id } : never;

/** The sentence that gives the status. */
export type Headline =
	| With<'new' | 'new.estimate' | 'new.partnership', Gaps['year']>
	| With<'inProgress.owed' | 'inProgress.refund', Gaps['progress']>
	| With<'inProgress.nothing' | 'inProgress', Gaps['sections']>
	| With<'missing' | 'doubtful', Gaps['answers']>
	| With<'ready.owed', Gaps['payment']>
	| With<'ready.refund' | 'ready.code', Gaps['amount']>
	| Without<'ready.nothing' | 'ready' | 'waiting' | 'unknown'>
	| With<'rejected.why', Gaps['why']>
	| Without<'rejected' | 'rejected.amendment'>
	| With<'toPay' | 'toPay.past' | 'toPay.test', Gaps['payment']>
	| With<'refund' | 'refund.test' | 'nothingToPay.code' | 'nothingToPay.code.test', Gaps['amount']>
	| Without<'nothingToPay' | 'nothingToPay.test' | 'accepted.partnership' | 'accepted.partnership.test'>
	| With<'overdue.costs', Gaps['payment']>
	| With<'overdue', Gaps['date']>
	| Without<'failed' | 'failed.amendment' | 'needsUtr' | 'needsConsent'>
	| Without<'needsApproval' | 'needsApproval.twoStep' | 'needsApproval.refused'>
	| With<'estimate.owed' | 'estimate.refund', Gaps['estimate']>
	| With<'estimate.nothing', Gaps['year']>
	| With<'amending.more' | 'amending.less', Gaps['amount']>
	| With<'amending.missing', Gaps['count']>
	| Without<'amending.same' | 'amending.unchanged'>
	| With<'updateDue' | 'updateDue.past', Gaps['update']>
	| With<'updateSent', Gaps['date']>
	| With<'yearEnd', Gaps['yearEnd']>;

/** A further sentence, if the first leaves out something important. */
export type Detail =
	| With<'detail.daily', Gaps['payment']>
	| With<'detail.alsoDue', Gaps['payment']>
	| With<'detail.alsoRefund', Gaps['amount']>
	| Without<
			| 'detail.new'
			| 'detail.new.estimate'
			| 'detail.rejected'
			| 'detail.rejected.last'
			| 'detail.rejected.amendment'
			| 'detail.failed.amendment'
			| 'detail.test'
	  >;

/** What a button does. */
export type ActionWords =
	| With<'do.continue', { readonly section: string }>
	| Without<
			| 'do.upload'
			| 'do.questions'
			| 'do.answer'
			| 'do.correct'
			| 'do.send'
			| 'do.sendAgain'
			| 'do.sendAmendment'
			| 'do.seeAnswers'
			| 'do.progress'
			| 'do.reasons'
			| 'do.pay'
			| 'do.receipt'
			| 'do.getUtr'
			| 'do.agree'
			| 'do.approval'
			| 'do.twoStep'
			| 'do.refused'
			| 'do.working'
			| 'do.prepareUpdate'
			| 'do.updates'
			| 'do.finishYear'
	  >;

/** The page that a button leads to. */
export type ActionPlace =
	| { readonly page: 'answer'; readonly at: AnswerPlace & { readonly section: string } }
	| { readonly page: 'submission'; readonly submissionId: string }
	| {
			readonly page:
				| 'documents'
				| 'about'
				| 'check'
				| 'understand'
				| 'getUtr'
				| 'consent'
				| 'twoStep'
				| 'payHmrc'
				| 'makingTaxDigital';
	  };

/** A button: its label and destination. */
export interface Action {
	readonly words: ActionWords;
	readonly place: ActionPlace;
}

/** The large amount, and what it is. */
export interface StepAmount {
	readonly kind: 'owed' | 'refund' | 'nothing' | 'penalties' | 'more' | 'less';
	/** Never below zero. */
	readonly amount: Pence;
}

/** A return's status, and the one thing to do next. */
export interface NextStep {
	readonly state: NextStepState;
	readonly headline: Headline;
	readonly detail?: Detail;
	readonly amount?: StepAmount;
	/** The ISO date it is due by. */
	readonly due?: string;
	readonly action: Action;
	readonly secondAction?: Action;
	/** Whether everything is answered and nothing blocks sending, so that sending is next. */
	readonly readyToSend: boolean;
}
