/** The time, from one place so that tests can set it. */
import { dayInTheUk } from '@halfpenny/facts';

/** Tells the time. */
export interface Clock {
	readonly now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Today's date in the United Kingdom, as `2026-01-31`. */
export function todayInTheUk(clock: Clock): string {
	return dayInTheUk(clock.now());
}
