/** How long to wait before asking the Transaction Engine again. */

/** After this many polls in a row without a usable answer (some hours) we look in HMRC's list. */
export const MOST_FAILED_POLLS = 15;

const LONGEST_PAUSE_SECONDS = 900;

/** Milliseconds until the next poll: as HMRC asks, and longer while it gives no usable answer. */
export function pollPauseMs(pollSeconds: number, failedPolls: number): number {
	const seconds = Math.max(pollSeconds, 1);
	const grown = Math.min(seconds * 2 ** Math.min(failedPolls, 12), Math.max(LONGEST_PAUSE_SECONDS, seconds));
	return grown * 1000;
}
