/** How codes are judged: for how long, how often, and what a key that nobody confirmed is worth. */

/** Seconds for which an app shows one code. */
export const PERIOD_SECONDS = 30;
/** How many wrong codes are looked at before there is a wait. */
export const MOST_WRONG_CODES = 5;
/** How long no code is looked at after that, in milliseconds. The words of TOO_MANY_CODES name it. */
export const LOCK_MS = 15 * 60_000;
/** How long a key may wait for its first code, in milliseconds. */
export const SETTING_UP_MS = 60 * 60_000;
/** How many recovery codes there are. */
export const RECOVERY_CODES = 10;
