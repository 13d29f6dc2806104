/** Decides when a return is calculated on another thread. */

/** With more entries it takes longer than a few milliseconds; nearly every return has fewer. */
const MOST_IN_PASSING = 40;

/** Whether calculating so many entries would keep other people waiting. */
export function isCostly(entries: number): boolean {
	return entries > MOST_IN_PASSING;
}
