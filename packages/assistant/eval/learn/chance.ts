/** Draws that are the same each time. */

/** Gives the same numbers each time, from 0 up to `below`. */
export function chance(seed: number): (below: number) => number {
	let now = seed;
	return (below) => {
		now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff;
		return (now >>> 8) % below;
	};
}
