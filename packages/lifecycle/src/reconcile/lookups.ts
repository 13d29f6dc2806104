/** When to look in HMRC's records for a submission whose outcome is unknown. */

/** The first lookup may be too soon; after the last, a person has to look. */
const LOOKUP_SECONDS = [5, 30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;

/** Returns the milliseconds until the next lookup; undefined once a person has to look. */
export function lookupPauseMs(lookups: number): number | undefined {
	const seconds = LOOKUP_SECONDS[lookups];
	return seconds === undefined ? undefined : seconds * 1000;
}
