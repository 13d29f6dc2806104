/** Whether an answer says, uses or cites what is expected: a word, an amount, a tool, a source. */

/** One piece, or several of which one is enough. */
export type OneOf = string | readonly string[];

/** The pieces of one expectation. */
export function eachOf(one: OneOf): readonly string[] {
	return typeof one === 'string' ? [one] : one;
}

/** Those expectations of which the predicate finds no piece, in words: `a or b`. */
export function unmet(expected: readonly OneOf[] = [], isMet: (piece: string) => boolean): readonly string[] {
	return expected.filter((one) => !eachOf(one).some(isMet)).map((one) => eachOf(one).join(' or '));
}

/** Whether a text says these decimal pounds as an amount of their own: £1,400 and £400.50 do not say 400.00. */
export function saysAmount(text: string, pounds: string): boolean {
	const said = text.matchAll(/(?<![\d.,])\d[\d,]*(?:\.\d+)?(?![\d%])/g);
	return [...said].some(([amount]) => Number(amount.replaceAll(',', '')) === Number(pounds));
}
