/** Rules for passkeys: how long a challenge lasts, how many a person may have, which signatures count. */

/** How long a challenge stays valid, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;
/** How many passkeys a person may have. The message for TOO_MANY_PASSKEYS says so too. */
export const MOST_PASSKEYS = 10;
/** COSE numbers, preferred first: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];
