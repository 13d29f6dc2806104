/** A business error of a return: HMRC's number, what is wrong in words, and where. */

/** One error of an ErrorResponse. */
export type ReturnProblem = {
	readonly code: string;
	readonly type: 'schema' | 'business';
	readonly text: string;
	/** An indexed XPath into the message that was sent. */
	readonly location: string;
};
