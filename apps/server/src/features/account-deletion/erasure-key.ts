/** The key of the one job that erases a closed account. */

/** The dedupe key of the job that erases a person's account. */
export function erasureKey(userId: string): string {
	return `erase ${userId}`;
}
