/** What a conversation with the Transaction Engine is about: a frozen return, and what HMRC has acknowledged. */

/** A return as it was frozen. */
export type Submission = {
	/** The message as built and marked, without credentials: they are put in on the way out. */
	readonly message: Uint8Array;
	/** The IRmark in the message, in Base64: only a receipt for it counts. */
	readonly irmark: string;
	readonly transactionId: string;
};

/** A conversation that HMRC has acknowledged. */
export type Conversation = {
	readonly correlationId: string;
	/** As the last answer gave it; another origin than the configured one is not called. */
	readonly pollUrl: string;
	readonly irmark: string;
	readonly transactionId: string;
};
