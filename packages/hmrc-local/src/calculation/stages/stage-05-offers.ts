/** Stage 5: whether allowances save more against non-savings and savings income than against dividends. */
import { lower, penceDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Boxes c5.55.11 to c5.55.21: the bands before the offer. */
export const stage5BandsBefore = {
	c5_55_11: (c) => lower(c.c5_54a, c.c3a_1a),
	c5_55_12: (c) => lower(c.c5_54a - c.c5_55_11, c.c5_2),
	c5_55_13: (c) => lower(c.c5_54a - (c.c5_55_11 + c.c5_55_12), c.c3a_2a),
	c5_55_14: (c) => lower(c.c5_54a - (c.c5_55_11 + c.c5_55_12 + c.c5_55_13), c.c3a_3),
	c5_55_14a: (c) => lower(c.c5_54a - (c.c5_55_11 + c.c5_55_12 + c.c5_55_13 + c.c5_55_14), c.c3a_3_1),
	c5_55_15: (c) => lower(c.c5_54a1 - c.c5_54c, c.c4_79),
	c5_55_16: (c) => lower(c.c5_55_15, c.c5_2a - c.c5_54a),
	c5_55_17: (c) => lower(c.c5_54a1 - (c.c5_54c + c.c5_55_16), c.c5_2a - (c.c5_54a + c.c5_54c + c.c5_55_16)),
	c5_55_18: (c) => c.c3a_3a + c.c4_59 - (c.c5_54a + c.c5_54c + c.c5_55_16 + c.c5_55_17),
	c5_55_19: (c) => lower(c.c5_55_18, c.c4_79 - c.c5_55_16),
	c5_55_20: (c) => lower(c.c5_55_19, c.c5_54a1 - (c.c5_54c + c.c5_55_16 + c.c5_55_17)),
	c5_55_21: (c) => lower(c.c5_54a1 - (c.c5_54c + c.c5_55_16 + c.c5_55_17 + c.c5_55_20), c.c5_55_18),
} satisfies Stage;

/** Boxes c5.55.22 to c5.55.35: the bands after the offer. */
export const stage5BandsAfter = {
	c5_55_22: (c) => c.c5_54a - c.c5_55_6,
	c5_55_23: (c) => lower(c.c5_55_22, c.c3a_1a),
	c5_55_24: (c) => lower(c.c5_55_22 - c.c5_55_23, c.c5_2),
	c5_55_25: (c) => lower(c.c5_55_22 - (c.c5_55_23 + c.c5_55_24), c.c3a_2a),
	c5_55_26: (c) => lower(c.c5_55_22 - (c.c5_55_23 + c.c5_55_24 + c.c5_55_25), c.c3a_3),
	c5_55_26a: (c) => lower(c.c5_55_22 - (c.c5_55_23 + c.c5_55_24 + c.c5_55_25 + c.c5_55_26), c.c3a_3_1),
	c5_55_27: (c, p) => lower(c.c5_54a1, p.SR_band),
	c5_55_28: (c, p) => lower(c.c5_55_27, p.SR_band - c.c5_55_22),
	c5_55_29: (c) => lower(c.c5_54a1 - c.c5_55_28, c.c4_79),
	c5_55_30: (c) => lower(c.c5_55_29, c.c5_2a - c.c5_55_24),
	c5_55_31: (c) =>
		lower(c.c5_54a1 - (c.c5_55_28 + c.c5_55_30), c.c5_2a - (c.c5_55_22 + c.c5_55_28 + c.c5_55_30)),
	c5_55_32: (c) => c.c3a_3a + c.c4_59 - (c.c5_55_22 + c.c5_55_28 + c.c5_55_30 + c.c5_55_31),
	c5_55_33: (c) => lower(c.c5_55_32, c.c4_79 - c.c5_55_30),
	c5_55_34: (c) => lower(c.c5_55_33, c.c5_54a1 - (c.c5_55_28 + c.c5_55_30 + c.c5_55_31)),
	c5_55_35: (c) => lower(c.c5_54a1 - (c.c5_55_28 + c.c5_55_30 + c.c5_55_31 + c.c5_55_34), c.c5_55_32),
} satisfies Stage;

/** Boxes c5.55.36 to c5.56: the offer to non-savings income, weighed. */
export const stage5NonSavingsOffer = {
	c5_55_36: (c) => penceDown(times(c.c5_55_11 - c.c5_55_23, c.c3a_3b)),
	c5_55_37: (c) => penceDown(times(c.c5_55_12 - c.c5_55_24, c.c3a_4)),
	c5_55_38: (c) => penceDown(times(c.c5_55_13 - c.c5_55_25, c.c3a_4a)),
	c5_55_39: (c) => penceDown(times(c.c5_55_14 - c.c5_55_26, c.c3a_5)),
	c5_55_39a: (c) => penceDown(times(c.c5_55_14a - c.c5_55_26a, c.c3a_5a)),
	c5_55_40: (c, p) => penceDown(times(c.c5_55_17 - c.c5_55_31, p.BR_rate)),
	c5_55_41: (c, p) => penceDown(times(c.c5_55_21 - c.c5_55_35, p.HR_rate)),
	c5_55_42: (c) => c.c5_55_36 + c.c5_55_37 + c.c5_55_38 + c.c5_55_39 + c.c5_55_39a + c.c5_55_40 + c.c5_55_41,
	c5_56: (c) => (c.c5_55_42 >= c.c5_55_10 ? c.c5_55_6 : 0n),
} satisfies Stage;

/** Boxes c5.56.1 to c5.58: the offer to savings income, weighed. */
export const stage5SavingsOffer = {
	c5_56_1: (c) => c.c5_54a - c.c5_56,
	c5_56_2: (c) => c.c5_54a1 - c.c5_55_7,
	c5_56a: (c, p) => lower(c.c5_22 - c.c5_48, p.BR_band + c.c4_75 - (c.c5_56_1 + c.c5_56_2)),
	c5_56b: (c) => lower(c.c5_23, c.c5_56a),
	c5_56c: (c) => c.c5_56a - c.c5_56b,
	c5_56c1: (c, p) => penceDown(times(lower(c.c5_55_7, c.c5_56c), p.DivBR_rate)),
	c5_56c2: (c, p) => penceDown(times(c.c5_55_7 - lower(c.c5_55_7, c.c5_56c), p.DivHR_rate)),
	c5_56d: (c) => c.c5_56c1 + c.c5_56c2,
	c5_56e: (c, p) => lower(c.c5_56_2, p.SR_band),
	c5_56e1: (c, p) => lower(c.c5_56e, p.SR_band - c.c5_56_1),
	c5_56f: (c) => lower(c.c5_56_2 - c.c5_56e1, c.c4_79),
	c5_56g: (c) => lower(c.c5_56f, c.c5_2a - c.c5_56_1),
	c5_56h: (c) => lower(c.c5_56_2 - (c.c5_56e1 + c.c5_56g), c.c5_2a - (c.c5_56_1 + c.c5_56e1 + c.c5_56g)),
	c5_56i: (c) => c.c3a_3a + c.c4_59 - (c.c5_56_1 + c.c5_56e1 + c.c5_56g + c.c5_56h),
	c5_56j: (c) => lower(c.c5_56i, c.c4_79 - c.c5_56g),
	c5_56k: (c) => lower(c.c5_56j, c.c5_56_2 - (c.c5_56e1 + c.c5_56g + c.c5_56h)),
	c5_56l: (c) => lower(c.c5_56_2 - (c.c5_56e1 + c.c5_56g + c.c5_56h + c.c5_56k), c.c5_56i),
	c5_56m: (c, p) =>
		penceDown(times(lower(c.c5_55_7, (c.c5_56 === 0n ? c.c5_55_17 : c.c5_55_31) - c.c5_56h), p.BR_rate)),
	c5_56n: (c, p) =>
		penceDown(times(lower(c.c5_55_7, (c.c5_56 === 0n ? c.c5_55_21 : c.c5_55_35) - c.c5_56l), p.HR_rate)),
	c5_56o: (c) => c.c5_56m + c.c5_56n,
	c5_56p: (c) => (c.c5_56o >= c.c5_56d ? c.c5_55_7 : 0n),
	c5_57a: (c) => lower(c.c5_56p, c.c5_35 - c.c5_56 + c.c5_43c),
	c5_57: (c) => lower(c.c5_56, c.c5_35 - c.c5_52h),
	c5_58: (c) =>
		lower(
			c.c5_1 - (c.c5_47 + c.c5_48 + c.c5_52h + c.c5_52l + c.c5_57 + c.c5_57a),
			c.c5_55_6 + c.c5_55_7 - (c.c5_56 + c.c5_56p),
		),
} satisfies Stage;
