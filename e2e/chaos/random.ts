/** Chance that a seed decides. What happens at the same time still falls as it falls: a seed repeats the choices only. */

/** Draws. */
export interface Chance {
	/** A whole number from 0 up to, and without, a limit. */
	readonly below: (limit: number) => number;
	/** True as often as so many times in a hundred. */
	readonly percent: (times: number) => boolean;
	/** One of a list. Throws when it is empty. */
	readonly pick: <T>(from: readonly T[]) => T;
}

/** Chance from a seed (the generator is mulberry32). */
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
