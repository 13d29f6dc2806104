/** Repeatable chance: the same seed gives the same numbers. */
import { createHash } from 'node:crypto';

/** A source of numbers from 0 to just below 1: the digest of the seed and the number of draws so far. */
export function chance(seed: number): () => number {
	let drawn = 0;
	return () => {
		drawn += 1;
		return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE(0) / 2 ** 32;
	};
}
