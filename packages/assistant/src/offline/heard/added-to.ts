/** An order to add an amount to what is there, which must not replace it: "add 200 to my costs". */
import type { Heard } from './statements.ts';

const ADDS_TO =
	/\b(?:add|stick|pop|chuck|bung|whack|slap|put|include)\b[^.;,\d]{0,15}£?\d[\d,.]*k?(?: (?:quid|pounds?|more|extra|for|of|[a-z]+)){0,4} (?:to|onto|on to|on top of|on|in with) (?:my|the|our|those|these) /;

/** What was heard, where a lower-case part orders that its amount comes on top of what is there. */
export function withAddedTo(heard: Heard): Heard {
	return {
		...heard,
		statements: heard.statements.map((one) => (ADDS_TO.test(one.words) ? { ...one, adds: true } : one)),
	};
}
