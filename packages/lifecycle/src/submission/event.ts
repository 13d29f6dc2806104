/** The events of a submission. They are stored and never changed, so a kind is never renamed. */

/** The kind of an event. */
export type SubmissionEventKind =
	/** The person declared. What will be sent is stored. */
	| 'declared'
	/** Stored just before the first byte is sent. */
	| 'sendingBegan'
	/** The person withdrew consent before anything was sent. */
	| 'withdrawn'
	/** Before this was sent, HMRC turned out to have an earlier attempt that was reported missing. */
	| 'overtaken'
	/** It was certainly never sent. */
	| 'notSent'
	/** HMRC gave a correlation id. */
	| 'acknowledged'
	/** HMRC is still processing it. */
	| 'stillProcessing'
	/** HMRC gave no usable answer to a poll. Polling again is harmless. */
	| 'questionFailed'
	/** The outcome is unknown. */
	| 'outcomeUnknown'
	/** We stopped between sending and storing the answer. */
	| 'interrupted'
	/** It was unsent in a backup that was restored, so it may have been sent since. */
	| 'restored'
	/** HMRC's records show it. */
	| 'foundAtHmrc'
	/** HMRC's records don't show it. That proves nothing: they can be late, or deleted. */
	| 'notFoundAtHmrc'
	/** Someone looked at HMRC's own pages and it wasn't there. */
	| 'released'
	/** Someone looked and it was there. That is no receipt, but it must never be sent again. */
	| 'seenAtHmrc'
	/** HMRC rejected it. */
	| 'refused'
	/** HMRC accepted exactly what we sent. */
	| 'accepted'
	/** HMRC's receipt is for something else. */
	| 'receiptMismatched'
	/** HMRC deleted its copy, as we asked. */
	| 'deletedAtHmrc';
