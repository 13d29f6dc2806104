/** How passkeys are judged: how long a challenge lasts, how many a person may have, and which signatures count. */

/** How long a challenge may wait for its signature, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;
/** How many passkeys a person may have. The words of TOO_MANY_PASSKEYS name it. */
export const MOST_PASSKEYS = 10;
/** COSE numbers, the preferred first: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];
