/** The outcomes of a call to an MTD API, as values. They contain nothing about a person. */
import type { LostReason, NotSentReason } from '../http/outcome.ts';

/** HMRC did what we asked. */
export type Answered<Value> = {
	readonly kind: 'answered';
	readonly value: Value;
	/** HMRC's own id of this exchange, for its support. */
	readonly correlationId: string | null;
};

/** One of HMRC's reasons for refusing. */
export type MtdProblem = {
	/** Such as `FORMAT_NINO`. */
	readonly code: string;
	/** JSON pointers into the body we sent, where HMRC gives them. */
	readonly paths: readonly string[];
};

/** HMRC refused (4xx). A 401 means the access token has expired, a 404 that there is nothing, or nothing yet. */
export type MtdRefused = {
	readonly kind: 'refused';
	readonly status: number;
	readonly problems: readonly MtdProblem[];
	readonly correlationId: string | null;
};

/** Too many requests are waiting: nothing was sent, or HMRC kept answering 429. Try again later. */
export type MtdQueued = { readonly kind: 'queued'; readonly retryMilliseconds: number };

/** It is not known whether HMRC did it: find out before sending again. */
export type MtdUnknown = {
	readonly kind: 'unknown';
	readonly why: LostReason | 'httpStatus' | 'unexpectedAnswer';
	readonly status?: number;
};

/** The request never left this machine. */
export type MtdNotSent = { readonly kind: 'notSent'; readonly why: NotSentReason };

/** Every outcome except an answer. */
export type MtdFailure = MtdRefused | MtdQueued | MtdUnknown | MtdNotSent;

/** The outcome of a call. */
export type MtdOutcome<Value> = Answered<Value> | MtdFailure;
