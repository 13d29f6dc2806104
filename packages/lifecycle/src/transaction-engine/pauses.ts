/** How long to wait between polls of the Transaction Engine. */

/** After this many failed polls in a row (some hours) we look in HMRC's list. */
export const MOST_FAILED_POLLS = 15;

const LONGEST_PAUSE_SECONDS = 900;

/** Returns the milliseconds until the next poll: as HMRC asks, and longer after failed polls. */
export function pollPauseMs(pollSeconds: number, failedPolls: number): number {
	const seconds = Math.max(pollSeconds, 1);
	const grown = Math.min(seconds * 2 ** Math.min(failedPolls, 12), Math.max(LONGEST_PAUSE_SECONDS, seconds));
	return grown * 1000;
}
