/** What the words of a rule are. */

/** A rule in words, for a person who is not an accountant. */
export interface RuleWords {
	/** What the figure is. */
	readonly label: string;
	/** How it is worked out, in a sentence. */
	readonly rule: string;
	/** Statute, HMRC manual, or HMRC stage and box. */
	readonly source: string;
}
