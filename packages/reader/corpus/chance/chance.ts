/** Chance that always falls the same way for a seed. */

/** What chance decides. */
export interface Chance {
	/** One of these. Throws `RangeError` where there are none. */
	pick<T>(from: readonly T[]): T;
	/** Whether something is so that is so in this share of cases. */
	is(share: number): boolean;
	/** All of these in another order. */
	shuffled<T>(of: readonly T[]): T[];
}

/** The chance of a seed. */
export function chanceOf(seed: string): Chance {
	let state = 2_166_136_261;
	for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		const one = Math.imul(state ^ (state >>> 15), 1 | state);
		const two = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
		return ((two ^ (two >>> 14)) >>> 0) / 2 ** 32;
	};
	const pick = <T>(from: readonly T[]): T => {
		const index = Math.floor(next() * from.length);
		if (from.length === 0) throw new RangeError('there is nothing to choose from');
		return from[index] as T;
	};
	return {
		pick,
		is: (share) => next() < share,
		shuffled: (of) =>
			of
				.map((each) => ({ each, at: next() }))
				.sort((one, other) => one.at - other.at)
				.map(({ each }) => each),
	};
}
