/** HMRC allows one application three requests a second, counting every user and every server of ours together. */

/** Milliseconds between two requests: three a second, and 20 ms for what the network brings closer together. */
export const PERMIT_SPACING_MS = 354;

/** Counts requests for the whole application. The server keeps the count in its database. */
export type Permits = {
	/**
	 * Reserves the next free moment to send. Returns the milliseconds until then; undefined, with nothing reserved, when
	 * they would be more than `mostMs`.
	 */
	readonly takePermit: (mostMs: number) => Promise<number | undefined>;
	/** After HMRC's 429: no permit falls due for so many milliseconds. */
	readonly pause: (milliseconds: number) => Promise<void>;
};
