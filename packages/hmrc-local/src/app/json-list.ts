/** A JSON list written as its items arrive, so that a long one needs no memory. */

/** The list in pieces. */
export function* jsonList(items: Iterable<unknown>): Generator<string> {
	let before = '[';
	for (const item of items) {
		yield `${before}${JSON.stringify(item)}`;
		before = ',\n';
	}
	yield before === '[' ? '[]' : ']';
}
