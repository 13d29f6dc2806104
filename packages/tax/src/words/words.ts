/** The words of a rule. */

/** A rule in words, for people who aren't accountants. */
export interface RuleWords {
	/** The name of the figure. */
	readonly label: string;
	/** The calculation, in a sentence. */
	readonly rule: string;
	/** Statute, HMRC manual, or HMRC stage and box. */
	readonly source: string;
}
