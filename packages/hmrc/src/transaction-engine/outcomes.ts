/** What can come of a message to the Transaction Engine, as values. */
import type { GovTalkError, Receipt, ReplyProblem, StatusRecord } from '@halfpenny/govtalk';
import type { LostReason, NotSentReason } from '../http/outcome.ts';

/** HMRC has the return and is working on it. The correlation id is to be saved before anything else. */
export type Acknowledged = {
	readonly kind: 'acknowledged';
	readonly correlationId: string;
	/** Where to ask next; only ever on the configured origin. */
	readonly pollUrl: string;
	/** Whole seconds to wait before asking. */
	readonly pollSeconds: number;
};

/** HMRC accepted exactly the bytes that carry our IRmark. */
export type Accepted = { readonly kind: 'accepted'; readonly receipt: Receipt };

/** HMRC sent a receipt for something else than what we filed. */
export type ReceiptMismatch = { readonly kind: 'receiptMismatch'; readonly receipt: Receipt };

/** HMRC said no in an answer: to the message as a whole, or with its business rules, each with its place. */
export type Refused = {
	readonly kind: 'refused';
	readonly errors: readonly GovTalkError[];
	/** Why Body/ErrorResponse is a refusal; the indexed locations refer to the message that was sent. */
	readonly businessErrors: readonly GovTalkError[];
};

/** Why an outcome is unknown. */
export type UnknownReason =
	| LostReason
	| ReplyProblem
	/** HTTP said something else than 200. */
	| 'httpStatus'
	/** HMRC is in trouble itself: 1000, 2005, 3000, or anything recoverable. */
	| 'engineTrouble'
	/** HMRC knows no such conversation (2000). */
	| 'noSuchConversation'
	/** HMRC faults the question, which says nothing about the return. */
	| 'questionRefused'
	/** The answer belongs to another conversation, or to none. */
	| 'otherConversation';

/** Nobody here knows what HMRC has. Nothing is ever sent again from here: list, then decide. */
export type Unknown = {
	readonly kind: 'unknown';
	readonly why: UnknownReason;
	/** The HTTP status, when that is why. */
	readonly status?: number;
	/** HMRC's codes, when it gave any. */
	readonly errors?: readonly GovTalkError[];
};

/** The message never left this machine. */
export type NotSent = { readonly kind: 'notSent'; readonly why: NotSentReason };

/** What came of a submission, and of asking after it. */
export type SubmitOutcome = Acknowledged | Accepted | ReceiptMismatch | Refused | Unknown | NotSent;

/** What HMRC still holds of this sender and class. */
export type Listed = { readonly kind: 'listed'; readonly records: readonly StatusRecord[] };

/** What came of asking for the list. */
export type ListOutcome = Listed | Refused | Unknown | NotSent;

/** HMRC has forgotten the conversation, now or before. */
export type Deleted = { readonly kind: 'deleted' };

/** What came of deleting. */
export type DeleteOutcome = Deleted | Refused | Unknown | NotSent;
