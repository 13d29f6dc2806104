/** What a conversation with the Transaction Engine is about: a frozen return, and what HMRC has acknowledged. */

/** A frozen return. */
export type Submission = {
	/** The message as built and marked, without credentials, which are added when it is sent. */
	readonly message: Uint8Array;
	/** The IRmark in the message, in Base64: only a receipt for it counts. */
	readonly irmark: string;
	readonly transactionId: string;
};

/** A conversation that HMRC has acknowledged. */
export type Conversation = {
	readonly correlationId: string;
	/** From the last answer; an origin other than the configured one is never called. */
	readonly pollUrl: string;
	readonly irmark: string;
	readonly transactionId: string;
};
