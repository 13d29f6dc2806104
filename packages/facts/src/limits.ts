/** How much a person may give us, once for every place that checks it or says it. */

/** The largest file that is taken, in bytes: 10 MB (the specification, section 9). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;

/** The fewest characters of a password. */
export const PASSWORD_LEAST = 8;

/** The fewest characters of a username. */
export const USERNAME_LEAST = 3;
