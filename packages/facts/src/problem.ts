/** Problems with the facts a person gives. */

/** One problem with given facts. The sentence for `code` is in `@halfpenny/messages/problems`. */
export interface Problem {
	/** The path: `employments[0].pay`. */
	readonly path: string;
	readonly code: string;
	/** For a choice: its possible answers. */
	readonly allowed?: readonly string[];
}
