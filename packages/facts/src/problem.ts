/** The problems that given facts can have. */

/** One problem with given facts. The sentence for `code` is in `@halfpenny/messages/problems`. */
export interface Problem {
	/** Where: `employments[0].pay`. */
	readonly path: string;
	readonly code: string;
	/** For a choice: its possible answers. */
	readonly allowed?: readonly string[];
}
