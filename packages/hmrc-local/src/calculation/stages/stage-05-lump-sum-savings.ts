/** Stage 5: whether the allowance kept for a lump sum would save more against savings income. */
import { lower, penceDown, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';
import { limits, slice, taxOf } from './stage-05-bands.ts';
import { starterBandForLumpSum } from './stage-05-ordering.ts';

const below = (c: Boxes) => c.c5_58a_3 + c.c5_58a_4 + c.c5_58a_55;
const without = (c: Boxes) => c.c5_36 - c.c5_58a_1b;

/** Boxes c5.58a.53a to c5.58a.57: what savings income could be offered. */
export const stage5SavingsOffered = {
	c5_58a_53a: (c) =>
		c.c5_22 + c.c5_35 + c.c5_37 - (c.c5_2a + c.c5_52h + c.c5_52l + c.c5_56 + c.c5_56p + c.c5_58),
	c5_58a_53b: (c) =>
		c.c5_58a_53 > 0n
			? lower(c.c5_58a_1a - c.c5_58a_1, c.c5_58a_3 - (c.c5_58a_27 + c.c5_58a_29 + c.c5_58a_33))
			: lower(c.c5_58a_1a - c.c5_58a_1, c.c5_56_2 - (c.c5_56e1 + c.c5_56g + c.c5_56k)),
	c5_58a_54: (c) => lower(c.c5_58a_53a, c.c5_58a_53b),
	c5_58a_55: (c) => c.c5_58a_2 - c.c5_58a_53,
	c5_58a_56: (c) => c.c5_56_2 - c.c5_58a_54,
	c5_58a_57: (c) => c.c5_36 - (c.c5_58a_1b + (c.c5_58a_1 - c.c5_58a_53)),
} satisfies Stage;

/** Boxes c5.58a.58 to c5.58a.62: the lump sum's tax without that allowance. */
export const stage5LumpSumWithout = {
	c5_58a_58: (c) => slice(without(c), below(c), limits.starter(c)),
	// Box c5.58a.10, not c5.58a.58, is what the specification subtracts from the band here.
	c5_58a_59: (c) => lower(without(c) - c.c5_58a_58, limits.basic(c) - (below(c) + c.c5_58a_10)),
	c5_58a_60: (c) => slice(without(c), below(c), limits.intermediate(c), c.c5_58a_58, c.c5_58a_59),
	c5_58a_61: (c) => slice(without(c), below(c), limits.higher(c), c.c5_58a_58, c.c5_58a_59, c.c5_58a_60),
	c5_58a_61a: (c) =>
		slice(without(c), below(c), limits.advanced(c), c.c5_58a_58, c.c5_58a_59, c.c5_58a_60, c.c5_58a_61),
	c5_58a_62: (c) => taxOf(c, [c.c5_58a_58, c.c5_58a_59, c.c5_58a_60, c.c5_58a_61, c.c5_58a_61a]),
} satisfies Stage;

const withAllowance = (c: Boxes) => c.c5_36 - (c.c5_58a_1b + c.c5_58a_54);

/** Boxes c5.58a.63 to c5.58a.68: its tax with the allowance, and what that saves. */
export const stage5LumpSumWith = {
	c5_58a_63: (c) => slice(withAllowance(c), below(c), limits.starter(c)),
	c5_58a_64: (c) => slice(withAllowance(c), below(c), limits.basic(c), c.c5_58a_63),
	c5_58a_65: (c) => slice(withAllowance(c), below(c), limits.intermediate(c), c.c5_58a_63, c.c5_58a_64),
	c5_58a_66: (c) =>
		slice(withAllowance(c), below(c), limits.higher(c), c.c5_58a_63, c.c5_58a_64, c.c5_58a_65),
	c5_58a_66a: (c) =>
		slice(withAllowance(c), below(c), limits.advanced(c), c.c5_58a_63, c.c5_58a_64, c.c5_58a_65, c.c5_58a_66),
	c5_58a_67: (c) => taxOf(c, [c.c5_58a_63, c.c5_58a_64, c.c5_58a_65, c.c5_58a_66, c.c5_58a_66a]),
	c5_58a_68: (c) => c.c5_58a_62 - c.c5_58a_67,
} satisfies Stage;

/** Boxes c5.58a.69 to c5.58a.82: savings and dividends if savings take that allowance. */
export const stage5SavingsThen = {
	c5_58a_69: (c, p) => lower(c.c5_58a_56, p.SR_band),
	c5_58a_70: (c, p) => lower(c.c5_58a_69, p.SR_band - c.c5_58a_55),
	c5_58a_71: (c) => lower(c.c5_58a_56 - c.c5_58a_70, c.c4_79),
	c5_58a_72: (c) => lower(c.c5_58a_71, c.c5_2a - c.c5_58a_55),
	c5_58a_73: (c) =>
		lower(c.c5_58a_56 - (c.c5_58a_70 + c.c5_58a_72), c.c5_2a - (c.c5_58a_55 + c.c5_58a_70 + c.c5_58a_72)),
	c5_58a_74: (c) => c.c3a_3a + c.c4_59 - (c.c5_58a_55 + c.c5_58a_70 + c.c5_58a_72 + c.c5_58a_73),
	c5_58a_75: (c) => lower(c.c5_58a_74, c.c4_79 - c.c5_58a_72),
	c5_58a_76: (c) => lower(c.c5_58a_75, c.c5_58a_56 - (c.c5_58a_70 + c.c5_58a_72 + c.c5_58a_73)),
	c5_58a_77: (c) => lower(c.c5_58a_56 - (c.c5_58a_70 + c.c5_58a_72 + c.c5_58a_73 + c.c5_58a_76), c.c5_58a_74),
	c5_58a_78: (c, p) => lower(c.c5_58a_4, p.BR_band + c.c4_75 - (c.c5_58a_56 + c.c5_58a_55)),
	c5_58a_79: (c) => lower(c.c5_56b, c.c5_58a_35),
	c5_58a_80: (c) => c.c5_58a_78 - c.c5_58a_79,
	c5_58a_81: (c) => lower(c.c4_80 - c.c5_58a_79, c.c5_58a_4 - (c.c5_58a_79 + c.c5_58a_80)),
	c5_58a_82: (c) => c.c5_58a_4 - (c.c5_58a_79 + c.c5_58a_80 + c.c5_58a_81),
} satisfies Stage;

const thenBelow = (c: Boxes) => c.c5_58a_4 + c.c5_58a_55 + c.c5_58a_56;

/** Boxes c5.58a.83 to c5.58e: the two compared. */
export const stage5SavingsWeighed = {
	c5_58a_83: (c) => slice(c.c5_58a_57, thenBelow(c), limits.starter(c)),
	c5_58a_84: (c) => slice(c.c5_58a_57, thenBelow(c), limits.basic(c), c.c5_58a_83),
	c5_58a_85: (c) => slice(c.c5_58a_57, thenBelow(c), limits.intermediate(c), c.c5_58a_83, c.c5_58a_84),
	c5_58a_86: (c) => slice(c.c5_58a_57, thenBelow(c), limits.higher(c), c.c5_58a_83, c.c5_58a_84, c.c5_58a_85),
	c5_58a_86a: (c) =>
		slice(c.c5_58a_57, thenBelow(c), limits.advanced(c), c.c5_58a_83, c.c5_58a_84, c.c5_58a_85, c.c5_58a_86),
	c5_58a_87: (c) => taxOf(c, [c.c5_58a_83, c.c5_58a_84, c.c5_58a_85, c.c5_58a_86, c.c5_58a_86a]),
	c5_58a_88: (c, p) =>
		penceDown(
			times(c.c5_58a_73, p.BR_rate) +
				times(c.c5_58a_77, p.HR_rate) +
				times(c.c5_58a_80, p.DivBR_rate) +
				times(c.c5_58a_82, p.DivHR_rate),
		),
	c5_58a: (c) => c.c5_58a_87 + c.c5_58a_88,
	c5_58b: (c) => (c.c5_58a_53 > 0n ? c.c5_58a_45 : c.c5_58a_49 + c.c5_58a_50),
	c5_58c: (c) => c.c5_58a_14 + c.c5_58b,
	c5_58d: (c) => c.c5_58c - c.c5_58a,
	c5_58e: (c) => (c.c5_58d >= c.c5_58a_68 ? c.c5_58a_54 : 0n),
} satisfies Stage;

/** Boxes c5.58f to c5.58k: what the lump sum keeps. */
export const stage5LumpSumSettled = {
	c5_58f: (c, p) => (starterBandForLumpSum(c, p) ? lower(c.c5_1 - c.c5_52h, c.c5_36) : 0n),
	c5_58g: (c) => lower(c.c5_36, c.c5_58f),
	c5_58h: (c) =>
		lower(
			c.c5_1 - (c.c5_52c + c.c5_52d + c.c5_52h + c.c5_52l + c.c5_58a_53 + c.c5_58e),
			c.c5_50 + c.c5_58g - (c.c5_58a_53 + c.c5_58e),
		),
	c5_58i: (c) => c.c5_52h + c.c5_52l + c.c5_58 + c.c5_58h,
	c5_58j: () => 0n,
	c5_58k: (c) => lower(c.c5_1 - (c.c5_47 + c.c5_48 + c.c5_58i), c.c5_52d),
} satisfies Stage;
