/** Stage 6: allocates taxable income to the tax bands. */
import { larger, lower } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Non-savings income. */
export const stage6NonSavings = {
	c6_1: (c) => c.c5_76 + c.c5_83,
	c6_2: (c) => lower(c.c6_1, c.c3a_1a),
	c6_3: () => 0n,
	c6_4: () => 0n,
	c6_5: () => 0n,
	c6_6: (c) => lower(c.c6_1 - c.c6_2, c.c3a_2 + c.c4_59),
	c6_7: (c) => c.c6_1 - (c.c6_2 + c.c6_6),
	c6_7a: (c) => larger(c.c3a_2a, c.c4_59),
	c6_7b: (c) => lower(c.c6_7, c.c3a_2a),
	c6_7c: () => 0n,
	c6_8: (c) => c.c3a_3,
	c6_9: (c) => lower(c.c6_7 - c.c6_7b, c.c6_8),
	c6_9_1: (c) => c.c6_1 - (c.c6_2 + c.c6_6 + c.c6_7b + c.c6_9),
	c6_9_2: (c) => lower(c.c3a_3_1, c.c6_9_1),
	c6_10: (c) => c.c6_1 - (c.c3a_3a + c.c4_59),
} satisfies Stage;

/** Savings, and life-policy gains without notional tax. */
export const stage6Savings = {
	c6_11: (c) => c.c5_78,
	c6_12: (c, p) => p.SR_band - c.c6_1,
	c6_13: (c) => lower(c.c6_11, c.c6_12),
	c6_14: (c, p) => lower(p.SR_band, c.c6_13),
	c6_15: () => 0n,
	c6_16: (c) => c.c4_79,
	c6_17: (c) => lower(c.c6_11 - c.c6_14, c.c6_16),
	c6_17a: () => 0n,
	c6_17b: (c, p) => lower(c.c6_11 - c.c6_14, p.BR_band + c.c4_59 - (c.c6_1 + c.c6_14)),
	c6_17c: (c) => lower(c.c6_17, c.c6_17b),
	c6_18: (c) => c.c6_17b - c.c6_17c,
	c6_19: (c) => c.c6_11 - (c.c6_14 + c.c6_17b),
	c6_20: (c, p) => p.AHR_band + c.c4_59 - (c.c6_1 + c.c6_14 + c.c6_17c + c.c6_18),
	c6_20a: (c) => lower(c.c6_19, c.c6_20),
	c6_20b: (c) => lower(c.c6_17 - c.c6_17b, c.c6_20),
	c6_21: (c) => c.c6_20a - c.c6_20b,
	c6_22: (c) => c.c6_11 - (c.c6_14 + c.c6_17 + c.c6_18 + c.c6_21),
} satisfies Stage;

/** Dividends. */
export const stage6Dividends = {
	c6_23: (c) => c.c5_79 + c.c5_80 + c.c5_81,
	c6_24: (c) => c.c4_80,
	c6_25: (c) => lower(c.c6_23, c.c6_24),
	c6_26: (c, p) => lower(c.c6_23, p.BR_band + c.c4_59 - (c.c6_1 + c.c6_11)),
	c6_27: (c) => lower(c.c6_25, c.c6_26),
	c6_28: (c) => c.c6_26 - c.c6_27,
	c6_29: (c) => c.c6_23 - c.c6_26,
	c6_30: (c, p) => p.AHR_band + c.c4_59 - (c.c6_1 + c.c6_11 + c.c6_27 + c.c6_28),
	c6_31: (c) => lower(c.c6_29, c.c6_30),
	c6_32: (c) => lower(c.c6_25 - c.c6_26, c.c6_30),
	c6_33: (c) => c.c6_31 - c.c6_32,
	c6_34: (c) => c.c6_23 - (c.c6_25 + c.c6_28 + c.c6_33),
} satisfies Stage;

/** Lump sums. */
export const stage6LumpSums = {
	c6_35: (c) => c.c5_77 + c.c5_84,
	c6_36: (c) => lower(c.c6_35, c.c3a_1a - (c.c6_1 + c.c6_11 + c.c6_23)),
	c6_37: (c) => c.c6_1 + c.c6_11 + c.c6_23 - c.c3a_1a,
	c6_38: (c) => c.c6_2 + c.c6_6 + c.c6_7 + c.c6_11 + c.c6_23 - (c.c3a_1a + c.c3a_2 + c.c4_59),
	c6_39: () => 0n,
	c6_40: (c) => lower(c.c6_35 - c.c6_36, c.c3a_2 + c.c4_59 - c.c6_37),
	c6_41: (c) => c.c6_35 - c.c6_36 - c.c6_40,
	c6_41a: (c) => c.c3a_2a - c.c6_38,
	c6_41b: (c) => lower(c.c6_41, c.c6_41a),
	c6_41c: () => 0n,
	c6_42: (c) =>
		lower(
			c.c6_8,
			c.c3a_1a + c.c3a_2a + c.c3a_3 + c.c5_2 - (c.c6_1 + c.c6_11 + c.c6_23 + c.c6_36 + c.c6_40 + c.c6_41b),
		),
	c6_43: (c) => lower(c.c6_42, c.c6_41 - c.c6_41b),
	c6_43_1: (c) =>
		lower(
			c.c3a_3_1,
			c.c3a_1a +
				c.c3a_2a +
				c.c3a_3 +
				c.c3a_3_1 +
				c.c5_2 -
				(c.c6_1 + c.c6_11 + c.c6_23 + c.c6_36 + c.c6_40 + c.c6_41b + c.c6_43),
		),
	c6_43_2: (c) => lower(c.c6_43_1, c.c6_41 - (c.c6_41b + c.c6_43)),
	c6_44: (c) => c.c6_35 - (c.c6_36 + c.c6_40 + c.c6_41b + c.c6_43 + c.c6_43_2),
} satisfies Stage;

/** Life-policy gains with notional tax. */
export const stage6Gains = {
	c6_45: (c) => c.c5_82,
	c6_46: (c, p) => p.SR_band - (c.c6_1 + c.c6_11 + c.c6_23 + c.c6_35),
	c6_47: (c) => lower(c.c6_45, c.c6_46),
	c6_48: (c, p) => lower(p.SR_band - c.c6_14, c.c6_47),
	c6_49: () => 0n,
	c6_50: (c) => c.c6_16 - c.c6_17,
	c6_51: (c) => lower(c.c6_45 - c.c6_48, c.c6_50),
	c6_51a: () => 0n,
	c6_51b: (c, p) =>
		lower(c.c6_45 - c.c6_48, p.BR_band + c.c4_59 - (c.c6_1 + c.c6_11 + c.c6_23 + c.c6_35 + c.c6_48)),
	c6_51c: (c) => lower(c.c6_51, c.c6_51b),
	c6_52: (c) => c.c6_51b - c.c6_51c,
	c6_53: (c) => c.c6_45 - (c.c6_48 + c.c6_51b),
	c6_54: (c, p) =>
		p.AHR_band + c.c4_59 - (c.c6_1 + c.c6_11 + c.c6_23 + c.c6_35 + c.c6_48 + c.c6_51c + c.c6_52),
	c6_54a: (c) => lower(c.c6_53, c.c6_54),
	c6_54b: (c) => lower(c.c6_51 - c.c6_51b, c.c6_54),
	c6_55: (c) => c.c6_54a - c.c6_54b,
	c6_56: (c) => c.c6_45 - (c.c6_48 + c.c6_51 + c.c6_52 + c.c6_55),
} satisfies Stage;
