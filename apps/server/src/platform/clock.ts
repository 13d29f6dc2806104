/** The time, asked of one place so that tests can set it. */

/** Tells the time. */
export interface Clock {
	readonly now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const inTheUk = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/London',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** Today's date in the United Kingdom, as `2026-01-31`. */
export function todayInTheUk(clock: Clock): string {
	return inTheUk.format(clock.now());
}
