/** Samples of what HMRC's sandbox reads out. */

/** The same amount in each of some fields. */
export const sampled = (names: readonly string[], value = 1000.99): Readonly<Record<string, number>> =>
	Object.fromEntries(names.map((name) => [name, value]));
