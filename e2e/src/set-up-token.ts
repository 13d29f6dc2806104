/** The token with which the first administrator is made. */

/** Returns the token in what the product printed; throws with that if there is none. */
export function tokenIn(output: string): string {
	const token = /token[^\n]*?([A-Za-z0-9_-]{27})\b/.exec(output)?.[1];
	if (token === undefined) throw new Error(`no set-up token in:\n${output}`);
	return token;
}
