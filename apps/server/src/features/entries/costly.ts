/** When a return is worked out on another thread. */

/** With more entries it takes longer than a few milliseconds; nearly every return has fewer. */
const MOST_IN_PASSING = 40;

/** Whether so many entries take so long to work out that others would be kept waiting. */
export function isCostly(entries: number): boolean {
	return entries > MOST_IN_PASSING;
}
