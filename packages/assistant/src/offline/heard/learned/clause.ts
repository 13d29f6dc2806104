/** The words around one amount of a message, and what stands before it. */

/** A part of the message beside the clause. */
export interface Beside {
	readonly text: string;
	readonly hasAmount: boolean;
}

/** The words around one amount of a message, lower-case. */
export interface Clause {
	/** Its own part of the message, before and after the amount. */
	readonly before: string;
	readonly after: string;
	/** The parts before it, nearest first, and those after it; whether each has an amount of its own. */
	readonly previous: readonly Beside[];
	readonly next: readonly Beside[];
	/** What the return has already, and what the conversation spoke of before. */
	readonly sections: readonly string[];
	/** What the rules make of it: `section.field`. */
	readonly ruled?: string | undefined;
	/** The amount itself and the one before it in the message, in pence. */
	readonly said?: number | undefined;
	readonly saidBefore?: number | undefined;
	/** What the amount before it answers: `section.field`. */
	readonly last?: string | undefined;
	/** What was told last in the message before, where this is its first amount. */
	readonly was?: string | undefined;
}
