/** HMRC allows one application three requests a second, across all its users and servers. */

/** HMRC's limit for an application that has not been granted more. */
export const REQUESTS_PER_SECOND = 3;

/** Milliseconds between two requests, including 20 to spare because the network can bring requests closer together. */
export const permitSpacing = (requestsPerSecond: number): number => Math.ceil(1000 / requestsPerSecond) + 20;

/** Counts requests for the whole application. The server keeps the count in its database. */
export type Permits = {
	/**
	 * Reserves the next free moment to send. Returns the milliseconds until then; undefined, with nothing reserved, if
	 * they exceed `mostMs`.
	 */
	readonly takePermit: (mostMs: number) => Promise<number | undefined>;
	/** After HMRC's 429: gives no permits for this many milliseconds. */
	readonly pause: (milliseconds: number) => Promise<void>;
};
