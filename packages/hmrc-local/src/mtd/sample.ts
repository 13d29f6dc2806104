/** Samples of what HMRC's sandbox returns. */

/** The same amount in each of these fields. */
export const sampled = (names: readonly string[], value = 1000.99): Readonly<Record<string, number>> =>
	Object.fromEntries(names.map((name) => [name, value]));
