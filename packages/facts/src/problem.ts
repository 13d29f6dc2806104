/** What can be wrong with facts that were given. */

/** One thing that is wrong with what was given. `code` has its sentence in `@halfpenny/messages/problems`. */
export interface Problem {
	/** Where: `employments[0].pay`. */
	readonly path: string;
	readonly code: string;
	/** Of a choice: the answers that there are. */
	readonly allowed?: readonly string[];
}
