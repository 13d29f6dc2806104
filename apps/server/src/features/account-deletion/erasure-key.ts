/** What the one job that erases a closed account is known by. */

/** The dedupe key of a person's erasure. */
export function erasureKey(userId: string): string {
	return `erase ${userId}`;
}
