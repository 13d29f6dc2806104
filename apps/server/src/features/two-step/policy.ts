/** How codes are judged: how long they last, how many tries there are, and how long an unconfirmed key lasts. */

/** How many seconds an app shows one code. */
export const PERIOD_SECONDS = 30;
/** How many wrong codes are checked before there is a wait. */
export const MOST_WRONG_CODES = 5;
/** How long no code is checked after that, in milliseconds. The message of TOO_MANY_CODES says so too. */
export const LOCK_MS = 15 * 60_000;
/** How long a key may wait for its first code, in milliseconds. */
export const SETTING_UP_MS = 60 * 60_000;
/** How many recovery codes there are. */
export const RECOVERY_CODES = 10;
