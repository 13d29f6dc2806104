/** How much a person may give us, once for every place that checks it or says it. */

/** The largest file that is taken, in bytes: 10 MB (the specification, section 9). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** The fewest characters of a password (ruling 35). */
export const PASSWORD_LEAST = 8;

/** The fewest characters of a username. */
export const USERNAME_LEAST = 3;

/** How often HMRC may refuse a return before one has to stop (ruling 23); an attempt that never left does not count. */
export const MOST_REFUSALS = 3;

/** HMRC's errors that speak of who sends, and of nothing in the return: not authenticated, not valid, old method. */
const OF_SENDER: ReadonlySet<string> = new Set(['1002', '1046', '1047']);

/** Whether HMRC refused the sender's credentials and nothing else, by the codes of its errors. */
export function refusesSender(codes: readonly string[]): boolean {
	return codes.length > 0 && codes.every((code) => OF_SENDER.has(code));
}
