/** Stage 5: whether the allowance kept for a lump sum would save more against non-savings income. */
import { lower, penceDown, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import { limits, slice, taxOf } from './stage-05-bands.ts';

/** Boxes c5.58a.1a to c5.58a.9: the income after allowances. */
export const stage5LumpSumIncome = {
	c5_58a_1a: (c) => lower(c.c5_50, c.c5_35 + c.c5_43e - (c.c5_52h + c.c5_56 + c.c5_56p)),
	c5_58a_1b: (c) => c.c5_50 - c.c5_58a_1a,
	c5_58a_1: (c) => lower(c.c5_58a_1a, c.c5_56_1),
	c5_58a_2: (c) => c.c5_56_1,
	c5_58a_3: (c) => c.c5_56_2 - (c.c5_55_7 - c.c5_56p),
	c5_58a_4: (c) => c.c5_22 - (c.c5_48 + c.c5_58),
	c5_58a_5: (c) => lower(c.c5_58a_4, c.c4_80),
	c5_58a_6: (c) => lower(c.c5_58a_5, c.c5_2a - (c.c5_58a_2 + c.c5_58a_3)),
	c5_58a_7: (c) => lower(c.c5_58a_4 - c.c5_58a_6, c.c5_2a - (c.c5_58a_2 + c.c5_58a_3 + c.c5_58a_6)),
	c5_58a_8: (c) => lower(c.c4_80 - c.c5_58a_6, c.c5_58a_4 - (c.c5_58a_6 + c.c5_58a_7)),
	c5_58a_9: (c) => c.c5_58a_4 - (c.c5_58a_6 + c.c5_58a_7 + c.c5_58a_8),
} satisfies Stage;

const below = (c: Boxes) => c.c5_58a_2 + c.c5_58a_3 + c.c5_58a_4;
const keptAtLeast = (c: Boxes) => c.c5_36 - c.c5_58a_1b;

/** Boxes c5.58a.10 to c5.58a.14: the lump sum's bands if it keeps the allowance's lower part only. */
export const stage5LumpSumFull = {
	c5_58a_10: (c) => slice(keptAtLeast(c), below(c), limits.starter(c)),
	c5_58a_11: (c) => slice(keptAtLeast(c), below(c), limits.basic(c), c.c5_58a_10),
	c5_58a_12: (c) => slice(keptAtLeast(c), below(c), limits.intermediate(c), c.c5_58a_10, c.c5_58a_11),
	c5_58a_13: (c) => slice(keptAtLeast(c), below(c), limits.higher(c), c.c5_58a_10, c.c5_58a_11, c.c5_58a_12),
	c5_58a_13a: (c) =>
		slice(keptAtLeast(c), below(c), limits.advanced(c), c.c5_58a_10, c.c5_58a_11, c.c5_58a_12, c.c5_58a_13),
	c5_58a_14: (c) => taxOf(c, [c.c5_58a_10, c.c5_58a_11, c.c5_58a_12, c.c5_58a_13, c.c5_58a_13a]),
} satisfies Stage;

const withAllowance = (c: Boxes) => c.c5_36 - (c.c5_58a_1b + c.c5_58a_1);

/** Boxes c5.58a.15 to c5.58a.20: the lump sum's bands with the allowance, and what that saves. */
export const stage5LumpSumKept = {
	c5_58a_15: (c) => slice(withAllowance(c), below(c), limits.starter(c)),
	c5_58a_16: (c) => slice(withAllowance(c), below(c), limits.basic(c), c.c5_58a_15),
	c5_58a_17: (c) => slice(withAllowance(c), below(c), limits.intermediate(c), c.c5_58a_15, c.c5_58a_16),
	c5_58a_18: (c) =>
		slice(withAllowance(c), below(c), limits.higher(c), c.c5_58a_15, c.c5_58a_16, c.c5_58a_17),
	c5_58a_18a: (c) =>
		slice(withAllowance(c), below(c), limits.advanced(c), c.c5_58a_15, c.c5_58a_16, c.c5_58a_17, c.c5_58a_18),
	c5_58a_19: (c) => taxOf(c, [c.c5_58a_15, c.c5_58a_16, c.c5_58a_17, c.c5_58a_18, c.c5_58a_18a]),
	c5_58a_20: (c) => c.c5_58a_14 - c.c5_58a_19,
} satisfies Stage;

/** Boxes c5.58a.21 to c5.58a.39: the other income if non-savings income takes that allowance instead. */
export const stage5LumpSumOffered = {
	c5_58a_21: (c) => c.c5_56_1 - c.c5_58a_1,
	c5_58a_22: (c) => lower(c.c5_58a_21, c.c3a_1a),
	c5_58a_23: (c) => lower(c.c5_58a_21 - c.c5_58a_22, c.c5_2),
	c5_58a_24: (c) => lower(c.c5_58a_21 - (c.c5_58a_22 + c.c5_58a_23), c.c3a_2a),
	c5_58a_25: (c) => lower(c.c5_58a_21 - (c.c5_58a_22 + c.c5_58a_23 + c.c5_58a_24), c.c3a_3),
	c5_58a_25a: (c) => lower(c.c5_58a_21 - (c.c5_58a_22 + c.c5_58a_23 + c.c5_58a_24 + c.c5_58a_25), c.c3a_3_1),
	c5_58a_26: (c, p) => lower(c.c5_58a_3, p.SR_band),
	c5_58a_27: (c, p) => lower(c.c5_58a_26, p.SR_band - c.c5_58a_21),
	c5_58a_28: (c) => lower(c.c5_58a_3 - c.c5_58a_27, c.c4_79),
	c5_58a_29: (c) => lower(c.c5_58a_28, c.c5_2a - c.c5_58a_21),
	c5_58a_30: (c) =>
		lower(c.c5_58a_3 - (c.c5_58a_27 + c.c5_58a_29), c.c5_2a - (c.c5_58a_21 + c.c5_58a_27 + c.c5_58a_29)),
	c5_58a_31: (c) => c.c3a_3a + c.c4_59 - (c.c5_58a_21 + c.c5_58a_27 + c.c5_58a_29 + c.c5_58a_30),
	c5_58a_32: (c) => lower(c.c5_58a_31, c.c4_79 - c.c5_58a_29),
	c5_58a_33: (c) => lower(c.c5_58a_32, c.c5_58a_3 - (c.c5_58a_27 + c.c5_58a_29 + c.c5_58a_30)),
	c5_58a_34: (c) => lower(c.c5_58a_3 - (c.c5_58a_27 + c.c5_58a_29 + c.c5_58a_30 + c.c5_58a_33), c.c5_58a_31),
	c5_58a_35: (c) => lower(c.c5_58a_4, c.c4_80),
	c5_58a_36: (c) => lower(c.c5_58a_35, c.c5_2a - (c.c5_58a_3 + c.c5_58a_21)),
	c5_58a_37: (c) => lower(c.c5_58a_4 - c.c5_58a_36, c.c5_2a - (c.c5_58a_3 + c.c5_58a_21 + c.c5_58a_36)),
	c5_58a_38: (c) => lower(c.c4_80 - c.c5_58a_36, c.c5_58a_4 - (c.c5_58a_36 + c.c5_58a_37)),
	c5_58a_39: (c) => c.c5_58a_4 - (c.c5_58a_36 + c.c5_58a_37 + c.c5_58a_38),
} satisfies Stage;

const offeredBelow = (c: Boxes) => c.c5_58a_3 + c.c5_58a_4 + c.c5_58a_21;

/** Boxes c5.58a.40 to c5.58a.43a (which the specification calls c5.58.43a): the lump sum's bands then. */
export const stage5LumpSumThen = {
	c5_58a_40: (c) => slice(keptAtLeast(c), offeredBelow(c), limits.starter(c)),
	c5_58a_41: (c) => slice(keptAtLeast(c), offeredBelow(c), limits.basic(c), c.c5_58a_40),
	c5_58a_42: (c) => slice(keptAtLeast(c), offeredBelow(c), limits.intermediate(c), c.c5_58a_40, c.c5_58a_41),
	c5_58a_43: (c) =>
		slice(keptAtLeast(c), offeredBelow(c), limits.higher(c), c.c5_58a_40, c.c5_58a_41, c.c5_58a_42),
	c5_58_43a: (c) =>
		slice(
			keptAtLeast(c),
			offeredBelow(c),
			limits.advanced(c),
			c.c5_58a_40,
			c.c5_58a_41,
			c.c5_58a_42,
			c.c5_58a_43,
		),
} satisfies Stage;

const savingsTax = (p: Parameters, basic: bigint, higher: bigint) =>
	penceDown(times(basic, p.BR_rate) + times(higher, p.HR_rate));

/** Boxes c5.58a.44 to c5.58a.53: the two compared. */
export const stage5LumpSumWeighed = {
	c5_58a_44: (c) =>
		taxOf(c, [
			c.c5_58a_22 + c.c5_58a_40,
			c.c5_58a_23 + c.c5_58a_41,
			c.c5_58a_24 + c.c5_58a_42,
			c.c5_58a_25 + c.c5_58a_43,
			c.c5_58a_25a + c.c5_58_43a,
		]),
	c5_58a_45: (c, p) =>
		penceDown(
			times(c.c5_58a_30, p.BR_rate) +
				times(c.c5_58a_34, p.HR_rate) +
				times(c.c5_58a_37, p.DivBR_rate) +
				times(c.c5_58a_39, p.DivHR_rate),
		),
	c5_58a_46: (c) => c.c5_58a_44 + c.c5_58a_45,
	c5_58a_47: (c) =>
		c.c5_56 > 0n
			? taxOf(c, [c.c5_55_23, c.c5_55_24, c.c5_55_25, c.c5_55_26, c.c5_55_26a])
			: taxOf(c, [c.c5_55_11, c.c5_55_12, c.c5_55_13, c.c5_55_14, c.c5_55_14a]),
	c5_58a_48: (c, p) =>
		c.c5_56 > 0n ? savingsTax(p, c.c5_55_31, c.c5_55_35) : savingsTax(p, c.c5_55_17, c.c5_55_21),
	c5_58a_49: (c, p) => (c.c5_56p > 0n ? savingsTax(p, c.c5_56h, c.c5_56l) : c.c5_58a_48),
	c5_58a_50: (c, p) => penceDown(times(c.c5_58a_7, p.DivBR_rate) + times(c.c5_58a_9, p.DivHR_rate)),
	c5_58a_51: (c) => c.c5_58a_14 + c.c5_58a_47 + c.c5_58a_49 + c.c5_58a_50,
	c5_58a_52: (c) => c.c5_58a_51 - c.c5_58a_46,
	c5_58a_53: (c) => (c.c5_58a_52 >= c.c5_58a_20 ? c.c5_58a_1 : 0n),
} satisfies Stage;
