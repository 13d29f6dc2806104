/** Stage 5: how a lump sum falls in the bands above other income; the same arithmetic in each of its six trials. */
import { lower, penceDown, times } from '../amount.ts';
import type { Boxes } from '../boxes.ts';

/** The heights where the starter, basic, intermediate, higher and advanced bands end. */
export const limits = {
	starter: (c: Boxes): bigint => c.c3a_1a,
	basic: (c: Boxes): bigint => c.c3a_1a + c.c5_2,
	intermediate: (c: Boxes): bigint => c.c3a_1a + c.c5_2 + c.c3a_2a,
	higher: (c: Boxes): bigint => c.c3a_1a + c.c5_2 + c.c3a_2a + c.c3a_3,
	advanced: (c: Boxes): bigint => c.c3a_1a + c.c5_2 + c.c3a_2a + c.c3a_3 + c.c3a_3_1,
} as const;

/** The part of a lump sum in a band: what lower bands have not `taken`, as far as the band's limit leaves room. */
export function slice(lumpSum: bigint, below: bigint, limit: bigint, ...taken: bigint[]): bigint {
	const used = taken.reduce((total, part) => total + part, 0n);
	return lower(lumpSum - used, limit - (below + used));
}

/** The tax of slices at the starter, basic, intermediate, higher and advanced rates, cut off after the penny. */
export function taxOf(c: Boxes, slices: readonly [bigint, bigint, bigint, bigint, bigint]): bigint {
	const rates = [c.c3a_3b, c.c3a_4, c.c3a_4a, c.c3a_5, c.c3a_5a];
	return penceDown(slices.reduce((total, part, at) => total + times(part, rates[at] ?? 0n), 0n));
}
