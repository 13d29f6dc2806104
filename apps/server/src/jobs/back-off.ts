/** How long to wait after a failure: longer each time, never in step with others. */

const FIRST_MS = 1000;
const LONGEST_MS = 15 * 60 * 1000;

/** How many failures a job may have; after one more it is dead. */
export const MOST_FAILURES = 12;

/** Milliseconds to wait after the nth failure (from 1): doubling up to 15 minutes, half of it random. */
export function backOff(failures: number, chance: number = Math.random()): number {
	const full = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
	return Math.round(full * (0.5 + chance / 2));
}
