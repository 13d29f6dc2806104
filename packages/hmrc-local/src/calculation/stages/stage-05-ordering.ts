/**
 * Stage 5, step 2: how much allowance goes to income above the basic rate, and how much could be offered to dividends.
 */
import { lower, penceDown, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import { scottish } from './stage-03a.ts';

/** Boxes c5.48a to c5.52. */
export const stage5Higher = {
	c5_48a: (c) => c.c3a_1a + c.c3a_2a + c.c5_2,
	c5_48a1: (c) => c.c5_35 - c.c5_48a,
	c5_48a2: (c) => c.c5_22 + c.c5_35 + c.c5_37 - (c.c5_2a + c.c5_48a1),
	c5_48b: (c) => c.c5_22 + c.c5_35 + c.c5_37 - c.c5_1,
	c5_48c: (c) => lower(c.c5_1, c.c5_35),
	c5_48d: (c) => c.c5_35 - c.c5_48a,
	c5_49: (c) => (c.c5_43b === 0n && c.c5_43c > 0n ? c.c5_48c : lower(c.c5_48c, c.c5_48d)),
	c5_49a: (c) => lower(c.c5_1 - c.c5_49, c.c5_36),
	c5_49b: (c) => lower(c.c5_49a, c.c5_22 + c.c5_35 + c.c5_36 + c.c5_37 - (c.c5_48a + c.c5_49)),
	c5_49c: (c) => lower(c.c5_48a1 + c.c5_48a2, c.c5_49b - (c.c5_48a1 + c.c5_48a2)),
	c5_49d: (c) => c.c5_1 - (c.c5_49 + c.c5_49b),
	c5_49e: (c) => c.c5_49c - (c.c5_49 + c.c5_49d),
	c5_50: (c) => c.c5_49b - c.c5_49e,
	c5_50_1: () => 0n,
	c5_50_2: () => 0n,
	c5_50a: (c) => lower(c.c5_1 - (c.c5_49 + c.c5_50), c.c5_37),
	c5_50b: (c, p) => c.c5_35 + c.c5_37 - (p.BR_band + c.c4_59 + c.c5_49),
	c5_50c: (c) => lower(c.c5_50a, c.c5_50b),
	c5_50d: () => 0n,
	c5_51: (c) => lower(c.c5_43e, c.c5_50c),
	c5_52: (c) => c.c5_49 + c.c5_50 + c.c5_51,
} satisfies Stage;

/** Whether a Scottish starter band is left for a lump sum beside savings (the condition of c5.52g and c5.58f). */
export const starterBandForLumpSum = (c: Boxes, p: Parameters): boolean =>
	scottish(c) &&
	c.c5_35 - c.c5_1 < p.SSR_band &&
	c.c5_22 + c.c5_35 + c.c5_37 < c.c5_48a &&
	c.c5_36 > 0n &&
	c.c5_37 > 0n &&
	c.c5_43d > 0n;

/** "More beneficial to keep PSA nil in the higher rate band?": for taxpayers who are not Scottish. */
const keepSavingsNilInHigherBand = (c: Boxes): boolean =>
	!scottish(c) &&
	c.c5_1 > 0n &&
	c.c4_79 > 0n &&
	c.c5_35 > c.c5_2 - c.c4_79 &&
	c.c5_35 + c.c5_37 - c.c5_52e > c.c5_2 &&
	c.c5_43a > 0n;

/** Boxes c5.52a to c5.54c. */
export const stage5Beneficial = {
	c5_52a: (c, p) => (c.c5_48b <= p.BR_band + c.c4_59 ? 0n : c.c5_1 - (c.c5_47 + c.c5_48 + c.c5_52)),
	c5_52b: (c) => c.c5_52a - c.c5_30,
	c5_52c: (c) => lower(c.c5_3 + (c.c5_11 - c.c5_15) - c.c5_52b, c.c5_52a - c.c5_52b),
	c5_52d: (c, p, r) =>
		r.yes('MAT-IN') && c.c4_76c === 0n && c.c4_74 > p.BR_band + c.c4_75 ? c.c4_75m + c.c4_75n : 0n,
	c5_52e: (c) => c.c5_1 - (c.c5_52c + c.c5_52d),
	c5_52e1: () => 0n,
	c5_52e2: () => 0n,
	c5_52e3: () => 0n,
	c5_52e4: () => 0n,
	c5_52e5: () => 0n,
	c5_52e6: () => 0n,
	c5_52e7: () => 0n,
	c5_52e8: () => 0n,
	c5_52e9: () => 0n,
	c5_52e10: () => 0n,
	c5_52f: () => 0n,
	c5_52g: (c, p) =>
		starterBandForLumpSum(c, p)
			? c.c5_35 - lower(p.SSR_band, c.c5_43d)
			: lower(c.c5_35 - c.c5_52d, c.c5_1 - (c.c5_50 + c.c5_52c + c.c5_52d)),
	c5_52h: (c) => (keepSavingsNilInHigherBand(c) ? c.c5_49 : c.c5_52g),
	c5_52i: () => 0n,
	c5_52j: () => 0n,
	c5_52k: (c) => lower(c.c5_51, c.c5_1 - (c.c5_50 + c.c5_52c + c.c5_52d + c.c5_52h)),
	c5_52l: (c) => lower(c.c5_52k, c.c5_37 - c.c5_46),
	c5_52m: () => 0n,
	c5_52n: (c) => c.c5_35 - (c.c5_44 + c.c5_52h),
	c5_52o: (c, p) => c.c5_52n - p.SR_band,
	c5_52p: () => 0n,
	c5_52q: (c) => c.c5_52b - c.c5_52p,
	c5_53: (c) => c.c5_52n - c.c5_52o,
	c5_54: (c) => c.c5_52b - (c.c5_52p + c.c5_52q),
	c5_54a: (c) => c.c5_35 - (c.c5_44 + c.c5_52h + c.c5_52p + c.c5_54),
	c5_54a1: (c) => c.c5_37 - (c.c5_46 + c.c5_52l + c.c5_52q),
	c5_54b: (c, p) => lower(c.c5_54a1, p.SR_band),
	c5_54c: (c, p) => lower(c.c5_54b, p.SR_band - c.c5_54a),
} satisfies Stage;

/** Boxes c5.55 to c5.55.10: what dividend tax an allowance would save. */
export const stage5DividendsOffered = {
	c5_55: () => 0n,
	c5_55_1: (c) => c.c5_3 + c.c5_11 + c.c5_24 + c.c5_25 + c.c5_29 + c.c5_30,
	c5_55_2: (c, p) => c.c5_55_1 - (c.c5_1 - (c.c5_47 + c.c5_48 + c.c5_52)) - (p.BR_band + c.c4_75),
	c5_55_3: (c) => c.c5_24 + c.c5_25 + c.c5_29 + c.c5_30 - (c.c5_55_2 - (c.c5_49 + c.c5_51)),
	c5_55_4: (c) => lower(c.c5_23, c.c5_55_3),
	c5_55_5: (c) => c.c5_55_3 - c.c5_55_4,
	c5_55_6: (c) => lower(c.c5_52c, c.c5_35 - (c.c5_44 + c.c5_52h)),
	c5_55_6a: (c) => c.c5_54a - c.c5_55_6,
	c5_55_6b: (c, p) => p.SR_band - c.c5_55_6a,
	c5_55_7: (c) =>
		lower(c.c5_52c - c.c5_55_6, c.c5_37 - (c.c5_14 + c.c5_19 + c.c5_20c + c.c5_46 + c.c5_52l + c.c5_55_6b)),
	c5_55_8: (c, p) => penceDown(times(lower(c.c5_55_6, c.c5_55_5), p.DivBR_rate)),
	c5_55_9: (c, p) => penceDown(times(c.c5_55_6 - lower(c.c5_55_6, c.c5_55_5), p.DivHR_rate)),
	c5_55_10: (c) => c.c5_55_8 + c.c5_55_9,
} satisfies Stage;
