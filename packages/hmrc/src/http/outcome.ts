/** The outcomes of one HTTP exchange, as values. */

/** The message never left this machine. */
export type NotSentReason = 'unreachable';

/** The message may or may not have arrived. */
export type LostReason = 'timeout' | 'connectionLost' | 'answerTooLarge';

/** A complete response, with any status. */
export type HttpAnswer = {
	readonly kind: 'answer';
	readonly status: number;
	readonly headers: Headers;
	readonly body: Uint8Array;
};

/** No response, and why. */
export type HttpFailure =
	| { readonly kind: 'notSent'; readonly why: NotSentReason }
	| { readonly kind: 'lost'; readonly why: LostReason };

/** A response, or why there is none. */
export type HttpOutcome = HttpAnswer | HttpFailure;
