/** What can happen to a submission. Events are stored and only ever added, so a kind is never renamed. */

/** The kind of a thing that happened to a submission. */
export type SubmissionEventKind =
	/** The person declared; what will be sent is stored. */
	| 'declared'
	/** Stored right before the first byte leaves. */
	| 'sendingBegan'
	/** The person took their consent back before anything left. */
	| 'withdrawn'
	/** Before this one left, HMRC turned out to have an earlier one that was said to be missing. */
	| 'overtaken'
	/** It certainly never left. */
	| 'notSent'
	/** HMRC gave a correlation id. */
	| 'acknowledged'
	/** HMRC is still working on it. */
	| 'stillProcessing'
	/** HMRC gave no usable answer to a question. Asking again is harmless. */
	| 'questionFailed'
	/** We don't know what HMRC has. */
	| 'outcomeUnknown'
	/** We stopped between sending and storing the answer. */
	| 'interrupted'
	/** It waited to be sent in a backup that was restored: it may have been sent since. */
	| 'restored'
	/** HMRC's records show it. */
	| 'foundAtHmrc'
	/** HMRC's records don't show it. That proves nothing: records can be late, or deleted. */
	| 'notFoundAtHmrc'
	/** Somebody looked at HMRC's own pages and it was not there. */
	| 'released'
	/** Somebody looked and it was there. That is no receipt, but it must never be sent again. */
	| 'seenAtHmrc'
	/** HMRC said no. */
	| 'refused'
	/** HMRC accepted exactly what we sent. */
	| 'accepted'
	/** HMRC's receipt is for something else. */
	| 'receiptMismatched'
	/** HMRC deleted its copy, as we asked. */
	| 'deletedAtHmrc';
