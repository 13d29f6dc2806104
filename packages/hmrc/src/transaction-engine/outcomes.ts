/** The outcomes of a message to the Transaction Engine, as values. */
import type { GovTalkError, Receipt, ReplyProblem, StatusRecord } from '@halfpenny/govtalk';
import type { LostReason, NotSentReason } from '../http/outcome.ts';

/** HMRC has the return and is working on it. Save the correlation id before anything else. */
export type Acknowledged = {
	readonly kind: 'acknowledged';
	readonly correlationId: string;
	/** Where to ask next; always at the configured origin. */
	readonly pollUrl: string;
	/** Seconds to wait before asking, a whole number. */
	readonly pollSeconds: number;
};

/** HMRC accepted exactly the bytes that carry our IRmark. */
export type Accepted = { readonly kind: 'accepted'; readonly receipt: Receipt };

/** HMRC sent a receipt for something other than what we filed. */
export type ReceiptMismatch = { readonly kind: 'receiptMismatch'; readonly receipt: Receipt };

/** HMRC refused the message as a whole, or by its business rules, each with its place. */
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
	/** The HTTP status was not 200. */
	| 'httpStatus'
	/** HMRC is in trouble itself: 1000, 2005, 3000, or anything recoverable. */
	| 'engineTrouble'
	/** HMRC knows no such conversation (2000). */
	| 'noSuchConversation'
	/** HMRC rejects our request, which says nothing about the return. */
	| 'questionRefused'
	/** The answer belongs to another conversation, or to none. */
	| 'otherConversation';

/** It is not known what HMRC has. Never send again at this point: query the list, then decide. */
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

/** The outcome of a submission, or of a poll. */
export type SubmitOutcome = Acknowledged | Accepted | ReceiptMismatch | Refused | Unknown | NotSent;

/** What HMRC still holds for this sender and class. */
export type Listed = { readonly kind: 'listed'; readonly records: readonly StatusRecord[] };

/** The outcome of asking for the list. */
export type ListOutcome = Listed | Refused | Unknown | NotSent;

/** HMRC has forgotten the conversation, now or before. */
export type Deleted = { readonly kind: 'deleted' };

/** The outcome of deleting. */
export type DeleteOutcome = Deleted | Refused | Unknown | NotSent;
