/** Seeded random choices. A seed repeats the choices, but not the order of what runs concurrently. */

/** A source of random choices. */
export interface Chance {
	/** Returns a whole number from 0 up to but not including `limit`. */
	readonly below: (limit: number) => number;
	/** Returns true in this percentage of calls. */
	readonly percent: (times: number) => boolean;
	/** Returns one item of a list. Throws if the list is empty. */
	readonly pick: <T>(from: readonly T[]) => T;
}

/** Returns random choices for a seed, from mulberry32. */
export function chanceOf(seed: number): Chance {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		percent: (times) => below(100) < times,
		pick: (from) => {
			const one = from[below(from.length)];
			if (one === undefined) throw new Error('nothing to pick from');
			return one;
		},
	};
}
